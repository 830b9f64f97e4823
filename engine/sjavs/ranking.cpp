// SPDX-License-Identifier: MIT
// Makes the five orders of Sjavs, and measures suits.
#include "engine/sjavs/ranking.hpp"

#include <algorithm>

namespace avinas::sjavs {
namespace {

using enum Rank;

/// Highest first (S1.3).
constexpr std::array<Card, 6> kPermanent{Card(Queen, Suit::Clubs), Card(Queen, Suit::Spades),
                                         Card(Jack, Suit::Clubs),  Card(Jack, Suit::Spades),
                                         Card(Jack, Suit::Hearts), Card(Jack, Suit::Diamonds)};

/// Highest first; the ten stands below king and queen, and a red queen is a plain card (S1.5).
constexpr std::array<Rank, 6> kBlack{Ace, King, Ten, Nine, Eight, Seven};
constexpr std::array<Rank, 7> kRed{Ace, King, Queen, Ten, Nine, Eight, Seven};
constexpr std::array<std::span<const Rank>, kSuits> kPlain{kBlack, kBlack, kRed, kRed};

constexpr Order order_of(std::optional<Suit> trump) {
  std::array<Card, kPermanent.size() + kRed.size()> trumps{};
  std::size_t size = 0;
  for (const Card card : kPermanent) trumps[size++] = card;
  if (trump) {
    for (const Rank rank : kPlain[static_cast<std::size_t>(*trump)])
      trumps[size++] = Card(rank, *trump);
  }
  return make_order(std::span(trumps).first(size), kPlain);
}

constexpr std::array<Order, kSuits + 1> kOrders{order_of(Suit::Clubs), order_of(Suit::Spades),
                                                order_of(Suit::Hearts), order_of(Suit::Diamonds),
                                                order_of(std::nullopt)};

}  // namespace

const Order& order(std::optional<Suit> trump) {
  return kOrders[trump ? static_cast<std::size_t>(*trump) : kSuits];
}

int length_in(CardSet hand, Suit suit) { return (hand & order(suit).trumps()).size(); }

int longest_length(CardSet hand) {
  int longest = 0;
  for (const Suit suit : kAllSuits) longest = std::max(longest, length_in(hand, suit));
  return longest;
}

bool clubs_are_longest(CardSet hand) {
  return length_in(hand, Suit::Clubs) == longest_length(hand);
}

}  // namespace avinas::sjavs
