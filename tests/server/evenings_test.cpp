// SPDX-License-Identifier: MIT
// The evenings that are kept, and for how long.
#include "server/evening_actor/evenings.hpp"

#include <gtest/gtest.h>

#include "server/store/memory_store.hpp"

namespace avinas::server {
namespace {

using namespace protocol;

class EveningsTest : public ::testing::Test {
 protected:
  using Answered = std::variant<Evening, Refusal>;

  void run() {
    context_.restart();
    context_.run();
  }
  static EveningAsker asker(const std::string& player) { return {{player, player}}; }
  Answered open(const std::string& host) {
    Answered answered;
    OpenEvening open{"Thursday", {}, {Movement::Howell, 3, 1}};
    evenings_.open(asker(host), "r1", open, {}, [&](const Answered& found) { answered = found; });
    run();
    return answered;
  }
  std::string opened(const std::string& host) { return std::get<Evening>(open(host)).code; }
  Answered step(const std::string& player, const std::string& code, EveningDo what) {
    Answered answered;
    evenings_.step(asker(player), {code, what}, [&](const Answered& found) { answered = found; });
    run();
    return answered;
  }
  Answered look(const std::string& code) {
    Answered answered;
    evenings_.look({}, {code}, [&](const Answered& found) { answered = found; });
    run();
    return answered;
  }
  bool is_kept(const std::string& code) { return std::holds_alternative<Evening>(look(code)); }
  void days_later(int days) {
    constexpr std::int64_t kDayMs = 24LL * 60 * 60 * 1000;
    Now now = current_time();
    now.unix_ms += days * kDayMs;
    evenings_.put_away(now);
    run();
  }

  Tables::Settings hearing() {
    Tables::Settings settings;
    settings.tell_evening = [this](const EveningReport& report) {
      told_[report.table] = report;
      evenings_.hear(report);
    };
    return settings;
  }

  boost::asio::io_context context_;
  MemoryStore store_;
  std::map<std::string, EveningReport> told_;  ///< last, by each table
  Tables tables_{{&context_}, store_, hearing()};
  Evenings evenings_{context_, tables_};
};

TEST_F(EveningsTest, AreKeptForAYearAndForAMonthIfTheyWaitForPairs) {
  const std::string waits = opened("p1"), over = opened("p2");
  ASSERT_EQ(std::get<Evening>(step("p2", over, EveningDo::End)).stage, EveningStage::Over);
  days_later(29);
  EXPECT_TRUE(is_kept(waits));
  days_later(31);
  EXPECT_FALSE(is_kept(waits));
  days_later(364);
  EXPECT_TRUE(is_kept(over));
  days_later(366);
  EXPECT_FALSE(is_kept(over));
}

TEST_F(EveningsTest, OfTooManyOneGoesThatNobodyPlaysAtAndTheNewestOfThoseThatGather) {
  const std::string played = opened("h1"), empty = opened("h2"), waits = opened("h3");
  for (const char* player : {"p1", "p2"}) step(player, played, EveningDo::Enter);
  const Evening begun = std::get<Evening>(step("h1", played, EveningDo::Begin));
  ASSERT_EQ(begun.round, 1);
  evenings_.hear({played, begun.meetings[0].table, true, "m1", {3}});
  run();
  ASSERT_EQ(std::get<Evening>(step("h1", played, EveningDo::End)).stage, EveningStage::Over);
  step("h2", empty, EveningDo::End);
  for (std::size_t n = 3; n < kMostEvenings; ++n) opened("of " + std::to_string(n));
  ASSERT_TRUE(is_kept(empty));
  opened("one more");
  EXPECT_FALSE(is_kept(empty));
  EXPECT_TRUE(is_kept(played));
  for (int n = 0; n < 20; ++n) opened("another " + std::to_string(n));
  EXPECT_TRUE(is_kept(played)) << "somebody may look its standings up";
  EXPECT_TRUE(is_kept(waits)) << "it was announced before";
}

TEST_F(EveningsTest, RoundsThatAreEndedAtOnceKeepNoneFromOthers) {
  const std::string waits = opened("h1");
  std::string idle;
  for (std::size_t n = 1; n < kMostEvenings; ++n) {
    const std::string host = "of " + std::to_string(n);
    idle = opened(host);
    for (const std::string& player : {"a" + host, "b" + host}) step(player, idle, EveningDo::Enter);
    step(host, idle, EveningDo::Begin);
    step(host, idle, EveningDo::CloseRound);
  }
  opened("one more");
  EXPECT_TRUE(is_kept(waits));
}

TEST_F(EveningsTest, KeepsTheScoresOfATableThatIsDoneAndEndsItIfItPlaysOn) {
  const std::string code = opened("h1");
  for (const char* player : {"p1", "p2", "p3", "p4"}) step(player, code, EveningDo::Enter);
  const std::string table = std::get<Evening>(step("h1", code, EveningDo::Begin)).meetings[0].table;
  evenings_.hear({code, table, true, "m1", {3}});  // as one that a bug stopped
  run();
  ASSERT_FALSE(told_[table].done);
  evenings_.hear({code, table, false, {}, {5, 5}});  // and which plays on after another start
  run();
  EXPECT_EQ(std::get<Evening>(look(code)).meetings[0].played, 1);
  EXPECT_TRUE(told_.at(table).done);
}

TEST_F(EveningsTest, OnePlayerWhoComesAndGoesDoesNotFillOneForTheOthers) {
  const std::string code = opened("h1");
  std::optional<Refusal> refused;
  for (std::size_t n = 0; n < kMostEntries && !refused; ++n) {
    const auto entered = step("p1", code, EveningDo::Enter);
    if (const auto* why = std::get_if<Refusal>(&entered)) refused = *why;
    step("p1", code, EveningDo::Leave);
  }
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->reason, protocol::Reason::EnteredTooOften) << "a client does not ask again";
  EXPECT_TRUE(std::holds_alternative<Evening>(step("p2", code, EveningDo::Enter)));
}

TEST_F(EveningsTest, SaysWhichOfThemNameAPlayer) {
  const std::string own = opened("p1"), entered = opened("p2");
  opened("p3");
  step("p1", entered, EveningDo::Enter);
  std::vector<std::string> found;
  evenings_.those_of("p1", [&](const std::vector<EveningLine>& lines) {
    for (const EveningLine& line : lines) found.push_back(line.code);
  });
  run();
  std::vector<std::string> both{own, entered};
  std::ranges::sort(both);
  EXPECT_EQ(found, both);
}

}  // namespace
}  // namespace avinas::server
