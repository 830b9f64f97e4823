// SPDX-License-Identifier: MIT
// Plays by thumb over an order of cards.
#include "players/imagined/thumbs.hpp"

#include <algorithm>
#include <functional>

namespace avinas::imagined {
namespace {

/// The action whose card has the greatest value.
template <typename Value>
Action best_by(const std::vector<Action>& plays, Value value) {
  return *std::ranges::max_element(plays, {},
                                   [&](const Action& a) { return value(std::get<Play>(a).card); });
}

/// Trumps while there are three, else the strongest card of a suit, and no point that is lost
/// easily.
Action lead(const Order& order, const std::vector<Action>& plays) {
  const auto trumps = std::ranges::count_if(
      plays, [&](const Action& a) { return order.is_trump(std::get<Play>(a).card); });
  return best_by(plays, [&](Card card) {
    if (order.is_trump(card))
      return trumps >= 3 ? 100 + order.strength_of(card) : -order.strength_of(card);
    return card.rank() == Rank::Ace ? 50 : -order.points_of(card);
  });
}

/// The card to play where tricks lose: the highest that does not take the trick, and otherwise the
/// lowest.
Action shed(const Trick& trick, const Order& order, const std::vector<Action>& plays) {
  const auto takes = [&](Card card) {
    return trick.cards.empty() || order.beats(card, best_of(trick, order).play.card);
  };
  return best_by(plays, [&](Card card) {
    return takes(card) ? -order.strength_of(card) : 100 + order.strength_of(card);
  });
}

/// Below all else that a call is worth.
constexpr int kLeast = -1000;

/// The gain of laying cards away: points that may be lost in play, and suits that can be
/// trumped then. Trumps, and an ace, take tricks instead.
int saved(const Lay& lay, CardSet hand, const Order& order) {
  constexpr int kOfAVoid = 6, kOfATrump = -50;
  int gained = 0;
  const CardSet left = hand - CardSet::of_all(lay.cards);
  for (const Card card : lay.cards) {
    const CardSet suit = order.suit_in_play(card);
    if (order.is_trump(card)) {
      gained += kOfATrump;
    } else if (card.rank() != Rank::Ace) {
      gained += order.points_of(card);
    }
    if ((left & suit).empty()) gained += kOfAVoid;
  }
  return gained;
}

/// A gift is the card that is worth least: no trump, and low.
int worth_keeping(Card card, const Order& order) {
  constexpr int kOfATrump = 100;
  return (order.is_trump(card) ? kOfATrump : 0) + order.strength_of(card);
}

}  // namespace

Action thumb_play(const Trick& trick, const Order& order, const Seating& seating,
                  const std::vector<Action>& legal, bool tricks_lose) {
  std::vector<Action> plays;
  for (const Action& action : legal) {
    const auto* play = std::get_if<Play>(&action);
    if (play && !play->face_down) plays.push_back(action);
  }
  if (plays.empty()) return legal.front();
  if (tricks_lose) return shed(trick, order, plays);
  if (trick.cards.empty()) return lead(order, plays);
  const PlayedCard& winning = best_of(trick, order);
  const bool last = trick.cards.size() + 1u == trick.seats;
  const bool ours = seating.side(winning.seat) == seating.side(trick_turn(trick));
  const auto strength = [&](Card card) { return order.strength_of(card); };
  if (ours && (last || order.is_trump(winning.play.card))) {
    return best_by(plays, [&](Card card) {  // points, and no high trump for them
      return 40 * order.points_of(card) - strength(card) -
             (order.beats(card, winning.play.card) ? 100 : 0);
    });
  }
  std::vector<Action> takers;
  for (const Action& action : plays) {
    if (order.beats(std::get<Play>(action).card, winning.play.card)) takers.push_back(action);
  }
  if (!takers.empty()) {
    // The last to play takes with the card that counts most, others with the strongest.
    return best_by(takers, [&](Card card) {
      return last ? 40 * order.points_of(card) - strength(card) : strength(card);
    });
  }
  return best_by(plays, [&](Card card) { return -40 * order.points_of(card) - strength(card); });
}

Action thumb_call(CardSet hand, const Order& order, const std::vector<Action>& legal) {
  const auto pass = std::ranges::find(legal, Action(Pass{}));
  if (pass != legal.end()) return *pass;
  const auto worth = [&](const Action& action) {
    if (const auto* lay = std::get_if<Lay>(&action)) return saved(*lay, hand, order);
    if (const auto* give = std::get_if<Give>(&action)) return -worth_keeping(give->card, order);
    const auto* named = std::get_if<NameTrump>(&action);
    const auto* led = std::get_if<Play>(&action);
    if (!named && !led) return kLeast;
    const Suit suit = named ? named->suit : led->card.suit();
    int cards = 0;
    hand.for_each([&](Card card) { cards += card.suit() == suit; });
    return cards;
  };
  return *std::ranges::max_element(legal, {}, worth);
}

std::vector<Action> worth_weighing(CardSet hand, const Order& order,
                                   const std::vector<Action>& legal) {
  constexpr std::size_t kFew = 40, kBest = 20;
  constexpr int kAlways = 1000;  // a word beside so many ways to lay cards away
  if (legal.size() <= kFew) return legal;
  std::vector<Action> best = legal;
  std::ranges::stable_sort(best, std::greater(), [&](const Action& action) {
    const auto* lay = std::get_if<Lay>(&action);
    return lay ? saved(*lay, hand, order) : kAlways;
  });
  best.resize(kBest);
  return best;
}

}  // namespace avinas::imagined
