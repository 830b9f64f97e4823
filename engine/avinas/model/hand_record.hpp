// SPDX-License-Identifier: MIT
// A hand laid open after it ended: what was dealt and everything that was done.
#pragma once

#include "engine/avinas/model/score.hpp"
#include "engine/frame/action.hpp"
#include "engine/frame/bounded_vector.hpp"
#include "engine/frame/deal.hpp"

namespace avinas {

/// The cards of a seat (R2.2).
inline constexpr int kHandSize = 8;
/// Four calls, thirty-two plays, a suit named and a stop; a sevens game has four answers and no
/// stop, so it stays below.
inline constexpr std::size_t kMaxHandActions = 38;

using ActionHistory = BoundedVector<SeatAction, kMaxHandActions>;

/// Public once the hand is over (section 7 of the rules).
struct HandRecord {
  Seat dealer = Seat::North;
  Deal deal{kHandSize};
  ActionHistory actions;
  HandResult result;
  bool operator==(const HandRecord&) const = default;
};

}  // namespace avinas
