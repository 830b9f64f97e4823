// SPDX-License-Identifier: MIT
// The pack of Bavarian Tarock, its calls, and what a table may choose.
#pragma once

#include <cstdint>

#include "engine/frame/shape.hpp"
#include "engine/frame/thirty_six.hpp"
#include "engine/frame/trick.hpp"

namespace avinas::tarock {

/// Units that each player puts into the pot (T1.4).
enum class Pot : std::uint8_t { Hundred, Fifty };

constexpr int units_of(Pot pot) { return pot == Pot::Fifty ? 50 : 100; }

/// The defaults are the rules as written.
struct Options {
  Pot pot = Pot::Hundred;
  bool raise_alone = false;  ///< a bidder whom nobody contests may name any figure (T3.5)
  int stake = 0;             ///< units for one of the account (T6.3)
  constexpr bool operator==(const Options&) const = default;
};

/// The cards that nobody is dealt (T2.2).
inline constexpr int kStock = 3;

using thirty_six::kCards, thirty_six::order;

/// Four, three, the stock, four (T2.2), for three who play alone (T1.1).
inline constexpr Shape kShape{
    .pack = kCards, .each = 11, .packet = 4, .second = 3, .seating = {3, false}, .rest_after = 7};
constexpr Shape shape(const Options&) { return kShape; }

/// A player heads the trick if they can, and trumps if they cannot follow (T4.4).
constexpr Duty duty(const Options&) { return Duty::Head; }

/// The call `play`; the other calls are figures: points that are undertaken without the stock
/// (T3.1 to T3.3).
inline constexpr int kPlay = 1;
inline constexpr int kLowest = 61, kHighest = 116, kRaise = 5;

constexpr bool is_figure(int call) {
  return call >= kLowest && call <= kHighest && (call - kLowest) % kRaise == 0;
}

}  // namespace avinas::tarock
