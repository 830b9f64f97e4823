// SPDX-License-Identifier: MIT
// The result of a hand that a side wins with games, in a game whose trumps are turned.
#pragma once

#include <optional>

#include "engine/frame/card.hpp"
#include "engine/frame/seat.hpp"

namespace avinas::turned {

/// Games that a side wins in a hand.
struct Win {
  Side side = Side::NorthSouth;
  int games = 0;  ///< with all that makes the hand count more
  constexpr bool operator==(const Win&) const = default;
};

/// How a hand stands or ended. Points and tricks count completed tricks only.
struct Result {
  bool finished = false;
  Card turned{};                ///< the dealer's last card, whose suit is trumps
  std::optional<Suit> trump{};  ///< that suit
  PerSide<int> points{};
  PerSide<int> tricks{};
  int ties = 0;                  ///< that waited for it
  std::optional<Side> won_by{};  ///< nobody at 60-60
  std::optional<Win> win{};
  constexpr bool operator==(const Result&) const = default;
};

/// The games of a finished hand that a side wins, less the other's.
int score(const Result& result, Side side);
/// A finished hand to a side: games, and a little for each card point.
double worth(const Result& result, Side side);

}  // namespace avinas::turned
