// SPDX-License-Identifier: MIT
// The whole truth of a match: every hand, every phase. It never leaves the engine's callers in
// one piece; what leaves the process is made of views.
#pragma once

#include <variant>

#include "engine/avinas/model/hand_record.hpp"
#include "engine/avinas/model/options.hpp"
#include "engine/avinas/rules/exposure.hpp"
#include "engine/frame/card_set.hpp"
#include "engine/frame/shared.hpp"
#include "engine/frame/trick.hpp"

namespace avinas {

/// From the deal to the end of the hand: what was dealt, done, and is still held.
struct HandInPlay {
  Seat dealer = Seat::North;
  Deal dealt{kHandSize};
  Exposure exposure;
  PerSeat<CardSet> held;
  ActionHistory actions;
};

/// The declarer, and the stakes.
struct Contract {
  Seat declarer = Seat::North;
  int bid = 0;  ///< the length stated; 0 in a sevens game
  KnockLevel knock = KnockLevel::None;
};

/// No hand is dealt yet.
struct BeforeDeal {
  Seat dealer = Seat::North;
};

/// One round of calls in a no-sevens game (R4.1).
struct Bidding {
  HandInPlay hand;
  Seat turn = Seat::North;
  int longest = 0;  ///< 0: nobody has stated a length
  Seat longest_by = Seat::North;
};

/// A knock window: declarers' first, then, after a knock, the defenders' (R3.3).
struct Knocking {
  HandInPlay hand;
  Contract contract;
  Suit trump = Suit::Clubs;
  Side asked = Side::NorthSouth;
  PerSeat<bool> passed;
};

/// Declarer is to lead in a no-sevens game; that card makes the trump suit (R4.4).
struct OpeningLead {
  HandInPlay hand;
  Contract contract;
};

/// Declarer led a queen or jack and has been asked for the trump suit (R4.4).
struct NamingTrump {
  HandInPlay hand;
  Contract contract;
  Card led;
};

/// The trump suit is known and cards are played (section 5).
struct Playing {
  HandInPlay hand;
  Contract contract;
  Suit trump = Suit::Clubs;
  Trick trick;
  std::optional<CompletedTrick> last{};
  PerSide<int> points;
  PerSide<int> tricks;
};

/// The hand is over and open to all.
struct HandOver {
  Shared<HandRecord> record;  ///< there is one
  Exposure exposure;
  std::optional<CompletedTrick> last{};
};

/// The match is over with the hand in `final_hand` (R6.1, R6.4).
struct MatchOver {
  HandOver final_hand;
  Outcome outcome;
};

/// The players gave the match up; a hand in play is laid open, unfinished.
struct Abandoned {
  std::optional<HandOver> last_hand{};
};

using Phase = std::variant<BeforeDeal, Bidding, Knocking, OpeningLead, NamingTrump, Playing,
                           HandOver, MatchOver, Abandoned>;

struct MatchState {
  Options options;
  Sheet sheet;
  int hands_dealt = 0;
  Phase phase;
};

}  // namespace avinas
