// SPDX-License-Identifier: MIT
// Cards as bits for one trump suit: 14 trumps above three plain suits of six, in each the stronger
// card at the higher bit. What a bit counts is then the same for every trump suit (R1.3 to R1.5).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/model/card_set.hpp"

namespace avinas::solver {

using Bits = std::uint32_t;

inline constexpr Bits kTrumps = 0xFFFC0000;
inline constexpr Bits kPlainSuit = 0x3F;
inline constexpr int kPlainSuits = 3;
/// 7 8 9 K T A three times, then 8 9 K T A, the jacks from diamonds up, QD QH QS, the seven, QC.
inline constexpr std::array<std::uint8_t, 32> kPointsOfBit{0,  0, 0, 4, 10, 11, 0,  0, 0, 4, 10,
                                                           11, 0, 0, 0, 4,  10, 11, 0, 0, 4, 10,
                                                           11, 2, 2, 2, 2,  3,  3,  3, 0, 3};

/// `[bit]`: what that card demands, all trumps or its plain suit (R5.2).
inline constexpr auto kSuitOfBit = [] {
  std::array<Bits, 32> table{};
  for (std::size_t bit = 0; bit < 32; ++bit) {
    table[bit] = bit >= kPlainSuits * 6 ? kTrumps : kPlainSuit << (bit / 6 * 6);
  }
  return table;
}();
constexpr Bits suit_of_bit(int bit) { return kSuitOfBit[static_cast<std::size_t>(bit)]; }

/// `[bit]`: what takes the trick from that card (R5.2).
inline constexpr auto kBeatenBy = [] {
  std::array<Bits, 32> table{};
  for (std::size_t bit = 0; bit < 32; ++bit) {
    const Bits higher = kSuitOfBit[bit] & ~((Bits{2} << bit) - 1);
    table[bit] = bit >= kPlainSuits * 6 ? higher : higher | kTrumps;
  }
  return table;
}();
constexpr Bits beaten_by(int bit) { return kBeatenBy[static_cast<std::size_t>(bit)]; }

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

/// `[part]`: what the cards of so many bits from `lowest` on count.
template <std::size_t Bits_>
constexpr auto points_of_part(std::size_t lowest) {
  std::array<std::uint8_t, std::size_t{1} << Bits_> table{};
  for (std::size_t part = 0; part < table.size(); ++part) {
    for (std::size_t bit = 0; bit < Bits_; ++bit) {
      if ((part >> bit & 1) != 0) table[part] += kPointsOfBit[lowest + bit];
    }
  }
  return table;
}
inline constexpr auto kPointsOfPlain = points_of_part<6>(0);
inline constexpr auto kPointsOfLowTrumps = points_of_part<7>(18);
inline constexpr auto kPointsOfHighTrumps = points_of_part<7>(25);

constexpr int points_of(Bits cards) {
  return kPointsOfPlain[cards & 63] + kPointsOfPlain[cards >> 6 & 63] +
         kPointsOfPlain[cards >> 12 & 63] + kPointsOfLowTrumps[cards >> 18 & 127] +
         kPointsOfHighTrumps[cards >> 25];
}

/// The two ways between cards and bits for one trump suit.
class Layout {
 public:
  explicit Layout(Suit trump);
  int bit(Card card) const { return bits_[static_cast<std::size_t>(card.index())]; }
  Card card(int bit) const { return cards_[static_cast<std::size_t>(bit)]; }
  Bits bits(CardSet cards) const;

 private:
  std::array<std::uint8_t, kCardPlaces> bits_{};
  std::array<Card, 32> cards_{};
};

/// The layout for a trump suit, made once.
const Layout& layout_of(Suit trump);

}  // namespace avinas::solver
