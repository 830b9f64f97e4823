// SPDX-License-Identifier: MIT
// A match of Owcy Głowa, with every hand and every phase. It never leaves the process; views do.
#pragma once

#include <optional>
#include <variant>

#include "engine/frame/action.hpp"
#include "engine/frame/shared.hpp"
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

/// No hand is dealt yet.
struct BeforeDeal {
  Seat dealer = Seat::North;
};

/// From the deal to the end of the hand: what was dealt, done, and is still held.
struct HandInPlay {
  Seat dealer = Seat::North;
  Deal dealt = kShape.no_cards();
  PerSeat<CardSet> held;
  ActionHistory actions;
};

/// Cards are played, each seat's bid before its first (O3.1).
struct Playing {
  HandInPlay hand;
  Trick trick;
  std::optional<CompletedTrick> last{};
  PerSeat<int> points;
  PerSeat<int> tricks;
};

/// The hand is over and open to all.
struct HandOver {
  Shared<HandRecord> record;  ///< there is one
  std::optional<CompletedTrick> last{};
};

/// The match is over with the hand in `final_hand`.
struct MatchOver {
  HandOver final_hand;
  Outcome outcome;
};

/// The players gave the match up; a hand in play is laid open, unfinished.
struct Abandoned {
  std::optional<HandOver> last_hand{};
};

using Phase = std::variant<BeforeDeal, Playing, HandOver, MatchOver, Abandoned>;

struct MatchState {
  Options options;
  Sheet sheet;
  int hands_dealt = 0;
  Phase phase;
};

}  // namespace avinas::owcyglowa
