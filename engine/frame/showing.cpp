// SPDX-License-Identifier: MIT
// Sorts a hand as it ranks, and shows tricks whose cards lie face up.
#include "engine/frame/showing.hpp"

#include <algorithm>

namespace avinas {
namespace {

/// Trumps first, then suit by suit, each from its strongest card.
void sort_as_they_rank(HeldCards& cards, const Order& order) {
  const auto suit = [&](Card card) {
    return order.is_trump(card) ? 0 : 1 + static_cast<int>(card.suit());
  };
  Card* first = cards.empty() ? nullptr : &cards[0];
  std::sort(first, first + cards.size(), [&](Card a, Card b) {
    if (suit(a) != suit(b)) return suit(a) < suit(b);
    return order.strength_of(a) > order.strength_of(b);
  });
}

}  // namespace

void show_hand(CommonOwnView& view, std::span<const Card> dealt, CardSet held, const Order& order) {
  for (const Card card : dealt) {
    if (held.contains(card)) view.hand.push_back(card);
  }
  view.ranked = view.hand;
  sort_as_they_rank(view.ranked, order);
  for (const Card card : view.ranked) {
    if (order.is_trump(card)) view.trumps.push_back(card);
  }
}

TrickView show_trick(const Trick& trick, const Order& order) {
  TrickView seen;
  seen.number = static_cast<std::uint8_t>(trick.number);
  for (const PlayedCard& played : trick.cards) {
    TrickCard card{played.seat};
    card.card = played.play.card;
    card.trump = order.is_trump(played.play.card);
    seen.cards.push_back(card);
  }
  return seen;
}

LastTrickView show_last_trick(const CompletedTrick& last, const Order& order) {
  return {show_trick(last.trick, order), last.winner, static_cast<std::uint8_t>(last.points)};
}

}  // namespace avinas
