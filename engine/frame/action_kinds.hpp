// SPDX-License-Identifier: MIT
// Kinds of actions: a game lists those that it has, so that a new one is strange to it.
#pragma once

#include "engine/frame/action.hpp"

namespace avinas {

/// The action is of one of these kinds.
template <typename... Kinds>
constexpr bool is_any_of(const Action& action) {
  return (std::holds_alternative<Kinds>(action) || ...);
}

}  // namespace avinas
