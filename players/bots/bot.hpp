// SPDX-License-Identifier: MIT
// A player made of the view alone: it links to the model and cannot see a state.
#pragma once

#include <optional>

#include "engine/avinas/model/view.hpp"

namespace avinas::bots {

/// The action of a sensible player with this view: one of `view.legal`, or nothing if that is empty
/// or holds only a stop that does not pay.
std::optional<Action> choose(const View& view);

}  // namespace avinas::bots
