// SPDX-License-Identifier: MIT
// A match of Owcy Głowa, with every hand and every phase. It never leaves the process; views do.
#pragma once

#include <optional>

#include "engine/frame/action.hpp"
#include "engine/frame/phases.hpp"
#include "engine/frame/trick.hpp"
#include "engine/owcyglowa/score.hpp"

namespace avinas::owcyglowa {

/// The version of the rules as implemented; a change of outcome for any history raises it.
inline constexpr int kRulesVersion = 1;

/// Every card, and a bid of each seat.
using ActionHistory =
    BoundedVector<SeatAction, kCards.size() + static_cast<std::size_t>(kShape.seating.seats)>;

/// A hand laid open: what was dealt and everything that was done. Public once the hand is over.
struct HandRecord {
  Seat dealer = Seat::North;
  Deal deal = kShape.no_cards();
  ActionHistory actions;
  HandResult result;
  bool operator==(const HandRecord&) const = default;
};

/// From the deal to the end of the hand: what was dealt, done, and is still held.
struct HandInPlay {
  Seat dealer = Seat::North;
  Deal dealt = kShape.no_cards();
  PerSeat<CardSet> held;
  ActionHistory actions;
};

/// Cards are played, each seat's bid before its first (O3.1).
using Playing = phases::PlayingAlone<HandInPlay>;

using MatchState = phases::Match<Options, Sheet, HandRecord, Outcome, Playing>;

}  // namespace avinas::owcyglowa
