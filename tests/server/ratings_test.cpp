// SPDX-License-Identifier: MIT
// Ratings: by the published method, and nothing but what the archive's matches give.
#include "server/archive/ratings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <future>
#include <string>

#include "protocol/summary_json.hpp"
#include "server/store/memory_store.hpp"
#include "tests/support/random_play.hpp"

namespace avinas::server {
namespace {

using protocol::MatchSummary;
using testing::pick;
using testing::Rng;

constexpr std::int64_t kHourMs = 60LL * 60 * 1000;
constexpr std::int64_t kEvening = 1'790'000'000'000;

/// A match of these four, North first, that counts.
MatchSummary rated_match(const std::array<std::string, 4>& players, Side winner,
                         std::int64_t ended_ms = kEvening) {
  MatchSummary match;
  match.ended_ms = ended_ms;
  match.hands = 9;
  for (const Seat seat : kAllSeats) {
    const auto& player = players[static_cast<std::size_t>(seat)];
    match.seats[seat] = {player, player};
  }
  match.outcome = Outcome{winner, EndReason::Rams, {other_side(winner), 0}};
  match.ranked = true;
  return match;
}

TEST(Rating, GivesThePublishedExampleOfItsMethod) {
  // An example of two pairs that the libraries of this method agree on; theirs add no doubt.
  const auto rating = [](double skill, double doubt) {
    return Rating{skill, std::sqrt(doubt * doubt - std::pow(25.0 / 300, 2))};
  };
  Rating a = rating(25, 25.0 / 3), b = rating(32.444, 5.123);
  Rating c = rating(43.381, 2.421), d = rating(25.188, 6.211);
  rate(std::array{RatedTeam{{&a, &b}, 1}, RatedTeam{{&c, &d}, 2}});
  constexpr double kExact = 1e-9;
  EXPECT_NEAR(a.skill, 28.669648436582808, kExact);
  EXPECT_NEAR(a.doubt, 8.071520788025197, kExact);
  EXPECT_NEAR(b.skill, 33.83086971107981, kExact);
  EXPECT_NEAR(b.doubt, 5.062772998705765, kExact);
  EXPECT_NEAR(c.skill, 43.071274808241974, kExact);
  EXPECT_NEAR(c.doubt, 2.4166900452721256, kExact);
  EXPECT_NEAR(d.skill, 23.149503312339064, kExact);
  EXPECT_NEAR(d.doubt, 6.1378606973362135, kExact);
}

TEST(Rating, TreatsTeamsOfOnePlaceAlikeAndGivesTheWinnerWhatTheOthersLose) {
  std::array<Rating, 3> alone;
  rate(std::array{RatedTeam{{&alone[0]}, 2}, RatedTeam{{&alone[1]}, 1}, RatedTeam{{&alone[2]}, 2}});
  EXPECT_DOUBLE_EQ(alone[0].skill, alone[2].skill);
  EXPECT_GT(alone[1].skill, 25);
  EXPECT_NEAR(alone[0].skill + alone[1].skill + alone[2].skill, 75, 1e-9);
}

TEST(Ratings, MoveWinnersUpLosersDownAndBeginInTheMiddle) {
  Ratings ratings;
  EXPECT_FALSE(ratings.of("a", 0));
  ratings.add(rated_match({"a", "b", "c", "d"}, Side::NorthSouth));
  EXPECT_GT(ratings.of("a", 0)->value, 1500);
  EXPECT_EQ(ratings.of("a", 0), ratings.of("c", 0));
  EXPECT_EQ(ratings.of("a", 0)->value + ratings.of("b", 0)->value, 3000);
  EXPECT_LT(ratings.of("a", 0)->doubt, 250);
  EXPECT_FALSE(ratings.of("a", 1)) << "another game";
}

TEST(Ratings, CountWhatStandingsCountAlone) {
  Ratings ratings;
  MatchSummary match = rated_match({"a", "b", "c", "d"}, Side::NorthSouth);
  match.ranked = false;  // one household, strangers, or too few hands
  ratings.add(match);
  match.ranked = std::nullopt;  // of an earlier version, with a bot
  match.seats[Seat::West] = {"", "Bot Domas"};
  ratings.add(match);
  match = rated_match({"a", "b", "c", "d"}, Side::NorthSouth);
  match.outcome.reset();  // given up
  ratings.add(match);
  for (const char* player : {"a", "b", "c", "d", ""}) EXPECT_FALSE(ratings.of(player, 0)) << player;
}

TEST(Ratings, ALeaverLosesAndDoesNotWinAndWhoCameLaterIsNotRated) {
  MatchSummary match = rated_match({"later", "b", "c", "d"}, Side::NorthSouth);
  match.since[Seat::North] = 5;
  match.left = {{Seat::North, {"leaver", "leaver"}}};
  Ratings won;
  won.add(match);
  EXPECT_FALSE(won.of("leaver", 0));
  EXPECT_FALSE(won.of("later", 0));
  EXPECT_GT(won.of("c", 0)->value, 1500);
  match.outcome = rated_match({}, Side::EastWest).outcome;
  Ratings lost;
  lost.add(match);
  EXPECT_LT(lost.of("leaver", 0)->value, 1500);
  EXPECT_FALSE(lost.of("later", 0));
}

void put(Store& store, MatchSummary match, int number) {
  match.id = std::to_string(number);
  protocol::JsonWriter json;
  write(json, match);
  Write write{"K7QF", {}};
  write.finished = ArchivedMatch{match.id, "{}", match.ended_ms, json.str()};
  std::promise<void> done;
  store.append(std::move(write), [&] { done.set_value(); });
  done.get_future().wait();
}

TEST(Ratings, OfARunningServerAreThoseOfTheArchiveReadAnew) {
  constexpr std::uint64_t kSeed = 43;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  Rng rng(kSeed);
  MemoryStore store;
  RatingsOf live(store);
  for (int i = 0; i < 200; ++i) {
    std::vector<std::string> players{"a", "b", "c", "d", "e", "f", "g", "h"};
    std::shuffle(players.begin(), players.end(), rng);
    // Two hours apart, and some are archived half a day late.
    const std::int64_t late = pick(rng, 4) == 0 ? 12 * kHourMs : 0;
    put(store,
        rated_match({players[0], players[1], players[2], players[3]},
                    pick(rng, 2) != 0 ? Side::NorthSouth : Side::EastWest,
                    kEvening + 2 * i * kHourMs - late),
        i);
    if (pick(rng, 3) != 0) continue;
    const Ratings now = live.now();
    const Ratings anew = RatingsOf(store).now();
    for (const auto& player : players) ASSERT_EQ(now.of(player, 0), anew.of(player, 0)) << i;
  }
}

/// A store in which a match of long ago is archived while matches are read, by another server.
class BesideAnother : public MemoryStore {
 public:
  std::size_t summaries_since(std::int64_t ended_ms, const VisitSummary& visit) override {
    const std::size_t before = MemoryStore::summaries_since(ended_ms, visit);
    if (!std::exchange(done_, true)) {
      put(*this, rated_match({"e", "f", "g", "h"}, Side::EastWest, kEvening + kHourMs), 99);
    }
    return before;
  }

 private:
  bool done_ = false;
};

TEST(Ratings, MissNoMatchThatIsArchivedWhileTheyAreWorkedOut) {
  BesideAnother store;
  put(store, rated_match({"a", "b", "c", "d"}, Side::NorthSouth, kEvening), 1);
  put(store, rated_match({"a", "b", "c", "d"}, Side::NorthSouth, kEvening + 48 * kHourMs), 2);
  RatingsOf live(store);
  EXPECT_FALSE(live.now().of("e", 0)) << "it came after the reading";
  EXPECT_TRUE(live.now().of("e", 0));
  EXPECT_EQ(live.now().of("a", 0), RatingsOf(store).now().of("a", 0));
}

TEST(Ratings, PutPlayersInTheOrderOfTheirSkill) {
  constexpr std::uint64_t kSeed = 44;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  Rng rng(kSeed);
  constexpr int kPlayers = 8;
  Ratings ratings;
  for (int i = 0; i < 2000; ++i) {
    std::array<int, kPlayers> order{0, 1, 2, 3, 4, 5, 6, 7};
    std::shuffle(order.begin(), order.end(), rng);
    // Player n is worth n: the pair that is worth more wins the more often.
    const double ahead = order[0] + order[2] - order[1] - order[3];
    const bool north_south =
        std::uniform_real_distribution<>()(rng) < 1 / (1 + std::exp(-ahead / 4));
    std::array<std::string, 4> names;
    for (std::size_t seat = 0; seat < 4; ++seat) names[seat] = std::to_string(order[seat]);
    ratings.add(rated_match(names, north_south ? Side::NorthSouth : Side::EastWest));
  }
  for (int player = 2; player < kPlayers; ++player) {
    EXPECT_GT(ratings.of(std::to_string(player), 0)->value,
              ratings.of(std::to_string(player - 2), 0)->value)
        << player;
  }
}

}  // namespace
}  // namespace avinas::server
