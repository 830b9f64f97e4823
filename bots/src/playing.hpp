// SPDX-License-Identifier: MIT
// Which card a bot leads or follows with.
#pragma once

#include "model/view.hpp"

namespace avinas::bots {

/// The first lead of a no-sevens game, when the card makes `suit` trumps (R4.4).
Action choose_opening(const View& view, Suit suit);
/// A lead or a follow once trumps are known.
Action choose_card(const View& view);

}  // namespace avinas::bots
