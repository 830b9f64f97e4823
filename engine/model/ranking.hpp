// SPDX-License-Identifier: MIT
// Trumps, the order of cards, and the length of a holding (R1.3, R1.4, R4.1).
#pragma once

#include "engine/model/card_set.hpp"

namespace avinas {

/// The eight queens and jacks, always trumps (R1.3).
CardSet court_trumps();
/// The eight cards of a suit as printed, its queen and jack included.
CardSet printed_suit(Suit suit);
/// The fourteen trumps (R1.3).
CardSet trumps(Suit trump_suit);

inline bool is_trump(Card card, Suit trump_suit) {
  return card.is_court_trump() || card.suit() == trump_suit;
}

/// Rank among trumps for a trump, else within its plain suit: higher beats lower. Values of
/// trumps are above all values of plain cards (R1.3, R1.4, R5.2).
int strength(Card card, Suit trump_suit);

/// The card takes the trick from `best`, which was winning it (R5.2). A plain card of a suit that
/// was not led takes nothing; `best` of a trick led without a trump is a plain card of the suit led
/// or a trump.
bool beats(Card card, Card best, Suit trump_suit);

/// Queens and jacks, and the six other cards of `suit`: the length a bid states (R4.1).
int length_in(CardSet hand, Suit suit);
/// The longest length that the hand holds in any suit (R4.3).
int longest_length(CardSet hand);

}  // namespace avinas
