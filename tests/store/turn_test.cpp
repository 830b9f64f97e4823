// SPDX-License-Identifier: MIT
// When a server may take a club over from another that shows no life: by its own clock, moved here
// by hand, on a real engine.
#include "turn.hpp"

#include <gtest/gtest.h>

#include "postgres_schema.hpp"
#include "support/postgres_engine.hpp"
#include "tenure.hpp"

namespace avinas::server {
namespace {

using std::chrono::milliseconds;

class TurnToKeep : public ::testing::Test {
 protected:
  TurnToKeep() {
    bring_forward(heir);
    keep();
  }
  void keep() { tenure.emplace(*keeper, look_at_keeper(heir), Tenure::Place{"first", {}}); }
  void end_session() {
    keeper.reset();
    while (look_at_keeper(heir).has_session) {
      // The engine finds out by itself.
    }
  }
  /// Looks until that much later, as often as it should.
  Turn::Seen look_for(milliseconds long_enough) {
    Turn::Seen seen = Turn::Seen::Unsure;
    for (const auto until = now + long_enough; now < until; now += waits.look) {
      seen = turn.look(heir, now);
    }
    return seen;
  }

  const std::string cluster = testing::PostgresEngine::shared().make_database();
  Connection heir{cluster};
  std::optional<Connection> keeper{cluster};
  std::optional<Tenure> tenure;
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
  EXPECT_TRUE(tenure->beat(*keeper));
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
  keeper.emplace(cluster);
  EXPECT_TRUE(tenure->move_to(*keeper));
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
  tenure->end(*keeper);
  EXPECT_EQ(look_for(waits.look), Turn::Seen::Free);
  const Keeper before = turn.keeper();
  const Tenure mine(heir, before, {"second", {}});
  EXPECT_FALSE(tenure->beat(*keeper)) << "an epoch that is over";
  EXPECT_THROW(Tenure(*keeper, before, {"third", {}}), AnotherBegan);
  EXPECT_TRUE(mine.beat(heir));
}

}  // namespace
}  // namespace avinas::server
