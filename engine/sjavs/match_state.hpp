// SPDX-License-Identifier: MIT
// A match of Sjavs with every hand and every phase. It never leaves the process; views do.
#pragma once

#include <optional>

#include "engine/frame/deal.hpp"
#include "engine/frame/phases.hpp"
#include "engine/frame/trick.hpp"
#include "engine/sjavs/calls.hpp"
#include "engine/sjavs/hand_record.hpp"

namespace avinas::sjavs {

/// From the deal to the end of the hand: what was dealt, done, and is still held.
struct HandInPlay {
  Seat dealer = Seat::North;
  Deal dealt{kHandSize};
  PerSeat<CardSet> held;
  ActionHistory actions;
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

using MatchState = phases::Match<Options, Sheet, HandRecord, Outcome, Calling, Naming, Playing>;

}  // namespace avinas::sjavs
