// SPDX-License-Identifier: MIT
// A match of Six-Bid or Frog, with every hand and every phase. It never leaves the process; views
// do.
#pragma once

#include <optional>

#include "engine/frame/action.hpp"
#include "engine/frame/phases.hpp"
#include "engine/frame/trick.hpp"
#include "engine/sixbid/score.hpp"

namespace avinas::sixbid {

/// The version of the rules as implemented; a change of outcome for any history raises it.
inline constexpr int kRulesVersion = 1;

/// Each card that is played, and what is said before.
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
  std::optional<Seat> soloist{};       ///< by the bids so far
  int bid = 0;                         ///< the highest; 0 before the first
  std::optional<Contract> contract{};  ///< once the bidding is over
  std::optional<Suit> trump{};
  CardSet laid;                    ///< away by the soloist of a frog: nobody else knows them
  std::optional<Card> asked{};     ///< the card that was called (L4.7)
  std::optional<Seat> asked_of{};  ///< the seat that held it
  std::optional<Card> given{};     ///< for it: these two know it alone
};

/// Bids are made (L3).
struct Bidding {
  HandInPlay hand;
  Seat turn = Seat::North;
  PerSeat<bool> passed{};
};

/// The soloist of a frog has taken the blind and lays as many cards away (L8.3).
struct Laying {
  HandInPlay hand;
};

/// The soloist names the trump suit (L4.3).
struct Naming {
  HandInPlay hand;
};

/// The soloist of a call solo calls for a card, or for none (L4.7).
struct Asking {
  HandInPlay hand;
};

/// The soloist holds the card that was called and gives one for it (L4.7).
struct Giving {
  HandInPlay hand;
};

using Playing = phases::PlayingAlone<HandInPlay>;

using MatchState = phases::Match<Options, Sheet, HandRecord, Outcome, Bidding, Laying, Naming,
                                 Asking, Giving, Playing>;

}  // namespace avinas::sixbid
