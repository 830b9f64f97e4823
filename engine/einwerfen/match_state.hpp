// SPDX-License-Identifier: MIT
// A match of Einwerfen with every hand and every phase. It never leaves the process; views do.
#pragma once

#include <optional>
#include <variant>

#include "engine/einwerfen/hand_record.hpp"
#include "engine/frame/deal.hpp"
#include "engine/frame/shared.hpp"
#include "engine/frame/trick.hpp"

namespace avinas::einwerfen {

/// From the deal to the end of the hand: what was dealt, done, and is still held.
struct HandInPlay {
  Seat dealer = Seat::North;
  Deal dealt{kHandSize};
  PerSeat<CardSet> held;
  ActionHistory actions;

  /// The dealer's last card, which lies open and makes trumps (E2.3).
  Card turned() const { return dealt[dealer].back(); }
};

/// No hand is dealt yet.
struct BeforeDeal {
  Seat dealer = Seat::North;
};

/// Cards are played (E3).
struct Playing {
  HandInPlay hand;
  Trick trick;
  std::optional<CompletedTrick> last{};
  PerSide<int> points;
  PerSide<int> tricks;
};

/// The hand is over and open to all.
struct HandOver {
  Shared<HandRecord> record;  ///< there is one
  std::optional<CompletedTrick> last{};
};

/// The match is over with the hand in `final_hand` (E5.2).
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

}  // namespace avinas::einwerfen
