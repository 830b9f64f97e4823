// SPDX-License-Identifier: MIT
// The refusal of a card that does not follow.
#pragma once

#include <array>

#include "engine/frame/order.hpp"
#include "engine/frame/rule_violation.hpp"

namespace avinas {

/// The suit that is owed after this lead.
constexpr Violation must_follow(const Order& order, Card led) {
  if (order.is_trump(led)) return Violation::FollowTrumps;
  constexpr std::array<Violation, kSuits> kFollow{Violation::FollowClubs, Violation::FollowSpades,
                                                  Violation::FollowHearts,
                                                  Violation::FollowDiamonds};
  return kFollow[static_cast<std::size_t>(led.suit())];
}

}  // namespace avinas
