// SPDX-License-Identifier: MIT
// A match of Sjavs for three or two, with every hand and every phase. It never leaves the process;
// views do.
#pragma once

#include <array>
#include <optional>

#include "engine/frame/action.hpp"
#include "engine/frame/phases.hpp"
#include "engine/frame/trick.hpp"
#include "engine/sjavs/calls.hpp"
#include "engine/sjavsalone/score.hpp"

namespace avinas::sjavsalone {

/// The version of the rules as implemented; a change of outcome for any history raises it.
inline constexpr int kRulesVersion = 1;

using sjavs::Contract;

/// Three calls, a suit named, an exchange and thirty cards; or two, a suit and thirty-two.
using ActionHistory = BoundedVector<SeatAction, 36>;

/// A hand laid open: what was dealt and everything that was done. Public once the hand is over.
struct HandRecord {
  Seat dealer = Seat::North;
  Deal deal = kShapeOfThree.no_cards();
  ActionHistory actions;
  HandResult result;
  bool operator==(const HandRecord&) const = default;
};

/// The places of a row before a player of two: the card beneath was turned (S9.5).
using Turned = std::array<bool, kRow>;

/// From the deal to the end of the hand: what was dealt, done, and is still held.
struct HandInPlay {
  Seat dealer = Seat::North;
  Deal dealt = kShapeOfThree.no_cards();
  PerSeat<CardSet> held;  ///< that can be played: in hand, and of two the up-cards (S9.2)
  ActionHistory actions;
  Form form = Form::Three;
  std::optional<Contract> contract{};  ///< the highest call
  std::optional<Suit> trump{};
  std::optional<int> exchanged{};  ///< cards that declarer laid away for as many of the skat (S8.5)
  CardSet laid;                    ///< those cards: nobody else knows them
  PerSeat<Turned> turned{};
};

/// One round of calls (S3.1).
struct Calling {
  HandInPlay hand;
  Seat turn = Seat::North;
};

/// Declarer is to name the trump suit (S3.7).
struct Naming {
  HandInPlay hand;
};

/// Declarer of three lays one card or two away, or keeps their hand (S8.5).
struct Exchanging {
  HandInPlay hand;
};

using Playing = phases::PlayingAlone<HandInPlay>;

using MatchState =
    phases::Match<Options, Sheet, HandRecord, Outcome, Calling, Naming, Exchanging, Playing>;

}  // namespace avinas::sjavsalone
