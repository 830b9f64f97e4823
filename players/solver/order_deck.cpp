// SPDX-License-Identifier: MIT
// Lays the cards of an order onto bits.
#include <vector>

#include "players/solver/decks.hpp"

namespace avinas::solver {
namespace {

/// The cards of each suit in play from the lowest on, the trumps last.
std::array<std::vector<Card>, 5> suits_of(const Order& order) {
  std::array<std::vector<Card>, 5> suits;
  for (std::size_t suit = 0; suit < suits.size(); ++suit) {
    order.suits[suit].for_each([&](Card card) { suits[suit].push_back(card); });
    std::ranges::sort(suits[suit], {}, [&](Card card) { return order.strength_of(card); });
  }
  return suits;
}

Tables<OrderDeck::Bits> tables_of(const Order& order, Duty duty) {
  std::array<std::vector<int>, 5> points;
  const auto suits = suits_of(order);
  for (std::size_t suit = 0; suit < suits.size(); ++suit) {
    for (const Card card : suits[suit]) points[suit].push_back(order.points_of(card));
  }
  auto tables = make_tables<OrderDeck::Bits>(points);
  tables.duty = duty;
  return tables;
}

}  // namespace

OrderDeck::OrderDeck(const Order& order, Duty duty)
    : tables_(tables_of(order, duty)), looks_(tables_) {
  std::size_t bit = 0;
  for (const auto& suit : suits_of(order)) {
    for (const Card card : suit) {
      bits_[static_cast<std::size_t>(card.index())] = static_cast<std::uint8_t>(bit++);
    }
  }
}

OrderDeck::Bits OrderDeck::bits(CardSet cards) const {
  Bits result = 0;
  cards.for_each([&](Card c) { result |= Bits{1} << bit(c); });
  return result;
}

}  // namespace avinas::solver
