// SPDX-License-Identifier: MIT
// Tricks of any game of the family, over its order of cards.
#pragma once

#include "engine/frame/action.hpp"
#include "engine/frame/bounded_vector.hpp"
#include "engine/frame/order.hpp"

namespace avinas {

struct PlayedCard {
  Seat seat = Seat::North;
  Play play;
};

struct Trick {
  int number = 1;  ///< from 1 on
  Seat leader = Seat::North;
  BoundedVector<PlayedCard, 4> cards;
  Way way = Way::Left;     ///< in which its turns go round
  std::uint8_t seats = 4;  ///< which play to it

  constexpr bool full() const { return cards.size() == seats; }
};

struct CompletedTrick {
  Trick trick;
  Seat winner = Seat::North;
  int points = 0;
};

/// The seat whose card the trick waits for.
constexpr Seat trick_turn(const Trick& trick) {
  return next_seat(trick.leader, trick.way, static_cast<int>(trick.cards.size()), trick.seats);
}

/// The trick after one that was taken.
constexpr Trick next_trick(const Trick& trick, Seat winner) {
  return {trick.number + 1, winner, {}, trick.way, trick.seats};
}

/// The card that takes the trick as it lies: the highest trump, or the highest of the suit led.
constexpr const PlayedCard& best_of(const Trick& trick, const Order& order) {
  const PlayedCard* best = trick.cards.begin();
  for (const PlayedCard& played : trick.cards) {
    if (order.beats(played.play.card, best->play.card)) best = &played;
  }
  return *best;
}

/// A full trick with its winner and its card points.
constexpr CompletedTrick complete(const Trick& trick, const Order& order) {
  CompletedTrick done{trick, best_of(trick, order).seat, 0};
  for (const PlayedCard& played : trick.cards) done.points += order.points_of(played.play.card);
  return done;
}

/// Calls `visit(trick)` for each complete trick among the actions of a hand; its way round is not
/// told, since all its cards lie.
template <typename Actions, typename Visit>
void for_each_complete_trick(const Actions& actions, Visit visit, int seats = 4) {
  Trick trick;
  trick.seats = static_cast<std::uint8_t>(seats);
  for (const SeatAction& taken : actions) {
    const auto* play = std::get_if<Play>(&taken.action);
    if (!play) continue;
    if (trick.cards.empty()) trick.leader = taken.seat;
    trick.cards.push_back({taken.seat, *play});
    if (!trick.full()) continue;
    visit(trick);
    trick = next_trick(trick, Seat::North);
  }
}

/// The duty of a player: to follow suit alone; to beat a trump that lies on a plain suit, if they
/// cannot follow; to follow and beat all that lies, and to trump if they cannot follow; or to
/// follow, and to trump with any trump if they cannot.
enum class Duty : std::uint8_t { Free, Overtrump, Head, Trump };

/// The cards that beat `best`, or all of them if none does.
constexpr CardSet beating(CardSet cards, Card best, const Order& order) {
  CardSet higher;
  cards.for_each([&](Card card) {
    if (order.beats(card, best)) higher.insert(card);
  });
  return higher.empty() ? cards : higher;
}

/// The cards of `held` that may be played to a trick that was led, where that trick has no rule of
/// its own.
constexpr CardSet playable(CardSet held, const Trick& trick, const Order& order, Duty duty) {
  const Card led = trick.cards[0].play.card;
  const Card best = best_of(trick, order).play.card;
  const bool trumped = !order.is_trump(led) && order.is_trump(best);
  const CardSet able = held & order.suit_in_play(led);
  if (!able.empty()) return duty == Duty::Head && !trumped ? beating(able, best, order) : able;
  const CardSet trumps = held & order.trumps();
  if (duty == Duty::Head && !trumps.empty()) return trumped ? beating(trumps, best, order) : trumps;
  if (duty == Duty::Trump && !trumps.empty()) return trumps;
  return duty == Duty::Overtrump && trumped ? beating(held, best, order) : held;
}

}  // namespace avinas
