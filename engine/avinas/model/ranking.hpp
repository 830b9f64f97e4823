// SPDX-License-Identifier: MIT
// Trumps, the order of cards, and the length of a holding in Avinas (R1.3, R1.4, R4.1).
#pragma once

#include "engine/frame/order.hpp"

namespace avinas {

/// The order with that trump suit (R1.3, R1.4).
const Order& order(Suit trump_suit);

/// The eight queens and jacks, always trumps (R1.3).
CardSet court_trumps();
/// The eight cards of a suit as printed, its queen and jack included.
CardSet printed_suit(Suit suit);
/// The fourteen trumps (R1.3).
inline CardSet trumps(Suit trump_suit) { return order(trump_suit).trumps(); }

inline bool is_trump(Card card, Suit trump_suit) {
  return card.is_court_trump() || card.suit() == trump_suit;
}

/// Rank among trumps for a trump, else within its plain suit: higher beats lower.
inline int strength(Card card, Suit trump_suit) { return order(trump_suit).strength_of(card); }

/// The card takes the trick from `best`, which was winning it (R5.2).
inline bool beats(Card card, Card best, Suit trump_suit) {
  return order(trump_suit).beats(card, best);
}

/// Queens and jacks, and the six other cards of `suit`: the length a bid states (R4.1).
int length_in(CardSet hand, Suit suit);
/// The longest length that the hand holds in any suit (R4.3).
int longest_length(CardSet hand);

}  // namespace avinas
