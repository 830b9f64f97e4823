// SPDX-License-Identifier: MIT
// The pack of Owcy Głowa, and what a table may choose.
#pragma once

#include <cstdint>

#include "engine/frame/shape.hpp"
#include "engine/frame/trick.hpp"

namespace avinas::owcyglowa {

/// The defaults are the rules as written.
struct Options {
  int stake = 0;  ///< units that each loser owes for a match; 0 without stakes (O6.6)
  constexpr bool operator==(const Options&) const = default;
};

/// The 24 cards by rising index (O1.2).
inline constexpr auto kCards =
    pack_of(std::array{Rank::Ace, Rank::Ten, Rank::King, Rank::Queen, Rank::Jack, Rank::Nine});

/// Eight cards each, one by one, counter-clockwise, for three who play alone (O1.1, O2.2).
inline constexpr Shape kShape{
    .pack = kCards, .each = 8, .packet = 1, .way = Way::Right, .seating = {3, false}};
constexpr Shape shape(const Options&) { return kShape; }

/// A player who cannot follow plays any card (O4.2); a granny has a rule of its own (O4.3).
constexpr Duty duty(const Options&) { return Duty::Free; }

}  // namespace avinas::owcyglowa
