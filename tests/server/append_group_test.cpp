// SPDX-License-Identifier: MIT
// The appends of a thread's tables go to the journal together.
#include "server/table_actor/append_group.hpp"

#include <gtest/gtest.h>

#include <boost/asio/post.hpp>

namespace avinas::server {
namespace {

namespace asio = boost::asio;

/// Keeps what it is handed, and says when it is durable when the test does.
class Handed final : public Journal {
 public:
  void append(Write, std::function<void()>) override { ADD_FAILURE() << "not in a group"; }
  void append_all(std::vector<Write> writes, std::function<void()> done) override {
    std::string codes;
    for (const Write& write : writes) codes += write.table;
    groups.push_back(codes);
    dones.push_back(std::move(done));
  }
  void on_stall(std::function<void(bool, std::string)>) override {}

  std::vector<std::string> groups;
  std::vector<std::function<void()>> dones;
};

class AppendGroupTest : public ::testing::Test {
 protected:
  void append(const std::string& code) {
    group->append(Write{code, {"entry"}}, [this, code] { answered += code; });
  }
  void run() {
    home.restart();
    home.poll();
  }

  asio::io_context home{1};
  Handed journal;
  Millis now{0};
  std::shared_ptr<AppendGroup> group =
      std::make_shared<AppendGroup>(home, journal, [this] { return now; });
  std::string answered;
};

TEST_F(AppendGroupTest, WhatOneRoundAppendsIsHandedOverTogetherInItsOrder) {
  for (const char* code : {"a", "b", "c"}) {
    asio::post(home, [this, code] { append(code); });
  }
  run();
  EXPECT_EQ(journal.groups, std::vector<std::string>{"abc"});
}

TEST_F(AppendGroupTest, IsAnsweredOnItsThreadWhenItIsDurableAndNotBefore) {
  append("a");
  append("b");
  run();
  EXPECT_EQ(answered, "");
  journal.dones.at(0)();  // as the writer's thread would
  EXPECT_EQ(answered, "");
  run();
  EXPECT_EQ(answered, "ab");
}

TEST_F(AppendGroupTest, ALoopThatEndsBeforeItsNextTurnLetsGoOfTheTablesThatWait) {
  struct Table {
    std::shared_ptr<AppendGroup> appends;
  };
  std::weak_ptr<Table> waits;
  {
    asio::io_context ended{1};
    auto table = std::make_shared<Table>();
    table->appends = std::make_shared<AppendGroup>(ended, journal, [this] { return now; });
    waits = table;
    table->appends->append(Write{"a", {"entry"}}, [table] { ADD_FAILURE() << "nothing was kept"; });
  }
  EXPECT_TRUE(waits.expired());
  EXPECT_TRUE(journal.groups.empty());
}

TEST_F(AppendGroupTest, GoesOnWhileMoreComesAndEndsWhenNothingDoes) {
  int rounds = 0;
  std::function<void()> round = [&] {
    if (rounds < 4) asio::post(home, round);
    append(std::to_string(rounds++));
  };
  asio::post(home, round);
  run();
  EXPECT_EQ(journal.groups, std::vector<std::string>{"01234"});
}

TEST_F(AppendGroupTest, DoesNotWaitLongForAThreadThatAlwaysHasMoreToDo) {
  int rounds = 0;
  std::function<void()> round = [&] {
    append("x");
    now += Millis(1);
    if (++rounds < 50) asio::post(home, round);
  };
  asio::post(home, round);
  run();
  ASSERT_GT(journal.groups.size(), 10u);
  for (const std::string& each : journal.groups) EXPECT_LE(each.size(), 5u);
}

TEST_F(AppendGroupTest, WhoLeavesHandsOverAtOnceAndNothingTwice) {
  append("a");
  group->hand_over();
  EXPECT_EQ(journal.groups, std::vector<std::string>{"a"});
  run();
  EXPECT_EQ(journal.groups.size(), 1u);
}

TEST(AppendGroups, AreOneForEachThreadAndJournal) {
  asio::io_context one, other;
  Handed journal;
  AppendGroups groups;
  const auto first = groups.of(one, journal);
  EXPECT_EQ(groups.of(one, journal), first);
  EXPECT_NE(groups.of(other, journal), first);
}

}  // namespace
}  // namespace avinas::server
