// SPDX-License-Identifier: MIT
// Makes the four orders of Einwerfen.
#include "engine/einwerfen/ranking.hpp"

namespace avinas::einwerfen {
namespace {

using enum Rank;

/// Highest first; the ten ranks fifth.
constexpr std::array<Rank, 8> kRanks{Ace, King, Queen, Jack, Ten, Nine, Eight, Seven};
constexpr std::array<std::span<const Rank>, kSuits> kPlain{kRanks, kRanks, kRanks, kRanks};

constexpr Order order_of(Suit trump) {
  std::array<Card, kRanks.size()> trumps{};
  for (std::size_t i = 0; i < kRanks.size(); ++i) trumps[i] = Card(kRanks[i], trump);
  return make_order(trumps, kPlain);
}

constexpr std::array<Order, kSuits> kOrders{order_of(Suit::Clubs), order_of(Suit::Spades),
                                            order_of(Suit::Hearts), order_of(Suit::Diamonds)};

}  // namespace

const Order& order(Suit trump) { return kOrders[static_cast<std::size_t>(trump)]; }

}  // namespace avinas::einwerfen
