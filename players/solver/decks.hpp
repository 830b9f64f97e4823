// SPDX-License-Identifier: MIT
// The two packs that the search plays with: one that the compiler knows, and one made of an order.
#pragma once

#include "players/solver/looks.hpp"
#include "players/solver/tables.hpp"

namespace avinas::solver {

/// 14 trumps above three plain suits of six (R1.3 to R1.5): what a bit counts is the same for every
/// trump suit. The numbers are constants, so this search is the faster one.
struct FixedDeck {
  using Bits = std::uint32_t;
  static constexpr const Tables<Bits>& tables() { return kTables; }
  static constexpr const Looks<Bits>& looks() { return kLooks; }

 private:
  static constexpr Tables<Bits> kTables = [] {
    constexpr std::array<int, 6> kPlain{0, 0, 0, 4, 10, 11};  // 7 8 9 K T A
    // 8 9 K T A, the jacks from diamonds up, QD QH QS, the seven, QC.
    constexpr std::array<int, 14> kTrumps{0, 0, 4, 10, 11, 2, 2, 2, 2, 3, 3, 3, 0, 3};
    std::array<BoundedVector<int, 14>, 4> suits;
    for (std::size_t suit = 0; suit < 3; ++suit) {
      for (const int points : kPlain) suits[suit].push_back(points);
    }
    for (const int points : kTrumps) suits[3].push_back(points);
    Tables<Bits> tables = make_tables<Bits>(suits);
    tables.join = {27, 30, 31};
    tables.trumps_led_until = tables.trumps_demanded_in = 2;
    return tables;
  }();
  static constexpr Looks<Bits> kLooks{kTables};
};

/// Any order of cards, with the duty of who cannot follow.
class OrderDeck {
 public:
  using Bits = std::uint64_t;
  OrderDeck(const Order& order, Duty duty);
  const Tables<Bits>& tables() const { return tables_; }
  const Looks<Bits>& looks() const { return looks_; }

  int bit(Card card) const { return bits_[static_cast<std::size_t>(card.index())]; }
  Bits bits(CardSet cards) const;

 private:
  Tables<Bits> tables_;
  Looks<Bits> looks_;
  std::array<std::uint8_t, kCardPlaces> bits_{};
};

}  // namespace avinas::solver
