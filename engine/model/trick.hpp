// SPDX-License-Identifier: MIT
// Tricks of any game of the family, over its order of cards.
#pragma once

#include "engine/model/action.hpp"
#include "engine/model/bounded_vector.hpp"
#include "engine/model/order.hpp"

namespace avinas {

struct PlayedCard {
  Seat seat = Seat::North;
  Play play;
};

struct Trick {
  int number = 1;  ///< from 1 on
  Seat leader = Seat::North;
  BoundedVector<PlayedCard, 4> cards;
};

struct CompletedTrick {
  Trick trick;
  Seat winner = Seat::North;
  int points = 0;
};

/// The seat whose card the trick waits for.
constexpr Seat trick_turn(const Trick& trick) {
  return left_of(trick.leader, static_cast<int>(trick.cards.size()));
}

/// The card that takes the trick as it lies: the highest trump, or the highest of the suit led.
constexpr const PlayedCard& best_of(const Trick& trick, const Order& order) {
  const PlayedCard* best = trick.cards.begin();
  for (const PlayedCard& played : trick.cards) {
    if (order.beats(played.play.card, best->play.card)) best = &played;
  }
  return *best;
}

}  // namespace avinas
