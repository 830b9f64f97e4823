// SPDX-License-Identifier: MIT
// Who hears what is said at a table, and who may watch it.
#include <gtest/gtest.h>

#include "support/simulated_table.hpp"

namespace avinas {
using namespace testing;
using namespace protocol;
using std::chrono::seconds;

/// What that connection heard said, in order.
std::vector<std::string> heard(const SimulatedTable& table, ConnectionId id) {
  std::vector<std::string> texts;
  for (const std::string& bytes : table.clients.at(id).received) {
    const Json message = Json::parse(bytes);
    if (message["type"] == "said") texts.push_back(message["text"]);
  }
  return texts;
}

TEST(TableTalk, OfSpectatorsNeverReachesTheSeatsDuringAHand) {
  TableOptions options;
  options.talk = Talk::Always;
  SimulatedTable table(31, options);
  const auto ids = table.four_sit_and_start();
  const auto one = table.attach("w1"), two = table.attach("w2");
  table.everyone_ready(ids);
  table.input(Utterance{one, "s1", "South has the queen"});
  EXPECT_EQ(table.answer(one, "s1"), "done");
  EXPECT_EQ(heard(table, two).size(), 1u);
  for (const ConnectionId seat : ids) EXPECT_TRUE(heard(table, seat).empty());
  table.input(Utterance{ids[0], "s2", "Hello"});
  for (const ConnectionId id : {ids[1], ids[2], ids[3], one, two}) {
    EXPECT_EQ(heard(table, id).back(), "Hello");
  }
}

TEST(TableTalk, IsRefusedByTheTablesOption) {
  for (const Talk talk : {Talk::Off, Talk::BetweenHands}) {
    TableOptions options;
    options.talk = talk;
    SimulatedTable table(32, options);
    const auto ids = table.four_sit_and_start();
    table.input(Utterance{ids[0], "before", "Hello"});
    EXPECT_EQ(table.answer(ids[0], "before"), talk == Talk::Off ? "not_allowed" : "done");
    table.everyone_ready(ids);
    table.input(Utterance{ids[0], "during", "Hello"});
    EXPECT_EQ(table.answer(ids[0], "during"), "not_allowed");
  }
}

TEST(Watchers, OfAMembersTableAreMembers) {
  TableOptions options;
  options.watching = Watching::Members;
  SimulatedTable table(33, options);
  table.four_sit_and_start();
  const auto stranger = table.attach("stranger");
  EXPECT_EQ(table.answer(stranger, "join-" + std::to_string(stranger)), "not_allowed");
  table.input(Attach{99, "member", "Member", "join-99", true});
  EXPECT_EQ(table.answer(99, "join-99"), "view");
}

TEST(Watchers, InLargeNumbersAreCountedOnceASecond) {
  SimulatedTable table(34);
  const auto ids = table.four_sit_and_start();
  for (int i = 0; i < 100; ++i) table.attach("w" + std::to_string(i));
  const auto before = table.clients[ids[0]].received.size();
  for (int i = 100; i < 200; ++i) table.attach("w" + std::to_string(i));
  EXPECT_LE(table.clients[ids[0]].received.size(), before + 1);
  table.advance(seconds(2));
  EXPECT_EQ(table.clients[ids[0]].view["spectators"], 200);
}

}  // namespace avinas
