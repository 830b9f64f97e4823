// SPDX-License-Identifier: MIT
// Makes the four orders of Avinas and measures suits (R1.3, R1.4, R4.1).
#include "engine/avinas/model/ranking.hpp"

#include <algorithm>

namespace avinas {
namespace {

using enum Rank;

constexpr CardSet kCourtTrumps = [] {
  CardSet set;
  for (Suit suit : kAllSuits) {
    set.insert(Card(Queen, suit));
    set.insert(Card(Jack, suit));
  }
  return set;
}();

/// In the trump suit the seven stands between the two black queens (R1.3).
constexpr Order order_of(Suit trump) {
  using enum Suit;
  const std::array<Card, 14> trumps{
      Card(Queen, Clubs),    Card(Seven, trump), Card(Queen, Spades), Card(Queen, Hearts),
      Card(Queen, Diamonds), Card(Jack, Clubs),  Card(Jack, Spades),  Card(Jack, Hearts),
      Card(Jack, Diamonds),  Card(Ace, trump),   Card(Ten, trump),    Card(King, trump),
      Card(Nine, trump),     Card(Eight, trump)};
  constexpr std::array<Rank, 6> kPlain{Ace, Ten, King, Nine, Eight, Seven};
  return make_order(trumps, {kPlain, kPlain, kPlain, kPlain});
}

constexpr std::array<Order, kSuits> kOrders{order_of(Suit::Clubs), order_of(Suit::Spades),
                                            order_of(Suit::Hearts), order_of(Suit::Diamonds)};

}  // namespace

const Order& order(Suit trump_suit) { return kOrders[static_cast<std::size_t>(trump_suit)]; }

CardSet court_trumps() { return kCourtTrumps; }

CardSet printed_suit(Suit suit) {
  return CardSet(std::uint64_t{0xFF} << (static_cast<int>(suit) * kLane));
}

int length_in(CardSet hand, Suit suit) { return (hand & trumps(suit)).size(); }

int longest_length(CardSet hand) {
  int longest = 0;
  for (Suit suit : kAllSuits) longest = std::max(longest, length_in(hand, suit));
  return longest;
}

}  // namespace avinas
