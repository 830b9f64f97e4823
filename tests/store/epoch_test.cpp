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
  SqlSession session(database, {});
  const std::int64_t older = session.take(session.keeper(), {});
  ASSERT_GT(older, 0);
  session.end(older, {});
  const std::int64_t newer = session.take(session.keeper(), {});
  ASSERT_GT(newer, older);
  Positions positions;
  std::vector<QueuedWrite> waiting;
  waiting.push_back({Write{"TABLE", {"an entry"}}, [] {}});
  const Patience patience{std::chrono::seconds(20), [] {}};
  const Appending appending(waiting, 0, positions);
  const auto late = session.append(appending, older, patience);
  EXPECT_FALSE(late.ours);
  EXPECT_EQ(late.entries, 0u);
  EXPECT_FALSE(session.holds(appending));
  EXPECT_TRUE(session.append(appending, newer, patience).ours);
  EXPECT_TRUE(session.holds(appending));
}

TEST(PostgresJournal, ATableWithAHoleIsNotOpenedAsIfItWereWhole) {
  const std::string database = PostgresEngine::shared().make_database();
  PostgresStore store({database, true});
  store.open();
  store.close();
  SqlSession session(database, {});
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
