// SPDX-License-Identifier: MIT
// A match of Bavarian Tarock, with every hand and every phase. It never leaves the process; views
// do.
#pragma once

#include <optional>

#include "engine/frame/action.hpp"
#include "engine/frame/phases.hpp"
#include "engine/frame/trick.hpp"
#include "engine/tarock/score.hpp"

namespace avinas::tarock {

/// The version of the rules as implemented; a change of outcome for any history raises it.
inline constexpr int kRulesVersion = 1;

/// Each card that is played, and what is said before: at most three figures more than there are,
/// two passes, and three decisions of the soloist.
using ActionHistory = BoundedVector<SeatAction, 3 * 11 + kMostCalls>;

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
  std::optional<Seat> soloist{};  ///< by the calls so far
  int call = 0;                   ///< the highest: 0, `kPlay` or a figure
  std::optional<Contract> contract{};
  std::optional<Suit> trump{};
  CardSet laid;  ///< away by the soloist: nobody else knows them
};

/// Calls are made (T3).
struct Bidding {
  HandInPlay hand;
  Seat turn = Seat::North;
  PerSeat<bool> passed{};
  std::optional<Seat> first{};  ///< the first bidder, while they may still assert priority (T3.3)
};

/// The soloist, whom nobody contested, takes the stock or says a figure (T3.5).
struct Choosing {
  HandInPlay hand;
};

/// The soloist has taken the stock and lays as many cards away (T4.1).
struct Laying {
  HandInPlay hand;
};

/// The soloist names the trump suit (T4.1).
struct Naming {
  HandInPlay hand;
};

using Playing = phases::PlayingAlone<HandInPlay>;

using MatchState =
    phases::Match<Options, Sheet, HandRecord, Outcome, Bidding, Choosing, Laying, Naming, Playing>;

}  // namespace avinas::tarock
