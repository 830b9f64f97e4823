// SPDX-License-Identifier: MIT
// Makes the one order of Owcy Głowa.
#include "engine/owcyglowa/ranking.hpp"

namespace avinas::owcyglowa {
namespace {

using enum Rank;

/// Highest first: the ten is fifth (O1.2).
constexpr std::array kRanking{Ace, King, Queen, Jack, Ten, Nine};

/// O1.3.
constexpr RankPoints kPoints = [] {
  RankPoints points{};
  const auto count = [&points](Rank rank, std::uint8_t n) {
    points[static_cast<std::size_t>(rank)] = n;
  };
  count(Ace, 11);
  count(King, 5);
  count(Queen, 4);
  count(Jack, 2);
  count(Ten, 10);
  count(Nine, 9);
  return points;
}();

}  // namespace

constexpr Order kMade = make_order({}, {kRanking, kRanking, kRanking, kRanking}, kPoints);
const Order kOrder = kMade;

}  // namespace avinas::owcyglowa
