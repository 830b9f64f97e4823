// SPDX-License-Identifier: MIT
// A match of Klørsjavs, with every hand and every phase. It never leaves the process; views do.
#pragma once

#include <optional>

#include "engine/frame/action.hpp"
#include "engine/frame/phases.hpp"
#include "engine/frame/trick.hpp"
#include "engine/klorsjavs/score.hpp"

namespace avinas::klorsjavs {

/// The version of the rules as implemented; a change of outcome for any history raises it.
inline constexpr int kRulesVersion = 1;

/// Every card that is played, and every call.
using ActionHistory = BoundedVector<SeatAction, kCards.size() - kCat + 7>;

/// A hand laid open: what was dealt and everything that was done. Public once the hand is over.
struct HandRecord {
  Seat dealer = Seat::North;
  Deal deal = kShapeOfThree.no_cards();
  ActionHistory actions;
  HandResult result;
  bool operator==(const HandRecord&) const = default;
};

/// From the deal to the end of the hand: what was dealt, done, and is still held.
struct HandInPlay {
  Form form = Form::Three;
  Seat dealer = Seat::North;
  Deal dealt = kShapeOfThree.no_cards();
  PerSeat<CardSet> held;
  ActionHistory actions;
  std::optional<Seat> declarer{};
  std::optional<Contract> contract{};
  std::optional<Suit> trump{};
  std::optional<CatFate> cat{};
  CardSet laid;  ///< away by declarer: nobody else knows them

  /// Cards that lie with declarer (K4.4): those laid away, or the cat that was left.
  CardSet lies() const { return cat == CatFate::Left ? CardSet::of_all(dealt.rest()) : laid; }
};

/// Calls are made (K3, K9.3).
struct Bidding {
  HandInPlay hand;
  Seat turn = Seat::North;
};

/// Declarer may take the cat, and has taken it if two cards are still to be laid away (K4).
struct Exchanging {
  HandInPlay hand;
};

/// Declarer names the trump suit (K9.4).
struct Naming {
  HandInPlay hand;
};

using Playing = phases::PlayingAlone<HandInPlay>;

using MatchState =
    phases::Match<Options, Sheet, HandRecord, Outcome, Bidding, Exchanging, Naming, Playing>;

}  // namespace avinas::klorsjavs
