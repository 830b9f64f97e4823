// SPDX-License-Identifier: MIT
// Movements: each pair meets whom it should.
#include "server/evening/movement.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <set>

#include "tests/support/random_play.hpp"

namespace avinas::server {
namespace {

/// How often two pairs met, by the lower number first.
using Met = std::map<std::pair<int, int>, int>;

/// Counts a round in, and checks that nobody is at two tables.
void count(const Meetings& round, Met& met, std::map<int, int>& played) {
  std::set<int> here;
  for (const Meeting& meeting : round) {
    for (const int pair : {meeting.north_south, meeting.east_west}) {
      EXPECT_TRUE(here.insert(pair).second) << "pair " << pair << " is at two tables";
      ++played[pair];
    }
    ++met[std::minmax(meeting.north_south, meeting.east_west)];
  }
}

TEST(Howell, LetsEachPairMeetEveryOtherOnceAndAnOddOneSitOutOnce) {
  for (int pairs = 2; pairs <= 40; ++pairs) {
    Met met;
    std::map<int, int> played;
    for (int round = 0; round < howell_rounds(pairs); ++round) {
      count(howell(pairs, round), met, played);
    }
    EXPECT_EQ(met.size(), static_cast<std::size_t>(pairs * (pairs - 1) / 2)) << pairs;
    for (const auto& [two, times] : met) EXPECT_EQ(times, 1) << pairs;
    for (const auto& [pair, rounds] : played) EXPECT_EQ(rounds, pairs - 1) << pairs;
  }
}

TEST(Howell, ComparesEachPairAboutAsOftenWithEveryOther) {
  for (int pairs = 4; pairs <= 40; pairs += 2) {
    std::map<std::pair<int, int>, int> alike;
    for (int round = 0; round < howell_rounds(pairs); ++round) {
      std::map<int, bool> sits_north;
      for (const Meeting& meeting : howell(pairs, round)) {
        sits_north[meeting.north_south] = true;
        sits_north[meeting.east_west] = false;
      }
      for (int a = 0; a < pairs; ++a) {
        for (int b = a + 1; b < pairs; ++b)
          alike[{a, b}] += sits_north[a] == sits_north[b] ? 1 : -1;
      }
    }
    const bool balanced = pairs == 4 || pairs == 8 || pairs == 12 || pairs == 20 || pairs == 24;
    const int most = balanced || pairs == 32 ? 1 : 7;
    for (const auto& [two, difference] : alike) EXPECT_LE(std::abs(difference), most) << pairs;
  }
}

TEST(Mitchell, LetsEachPairOfALineMeetEveryPairOfTheOtherOnce) {
  for (int pairs = 2; pairs <= 40; ++pairs) {
    Met met;
    std::map<int, int> played;
    const int line = (pairs + 1) / 2;
    for (int round = 0; round < mitchell_rounds(pairs); ++round) {
      const Meetings meetings = mitchell(pairs, round);
      for (const Meeting& meeting : meetings) {
        EXPECT_LT(meeting.north_south, line);
        EXPECT_GE(meeting.east_west, line);
      }
      count(meetings, met, played);
    }
    EXPECT_EQ(met.size(), static_cast<std::size_t>(line * (pairs - line))) << pairs;
    for (const auto& [two, times] : met) EXPECT_EQ(times, 1) << pairs;
  }
}

TEST(Swiss, LetsNeighboursMeetWhoHaveNotMetAndSharesSittingOut) {
  constexpr std::uint64_t kSeed = 45;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  testing::Rng rng(kSeed);
  EXPECT_EQ(swiss({{4}, {2}, {3}, {1}}, [](int, int) { return 0; }), (Meetings{{4, 2}, {3, 1}}));
  for (int pairs = 4; pairs <= 20; ++pairs) {
    Met met;
    std::map<int, int> played;
    const int rounds = pairs / 2;  // so many can be played without a second meeting
    for (int round = 0; round < rounds; ++round) {
      std::vector<SwissPair> order;
      for (int pair = 0; pair < pairs; ++pair) order.push_back({pair, round - played[pair]});
      std::ranges::shuffle(order, rng);
      count(swiss(order, [&](int a, int b) { return met[std::minmax(a, b)]; }), met, played);
    }
    for (const auto& [two, times] : met) EXPECT_LE(times, 1) << pairs;
    for (const auto& [pair, times] : played) EXPECT_GE(times, rounds - 1) << pairs;
  }
}

TEST(Swiss, LetsPairsMeetAgainWhereItCannotBeHelped) {
  const auto met = [](int a, int b) { return a + b == 3 ? 1 : 2; };
  EXPECT_EQ(swiss({{0}, {1}, {2}, {3}}, met), (Meetings{{0, 3}, {1, 2}}));
}

}  // namespace
}  // namespace avinas::server
