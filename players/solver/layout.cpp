// SPDX-License-Identifier: MIT
// Maps cards to bits for a trump suit.
#include "players/solver/layout.hpp"

#include <algorithm>

#include "engine/avinas/model/ranking.hpp"

namespace avinas::solver {

Layout::Layout(Suit trump) {
  std::array<Card, 32> all = kPack;
  const auto place = [&](Card card) {
    if (is_trump(card, trump)) return 1000 + strength(card, trump);
    return 10 * static_cast<int>(card.suit()) + strength(card, trump);
  };
  std::sort(all.begin(), all.end(), [&](Card a, Card b) { return place(a) < place(b); });
  cards_ = all;
  for (std::size_t bit = 0; bit < all.size(); ++bit) {
    bits_[static_cast<std::size_t>(all[bit].index())] = static_cast<std::uint8_t>(bit);
  }
}

Layout::Bits Layout::bits(CardSet cards) const {
  Bits result = 0;
  cards.for_each([&](Card c) { result |= Bits{1} << bit(c); });
  return result;
}

const Layout& layout_of(Suit trump) {
  static const std::array<Layout, kSuits> all{Layout(Suit::Clubs), Layout(Suit::Spades),
                                              Layout(Suit::Hearts), Layout(Suit::Diamonds)};
  return all[static_cast<std::size_t>(trump)];
}

}  // namespace avinas::solver
