// SPDX-License-Identifier: MIT
// A hand of Sjavs laid open: what was dealt and everything that was done.
#pragma once

#include "engine/frame/action.hpp"
#include "engine/frame/bounded_vector.hpp"
#include "engine/frame/deal.hpp"
#include "engine/sjavs/score.hpp"

namespace avinas::sjavs {

inline constexpr int kHandSize = 8;
/// Four calls, a suit named and thirty-two cards.
using ActionHistory = BoundedVector<SeatAction, 37>;

/// Public once the hand is over (section 7).
struct HandRecord {
  Seat dealer = Seat::North;
  Deal deal{kHandSize};
  ActionHistory actions;
  HandResult result;
  bool operator==(const HandRecord&) const = default;
};

}  // namespace avinas::sjavs
