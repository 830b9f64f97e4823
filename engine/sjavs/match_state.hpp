// SPDX-License-Identifier: MIT
// A match of Sjavs with every hand and every phase. It never leaves the process; views do.
#pragma once

#include <optional>
#include <variant>

#include "engine/frame/deal.hpp"
#include "engine/frame/shared.hpp"
#include "engine/frame/trick.hpp"
#include "engine/sjavs/hand_record.hpp"

namespace avinas::sjavs {

/// From the deal to the end of the hand: what was dealt, done, and is still held.
struct HandInPlay {
  Seat dealer = Seat::North;
  Deal dealt{kHandSize};
  PerSeat<CardSet> held;
  ActionHistory actions;
};

/// The highest call.
struct Contract {
  Seat declarer = Seat::North;
  int length = 0;
  bool better = false;
};

/// No hand is dealt yet.
struct BeforeDeal {
  Seat dealer = Seat::North;
};

/// One round of calls (S3.1).
struct Calling {
  HandInPlay hand;
  Seat turn = Seat::North;
  std::optional<Contract> highest{};
};

/// Declarer is to name the trump suit (S3.7).
struct Naming {
  HandInPlay hand;
  Contract contract;
};

/// Cards are played (S4). Without a contract all passed, and the permanent trumps alone are trumps
/// (S3.8).
struct Playing {
  HandInPlay hand;
  std::optional<Contract> contract{};
  std::optional<Suit> trump{};
  Trick trick;
  std::optional<CompletedTrick> last{};
  PerSide<int> points;
  PerSide<int> tricks;
  std::optional<Seat> solo{};  ///< one seat took every trick so far
};

/// The hand is over and open to all.
struct HandOver {
  Shared<HandRecord> record;  ///< there is one
  std::optional<CompletedTrick> last{};
};

/// The match is over with the hand in `final_hand` (S6.2).
struct MatchOver {
  HandOver final_hand;
  Outcome outcome;
};

/// The players gave the match up; a hand in play is laid open, unfinished.
struct Abandoned {
  std::optional<HandOver> last_hand{};
};

using Phase = std::variant<BeforeDeal, Calling, Naming, Playing, HandOver, MatchOver, Abandoned>;

struct MatchState {
  Options options;
  Sheet sheet;
  int hands_dealt = 0;
  Phase phase;
};

}  // namespace avinas::sjavs
