// SPDX-License-Identifier: MIT
// Cards as bits for one trump suit: 14 trumps above three plain suits of six, in each the stronger
// card at the higher bit. What a bit counts is then the same for every trump suit (R1.3 to R1.5).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "model/card_set.hpp"

namespace avinas::solver {

using Bits = std::uint32_t;

inline constexpr Bits kTrumps = 0xFFFC0000;
inline constexpr Bits kPlainSuit = 0x3F;
inline constexpr int kPlainSuits = 3;
/// 7 8 9 K T A three times, then 8 9 K T A, the jacks from diamonds up, QD QH QS, the seven, QC.
inline constexpr std::array<std::uint8_t, 32> kPointsOfBit{0,  0, 0, 4, 10, 11, 0,  0, 0, 4, 10,
                                                           11, 0, 0, 0, 4,  10, 11, 0, 0, 4, 10,
                                                           11, 2, 2, 2, 2,  3,  3,  3, 0, 3};

/// The cards that a card of this bit demands: all trumps, or its plain suit (R5.2).
constexpr Bits suit_of_bit(int bit) {
  if (bit >= kPlainSuits * 6) return kTrumps;
  return kPlainSuit << (bit / 6 * 6);
}

/// How many cards: an instruction where the machine has one, a few where the compiler must not
/// count on it.
constexpr int count(Bits cards) {
#ifdef __POPCNT__
  return std::popcount(cards);
#else
  cards -= cards >> 1 & 0x55555555u;
  cards = (cards & 0x33333333u) + (cards >> 2 & 0x33333333u);
  return static_cast<int>(((cards + (cards >> 4)) & 0x0F0F0F0Fu) * 0x01010101u >> 24);
#endif
}

inline int points_of(Bits cards) {
  int sum = 0;
  for (; cards != 0; cards &= cards - 1)
    sum += kPointsOfBit[static_cast<std::size_t>(std::countr_zero(cards))];
  return sum;
}

/// The two ways between cards and bits for one trump suit.
class Layout {
 public:
  explicit Layout(Suit trump);
  int bit(Card card) const { return bits_[static_cast<std::size_t>(card.index())]; }
  Card card(int bit) const { return cards_[static_cast<std::size_t>(bit)]; }
  Bits bits(CardSet cards) const;

 private:
  std::array<std::uint8_t, 32> bits_{};
  std::array<Card, 32> cards_{};
};

/// The layout for a trump suit, made once.
const Layout& layout_of(Suit trump);

}  // namespace avinas::solver
