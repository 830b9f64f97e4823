// SPDX-License-Identifier: MIT
// A table between matches is one entry of its journal, and comes back from it as it was.
#include "server/table/snapshot.hpp"

#include <gtest/gtest.h>

#include "tests/support/simulated_table.hpp"

namespace avinas {
namespace {

using namespace server;
using namespace testing;
using namespace protocol;

/// Four bots play a match to its end while the host watches.
SimulatedTable played_match(std::uint64_t seed, ConnectionId& host) {
  SimulatedTable table(seed, {}, {Millis(0), Millis(0)});
  host = table.attach("host");
  table.ask(host, FillBots{});
  table.ask(host, Start{});
  for (int i = 0; i < 2'000 && table.finished.empty(); ++i) table.advance(Millis(60'000));
  return table;
}

Json shown(SimulatedTable& table, const PlayerId& player) {
  Json view = table.clients[table.attach(player)].view;
  view.erase("version");
  view.erase("seats");
  return view;
}

TEST(Snapshot, OfAPlayedMatchShowsItAsItEnded) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    SCOPED_TRACE(seed);
    ConnectionId host = 0;
    SimulatedTable table = played_match(seed, host);
    ASSERT_EQ(table.finished.size(), 1u);
    ASSERT_EQ(table.journal.size(), 1u) << "all that led to it is let go";
    table.detach(host);
    const Json before = shown(table, "host");
    EXPECT_EQ(before["stage"], "finished");
    table.restart();
    EXPECT_EQ(shown(table, "host"), before);
    table.trim();  // a snapshot of what came from a snapshot
    table.restart();
    EXPECT_EQ(shown(table, "host"), before);
  }
}

TEST(Snapshot, OfAMatchThatWasGivenUpInMidHandShowsThatHand) {
  SimulatedTable table(7);
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  for (const ConnectionId id : ids) table.ask(id, Propose{Proposal::Abandon});
  ASSERT_EQ(table.journal.size(), 1u);
  for (const ConnectionId id : ids) table.detach(id);
  const Json before = shown(table, "p1");
  EXPECT_EQ(before["stage"], "finished");
  EXPECT_FALSE(before["finished"].is_null());
  table.restart();
  EXPECT_EQ(shown(table, "p1"), before);
}

TEST(Snapshot, RecognisesARequestThatIsRepeatedAfterAKill) {
  SimulatedTable table(7);
  const auto ids = table.four_sit_and_start();
  for (const ConnectionId id : ids) table.ask(id, Propose{Proposal::Abandon}, "last-wish");
  ASSERT_EQ(table.journal.size(), 1u);
  table.restart();
  const ConnectionId again = table.attach("p3");
  table.ask(again, Propose{Proposal::Abandon}, "last-wish");
  EXPECT_EQ(table.answer(again, "last-wish"), "done") << "not refused for want of a match";
}

TEST(Snapshot, KeepsSeatsBotsOptionsAndWhoOpenedTheTable) {
  SimulatedTable table(3);
  const ConnectionId host = table.attach("host");
  TableOptions options;
  options.watching = Watching::Members;
  table.ask(host, SetOptions{options});
  table.ask(host, Sit{Seat::East});
  table.ask(host, FillBots{});
  table.trim();
  table.restart();
  EXPECT_EQ(table.state().opening_request, "open-1");
  EXPECT_EQ(table.state().options, options);
  EXPECT_EQ(human(table.state().seats[Seat::East])->player, "host");
  EXPECT_TRUE(std::holds_alternative<BotSeat>(table.state().seats[Seat::West]));
  EXPECT_EQ(table.asked(table.attach("host"), Start{}), "update");
}

TEST(Snapshot, OfAMatchByOtherRulesLeavesTheTableReadyForAnother) {
  ConnectionId host = 0;
  SimulatedTable table = played_match(1, host);
  std::string& entry = table.journal.front();
  const std::string version = "\"rules_version\":";
  const std::size_t at = entry.find(version);
  ASSERT_NE(at, std::string::npos);
  entry.insert(at + version.size(), "9");
  table.restart();
  EXPECT_EQ(shown(table, "host")["stage"], "seating");
}

}  // namespace
}  // namespace avinas
