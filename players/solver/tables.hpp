// SPDX-License-Identifier: MIT
// A pack and its trumps as the search knows them: cards are bits, the plain suits below and the
// trumps on top, in each the stronger card at the higher bit.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "engine/frame/trick.hpp"

namespace avinas::solver {

/// How many cards: an instruction where the machine has one, a few where the compiler must not
/// count on it.
constexpr int count(std::uint32_t cards) {
#ifdef __POPCNT__
  return std::popcount(cards);
#else
  cards -= cards >> 1 & 0x55555555u;
  cards = (cards & 0x33333333u) + (cards >> 2 & 0x33333333u);
  return static_cast<int>(((cards + (cards >> 4)) & 0x0F0F0F0Fu) * 0x01010101u >> 24);
#endif
}
constexpr int count(std::uint64_t cards) {
  return count(static_cast<std::uint32_t>(cards)) + count(static_cast<std::uint32_t>(cards >> 32));
}

/// The bit of the highest card; there is one.
template <typename Bits>
constexpr int highest(Bits cards) {
  return static_cast<int>(8 * sizeof(Bits)) - 1 - std::countl_zero(cards);
}

template <typename Bits_>
struct Tables {
  using Bits = Bits_;
  static constexpr std::size_t kBits = 8 * sizeof(Bits);
  /// Five parts hold a pack of 32 cards, six one of 40.
  static constexpr std::size_t kPartBits = 7, kParts = kBits == 32 ? 5 : 6;
  static constexpr std::size_t kLongestRun = 5;
  using ByCard = std::array<Bits, kBits>;

  /// Neighbours in rank that count the same: from the lowest bit, so many.
  struct Run {
    int lowest = 0;
    Bits mask = 0;
  };
  /// The run that `lowest` begins goes on at `top` when the card `between` is gone (R1.3).
  struct Join {
    int lowest = -1, between = 0, top = 0;
  };
  /// Cards of one worth in points.
  struct Worth {
    Bits cards = 0;
    int points = 0;
  };

  Bits trumps = 0;
  BoundedVector<Bits, 4> plain{};
  std::array<std::uint8_t, kBits> points{};
  ByCard suit_of{};     ///< what that card demands
  ByCard beaten_by{};   ///< what takes the trick from that card
  ByCard same_above{};  ///< cards of its suit above it that count the same
  ByCard higher{};      ///< cards of its suit above it
  BoundedVector<Run, 16> runs{};
  Join join{};
  BoundedVector<Worth, 8> worths{};  ///< in order of their points
  std::array<std::array<std::uint8_t, std::size_t{1} << kPartBits>, kParts> points_of_part{};
  int tricks = 0;
  /// To so many tricks a leader who holds a trump leads one (R5.1), and in that one every card led
  /// demands trumps (R5.3); 0: there is no such rule.
  int trumps_led_until = 0, trumps_demanded_in = 0;
  Duty duty = Duty::Free;

  constexpr int points_of(Bits cards) const {
    return points_of(cards, std::make_index_sequence<kParts>());
  }

 private:
  template <std::size_t... Parts>
  constexpr int points_of(Bits cards, std::index_sequence<Parts...>) const {
    constexpr Bits kPart = (Bits{1} << kPartBits) - 1;
    return (0 + ... + points_of_part[Parts][cards >> kPartBits * Parts & kPart]);
  }
};

/// The points of the cards of each suit from the lowest on; trumps are the last suit.
template <typename Bits, typename Suits>
constexpr Tables<Bits> make_tables(const Suits& suits) {
  using T = Tables<Bits>;
  T t;
  std::size_t bit = 0;
  for (std::size_t s = 0; s < std::size(suits); ++s) {
    const std::size_t first = bit;
    for (const int points : suits[s]) t.points[bit++] = static_cast<std::uint8_t>(points);
    const Bits mask = ((Bits{1} << (bit - first)) - 1) << first;
    const bool trumps = s + 1 == std::size(suits);
    if (trumps) t.trumps = mask;
    if (!trumps && mask != 0) t.plain.push_back(mask);
    for (std::size_t i = first; i < bit; ++i) {
      t.suit_of[i] = mask;
      t.higher[i] = mask & ~((Bits{2} << i) - 1);
      for (std::size_t j = i + 1; j < bit; ++j) {
        if (t.points[j] == t.points[i]) t.same_above[i] |= Bits{1} << j;
      }
    }
    for (std::size_t i = first; i < bit;) {
      std::size_t end = i + 1;
      while (end < bit && t.points[end] == t.points[i] && end - i < T::kLongestRun) ++end;
      if (end - i > 1) t.runs.push_back({static_cast<int>(i), (Bits{1} << (end - i)) - 1});
      i = end;
    }
  }
  for (std::size_t i = 0; i < bit; ++i) {
    t.beaten_by[i] = t.higher[i] | ((t.suit_of[i] == t.trumps) ? 0 : t.trumps);
    for (std::size_t part = 0; part < (std::size_t{1} << T::kPartBits); ++part) {
      if ((part >> i % T::kPartBits & 1) == 0) continue;
      auto& sum = t.points_of_part[i / T::kPartBits][part];
      sum = static_cast<std::uint8_t>(sum + t.points[i]);
    }
  }
  for (int points = 0; points < 16; ++points) {
    Bits cards = 0;
    for (std::size_t i = 0; i < bit; ++i) {
      if (t.points[i] == points) cards |= Bits{1} << i;
    }
    if (cards != 0) t.worths.push_back({cards, points});
  }
  t.tricks = static_cast<int>(bit) / 4;
  return t;
}

}  // namespace avinas::solver
