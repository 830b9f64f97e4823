// SPDX-License-Identifier: MIT
// A set of cards in one 64-bit word.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/frame/card.hpp"

namespace avinas {

/// A value: copying, joining and asking cost an instruction each.
class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}

  static constexpr CardSet of(Card card) { return CardSet(bit(card)); }
  template <typename Cards>
  static constexpr CardSet of_all(const Cards& cards) {
    CardSet set;
    for (const Card card : cards) set.insert(card);
    return set;
  }
  /// The 32 cards.
  static constexpr CardSet full_pack() { return CardSet(0x00FF'00FF'00FF'00FFu); }

  constexpr bool contains(Card card) const { return (bits_ >> card.index() & 1u) != 0; }
  constexpr void insert(Card card) { bits_ |= bit(card); }
  constexpr void erase(Card card) { bits_ &= ~bit(card); }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::uint64_t bits() const { return bits_; }

  constexpr CardSet operator|(CardSet other) const { return CardSet(bits_ | other.bits_); }
  constexpr CardSet operator&(CardSet other) const { return CardSet(bits_ & other.bits_); }
  constexpr CardSet operator-(CardSet other) const { return CardSet(bits_ & ~other.bits_); }
  constexpr bool operator==(const CardSet&) const = default;

  /// Calls `visit(Card)` for each card, by rising index.
  template <typename Visit>
  constexpr void for_each(Visit visit) const {
    for (std::uint64_t rest = bits_; rest != 0; rest &= rest - 1) {
      visit(Card::at(std::countr_zero(rest)));
    }
  }

 private:
  static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.index(); }

  std::uint64_t bits_ = 0;
};

}  // namespace avinas
