// SPDX-License-Identifier: MIT
// Ranks cards and measures suits (R1.3, R1.4, R4.1).
#include "engine/model/ranking.hpp"

#include <algorithm>

namespace avinas {
namespace {

constexpr std::uint32_t printed_bits(Suit suit) {
  return 0xFFu << (static_cast<int>(suit) * kRanks);
}

constexpr CardSet kCourtTrumps = [] {
  CardSet set;
  for (Suit suit : kAllSuits) {
    set.insert(Card(Rank::Queen, suit));
    set.insert(Card(Rank::Jack, suit));
  }
  return set;
}();

/// In the trump suit the seven stands between the two black queens (R1.3).
constexpr int kQueenOfClubs = 40;
constexpr int kTrumpSeven = 39;
constexpr int kOtherQueens = 38;
constexpr int kJacks = 34;
constexpr int kTrumpAce = 30;
constexpr int kPlainAce = 8;

}  // namespace

CardSet court_trumps() { return kCourtTrumps; }

CardSet printed_suit(Suit suit) { return CardSet(printed_bits(suit)); }

CardSet trumps(Suit trump_suit) { return kCourtTrumps | printed_suit(trump_suit); }

int strength(Card card, Suit trump_suit) {
  const int suit = static_cast<int>(card.suit());
  const int rank = static_cast<int>(card.rank());
  if (card.rank() == Rank::Queen) return suit == 0 ? kQueenOfClubs : kOtherQueens - suit;
  if (card.rank() == Rank::Jack) return kJacks - suit;
  if (card.suit() != trump_suit) return kPlainAce - rank;
  if (card.rank() == Rank::Seven) return kTrumpSeven;
  return kTrumpAce - rank;
}

bool beats(Card card, Card best, Suit trump_suit) {
  const bool can =
      is_trump(card, trump_suit) || (!is_trump(best, trump_suit) && card.suit() == best.suit());
  return can && strength(card, trump_suit) > strength(best, trump_suit);
}

int length_in(CardSet hand, Suit suit) { return (hand & trumps(suit)).size(); }

int longest_length(CardSet hand) {
  int longest = 0;
  for (Suit suit : kAllSuits) longest = std::max(longest, length_in(hand, suit));
  return longest;
}

}  // namespace avinas
