// SPDX-License-Identifier: MIT
// The cards of Avinas as bits of the fixed deck, for one trump suit.
#pragma once

#include "players/solver/decks.hpp"

namespace avinas::solver {

/// The two ways between cards and bits for one trump suit.
class Layout {
 public:
  using Bits = FixedDeck::Bits;
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
