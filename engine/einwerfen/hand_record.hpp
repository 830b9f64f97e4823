// SPDX-License-Identifier: MIT
// A hand of Einwerfen laid open: what was dealt and everything that was done.
#pragma once

#include "engine/einwerfen/score.hpp"
#include "engine/frame/action.hpp"
#include "engine/frame/bounded_vector.hpp"
#include "engine/frame/deal.hpp"

namespace avinas::einwerfen {

inline constexpr int kHandSize = 8;
/// Nothing is done but to play cards.
using ActionHistory = BoundedVector<SeatAction, 32>;

/// Public once the hand is over (section 6).
struct HandRecord {
  Seat dealer = Seat::North;
  Deal deal{kHandSize};
  ActionHistory actions;
  HandResult result;
  bool operator==(const HandRecord&) const = default;
};

}  // namespace avinas::einwerfen
