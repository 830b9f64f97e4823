// SPDX-License-Identifier: MIT
// When a server may take a club over from another that shows no life: by its own clock, moved here
// by hand, on a real engine.
#include "server/store/postgres/turn.hpp"

#include <gtest/gtest.h>

#include "server/store/postgres/postgres_schema.hpp"
#include "server/store/postgres/sql_session.hpp"
#include "tests/support/postgres_engine.hpp"

namespace avinas::server {
namespace {

using std::chrono::milliseconds;

class TurnToKeep : public ::testing::Test {
 protected:
  TurnToKeep() {
    bring_forward(heir.connection());
    epoch = keeper->take(club(), first);
  }
  Keeper club() { return heir.keepers().front(); }
  void end_session() {
    keeper.reset();
    while (club().has_session) {
      // The engine finds out by itself.
    }
  }
  /// Looks until that much later, as often as it should.
  Turn::Seen look_for(milliseconds long_enough) {
    Turn::Seen seen = Turn::Seen::Unsure;
    for (const auto until = now + long_enough; now < until; now += waits.look) {
      seen = turn.look(club(), now, now);
    }
    return seen;
  }

  const std::string cluster = testing::PostgresEngine::shared().make_database();
  const ServerAddress first{"first", {}}, second{"second", {}};
  SqlSession heir{cluster, Part::Whole};
  std::optional<SqlSession> keeper{std::in_place, cluster, Part::Whole};
  std::int64_t epoch = 0;
  const TurnWaits waits{};
  Turn turn{"second", waits};
  Turn::Moment now{};
};

TEST_F(TurnToKeep, AKeeperWhoseBeatsStandIsReplacedAfterThatLongAndNotBefore) {
  EXPECT_EQ(look_for(waits.silence), Turn::Seen::Unsure);
  EXPECT_EQ(look_for(waits.look), Turn::Seen::Free);
}

TEST_F(TurnToKeep, ABeatBeginsTheCountAnew) {
  EXPECT_EQ(look_for(waits.silence), Turn::Seen::Unsure);
  EXPECT_TRUE(keeper->beat({{kClubItself, epoch}}, first));
  EXPECT_EQ(look_for(waits.look), Turn::Seen::Alive);
  EXPECT_EQ(look_for(waits.silence - waits.look), Turn::Seen::Unsure);
}

TEST_F(TurnToKeep, WhoDidNotLookSawNothing) {
  look_for(waits.look);
  now += 10 * waits.silence;  // it stood still itself
  EXPECT_EQ(look_for(waits.silence), Turn::Seen::Unsure);
  turn.forget();  // the engine was away
  EXPECT_EQ(look_for(waits.silence), Turn::Seen::Unsure);
  EXPECT_EQ(look_for(waits.look), Turn::Seen::Free);
}

TEST_F(TurnToKeep, AKeeperThatLostItsSessionHasTimeToComeBack) {
  look_for(waits.look);
  end_session();
  EXPECT_EQ(look_for(waits.without_session), Turn::Seen::Unsure);
  keeper.emplace(cluster, Part::Whole);
  EXPECT_TRUE(keeper->move_here({{kClubItself, epoch}}));
  EXPECT_EQ(look_for(waits.silence - waits.look), Turn::Seen::Unsure);
  end_session();
  EXPECT_EQ(look_for(waits.without_session), Turn::Seen::Unsure);
  EXPECT_EQ(look_for(waits.look), Turn::Seen::Free);
}

TEST_F(TurnToKeep, WhoseKeepingItWasBeginsAtOnceWhenItsSessionIsGone) {
  end_session();
  turn = Turn("first", waits);
  EXPECT_EQ(look_for(waits.look), Turn::Seen::Free);
}

TEST_F(TurnToKeep, AKeeperThatEndedIsFollowedAtOnceAndOfTwoHeirsOneIsTooLate) {
  keeper->end({{kClubItself, epoch}}, first);
  EXPECT_EQ(look_for(waits.look), Turn::Seen::Free);
  const Keeper before = turn.keeper();
  const std::int64_t mine = heir.take(before, second);
  EXPECT_EQ(mine, epoch + 1);
  EXPECT_FALSE(keeper->beat({{kClubItself, epoch}}, first)) << "an epoch that is over";
  EXPECT_EQ(keeper->take(before, {"third", {}}), 0);
  EXPECT_TRUE(heir.beat({{kClubItself, mine}}, second));
}

}  // namespace
}  // namespace avinas::server
