// SPDX-License-Identifier: MIT
// A server that was replaced changes nothing in the engine, whatever it still sends.
#include <gtest/gtest.h>

#include "server/store/postgres/postgres_store.hpp"
#include "server/store/postgres/sql_session.hpp"
#include "tests/support/postgres_engine.hpp"
#include "tests/support/stored.hpp"

namespace avinas::server {
namespace {

using namespace testing;

TEST(PostgresEpoch, AnAppendOfAnOlderOnePassesNothing) {
  const std::string database = PostgresEngine::shared().make_database();
  {
    PostgresStore store({database, true});
    store.open();
    store.close();
  }
  SqlSession session(database, Part::Whole);
  const std::int64_t older = session.take(session.keepers().front(), {});
  ASSERT_GT(older, 0);
  session.end({{kClubItself, older}}, {});
  const std::int64_t newer = session.take(session.keepers().front(), {});
  ASSERT_GT(newer, older);
  Positions positions;
  std::vector<QueuedWrite> waiting;
  waiting.push_back({Write{"TABLE", {"an entry"}}, [] {}});
  const Patience patience{std::chrono::seconds(20), [] {}};
  const Appending appending(waiting, 0, positions);
  const auto late = session.append(appending, {{kClubItself, older}}, patience);
  EXPECT_FALSE(late.ours);
  EXPECT_EQ(late.entries, 0u);
  EXPECT_FALSE(session.holds(appending));
  EXPECT_TRUE(session.append(appending, {{kClubItself, newer}}, patience).ours);
  EXPECT_TRUE(session.holds(appending));
}

/// Two shares in one session, of which another server takes one.
TEST(PostgresEpoch, AnAppendToTwoSharesPassesNothingIfOneOfThemIsOver) {
  const std::string database = PostgresEngine::shared().make_database();
  {
    PostgresStore store({database, true, "", "", Part::Club});
    store.open();  // it has the tables kept apart
    store.close();
  }
  SqlSession session(database, Part::Shares), heir(database, Part::Shares);
  const auto shares = session.keepers();
  ASSERT_EQ(shares.size(), std::size_t{kShares});
  Leases leases;
  for (const int share : {2, 5}) {
    const Keeper& free = shares[static_cast<std::size_t>(share - 1)];
    ASSERT_EQ(free.share, share);
    leases.push_back({share, session.take(free, {"first", {}})});
    ASSERT_GT(leases.back().epoch, 0);
  }
  const auto code_of = [](int share) {
    std::string code = "TABLEA";
    while (share_of(code) != share) ++code.back();
    return code;
  };
  Positions positions;
  std::vector<QueuedWrite> waiting;
  for (const Lease& lease : leases) {
    waiting.push_back({Write{code_of(lease.share), {"an entry"}}, [] {}});
  }
  const Patience patience{std::chrono::seconds(20), [] {}};
  const Appending both(waiting, 0, positions);
  EXPECT_EQ(both.shares(), (std::set<int>{2, 5}));
  EXPECT_TRUE(session.beat(leases, {}));
  session.end({leases[1]}, {});
  EXPECT_GT(heir.take(heir.keepers()[4], {"second", {}}), leases[1].epoch);
  const auto late = session.append(both, leases, patience);
  EXPECT_FALSE(late.ours);
  EXPECT_EQ(late.entries, 0u);
  EXPECT_FALSE(session.beat(leases, {}));
  // The other is this server's alone, as before.
  EXPECT_TRUE(session.beat({leases[0]}, {}));
  waiting.pop_back();
  EXPECT_TRUE(session.append(Appending(waiting, 0, positions), {leases[0]}, patience).ours);
}

TEST(PostgresJournal, ATableWithAHoleIsNotOpenedAsIfItWereWhole) {
  const std::string database = PostgresEngine::shared().make_database();
  PostgresStore store({database, true});
  store.open();
  store.close();
  SqlSession session(database, Part::Whole);
  session.connection().run(
      "INSERT INTO journal VALUES ('TABLE', 0, 'a'), ('TABLE', 1, 'b'), ('TABLE', 3, 'd')", {});
  PostgresStore again({database, true});
  again.open();
  again.load_players([](const PlayerRow&) {});
  const auto tables = tables_in(again);
  ASSERT_EQ(tables.size(), 1u);
  EXPECT_EQ(tables[0].damaged, std::vector<std::int64_t>{2});
  again.close();
}

}  // namespace
}  // namespace avinas::server
