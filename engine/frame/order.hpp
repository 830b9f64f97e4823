// SPDX-License-Identifier: MIT
// The order of cards as data: a card's suit in play, its strength there, and what it counts.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/frame/card_set.hpp"

namespace avinas {

/// The count of a card by its rank.
using RankPoints = std::array<std::uint8_t, kRanks>;
inline constexpr RankPoints kCommonPoints = [] {
  RankPoints points{};
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    points[rank] = static_cast<std::uint8_t>(Card(static_cast<Rank>(rank), Suit::Clubs).points());
  }
  return points;
}();

/// The four plain suits as they stand in play, without the trumps, and the trumps as one suit.
struct Order {
  static constexpr std::size_t kTrumpSuit = 4;
  /// Plain cards are at most so strong, and trumps stronger.
  static constexpr std::size_t kStrongestPlain = 20;

  std::array<CardSet, 5> suits{};
  std::array<std::uint8_t, kCardPlaces> suit_of{};  ///< by card: 0 to 3 as Suit, or kTrumpSuit
  std::array<std::uint8_t, kCardPlaces>
      strength{};  ///< by card: within a suit the stronger is higher
  RankPoints points{};

  constexpr int points_of(Card card) const { return points[static_cast<std::size_t>(card.rank())]; }
  constexpr int points_of(CardSet cards) const {
    int sum = 0;
    cards.for_each([&](Card card) { sum += points_of(card); });
    return sum;
  }
  /// The pack.
  constexpr CardSet cards() const {
    CardSet all;
    for (const CardSet suit : suits) all = all | suit;
    return all;
  }
  constexpr CardSet trumps() const { return suits[kTrumpSuit]; }
  constexpr bool is_trump(Card card) const { return suit_of[place(card)] == kTrumpSuit; }
  constexpr int strength_of(Card card) const { return strength[place(card)]; }
  /// The cards that follow this one.
  constexpr CardSet suit_in_play(Card card) const { return suits[suit_of[place(card)]]; }

  /// The card takes the trick from `best`, which was winning it.
  constexpr bool beats(Card card, Card best) const {
    const std::uint8_t suit = suit_of[place(card)];
    if (suit != suit_of[place(best)]) return suit == kTrumpSuit;
    return strength[place(card)] > strength[place(best)];
  }

 private:
  static constexpr std::size_t place(Card card) { return static_cast<std::size_t>(card.index()); }
};

/// The order in which these are the trumps, highest first, and `plain` the ranks of each suit,
/// highest first; a trump that stands in `plain` too is a trump.
constexpr Order make_order(std::span<const Card> trumps,
                           const std::array<std::span<const Rank>, kSuits>& plain,
                           const RankPoints& points = kCommonPoints) {
  Order order;
  order.points = points;
  const auto put = [&order](Card card, std::size_t suit, std::size_t strength) {
    order.suits[suit].insert(card);
    order.suit_of[static_cast<std::size_t>(card.index())] = static_cast<std::uint8_t>(suit);
    order.strength[static_cast<std::size_t>(card.index())] = static_cast<std::uint8_t>(strength);
  };
  for (std::size_t i = 0; i < trumps.size(); ++i) {
    put(trumps[i], Order::kTrumpSuit, Order::kStrongestPlain + trumps.size() - i);
  }
  for (const Suit suit : kAllSuits) {
    const auto& ranks = plain[static_cast<std::size_t>(suit)];
    for (std::size_t i = 0; i < ranks.size(); ++i) {
      const Card card(ranks[i], suit);
      if (!order.trumps().contains(card)) {
        put(card, static_cast<std::size_t>(suit), ranks.size() - i);
      }
    }
  }
  return order;
}

/// The order of a game in which trumps rank as the other suits do, `ranks` highest first.
template <std::size_t Ranks>
constexpr Order make_order(Suit trump, const std::array<Rank, Ranks>& ranks,
                           const RankPoints& points = kCommonPoints) {
  std::array<Card, Ranks> trumps{};
  for (std::size_t i = 0; i < Ranks; ++i) trumps[i] = Card(ranks[i], trump);
  return make_order(trumps, {ranks, ranks, ranks, ranks}, points);
}

}  // namespace avinas
