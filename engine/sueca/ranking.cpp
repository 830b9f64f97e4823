// SPDX-License-Identifier: MIT
// Makes the four orders of Sueca.
#include "engine/sueca/ranking.hpp"

namespace avinas::sueca {
namespace {

using enum Rank;

/// Highest first: the seven ranks second, the jack above the queen (U1.2).
constexpr std::array kRanking{Ace, Seven, King, Jack, Queen, Six, Five, Four, Three, Two};

/// U1.3.
constexpr RankPoints kPoints = [] {
  RankPoints points{};
  const auto count = [&points](Rank rank, std::uint8_t n) {
    points[static_cast<std::size_t>(rank)] = n;
  };
  count(Ace, 11);
  count(Seven, 10);
  count(King, 4);
  count(Jack, 3);
  count(Queen, 2);
  return points;
}();

constexpr std::array<Order, kSuits> kOrders{
    make_order(Suit::Clubs, kRanking, kPoints), make_order(Suit::Spades, kRanking, kPoints),
    make_order(Suit::Hearts, kRanking, kPoints), make_order(Suit::Diamonds, kRanking, kPoints)};

}  // namespace

const Order& order(Suit trump) { return kOrders[static_cast<std::size_t>(trump)]; }

}  // namespace avinas::sueca
