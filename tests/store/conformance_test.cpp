// SPDX-License-Identifier: MIT
// The promises of every store, asked of each kind: SQLite, PostgreSQL, memory. Durability is asked
// of those that promise it.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <future>
#include <thread>

#include "tests/store/stores.hpp"
#include "tests/support/stored.hpp"

namespace avinas::server {
namespace {

using testing::Kept;
using testing::rows_of_players_in;
using testing::tables_in;

TallyRow row(const std::string& player, const std::string& with, const std::string& month,
             std::int64_t matches) {
  return {player, with, month, "Name of " + player, {matches, 1, 0, 0, 5, 3, 2, 12}};
}

ArchivedMatch match(const std::string& id, std::int64_t ended_ms, const std::string& player) {
  ArchivedMatch made{id, R"({"record":")" + id + "\"}", ended_ms, "{\"summary\":1}"};
  made.players = {player, "other"};
  made.tallies = {row(player, "", "2026-11", 1), row(player, kRanked, "2026-11", 1)};
  return made;
}

Write archived(ArchivedMatch match, const std::string& table = "K7QF") {
  Write write{table, {}};
  write.finished = std::move(match);
  return write;
}

class EveryStore : public ::testing::TestWithParam<Kept::Kind> {
 protected:
  EveryStore() : kept_(GetParam()) {}

  Store& store() { return kept_.store(); }
  void write(Write write) {
    std::promise<void> done;
    store().append(std::move(write), [&] { done.set_value(); });
    done.get_future().wait();
  }
  std::vector<std::string> entries_of(const std::string& code) {
    for (const StoredTable& table : tables_in(store())) {
      if (table.code == code) return table.entries;
    }
    return {};
  }
  std::vector<ArchivedMatch> matches() {
    std::vector<ArchivedMatch> all;
    store().load_matches([&](ArchivedMatch match) { all.push_back(std::move(match)); });
    return all;
  }

  Kept kept_;
};

/// Those that outlive the process.
class EveryDurableStore : public EveryStore {};

TEST_P(EveryDurableStore, GivesBackTheEntriesOfEachTableInOrderAndTheClubFirst) {
  write({"K7QF", {"a", "b"}});
  write({"", {"club 1"}});
  write({"X2PM", {"x \"quoted\" \\ and {braces}, ąčę 猫\n"}});
  write({"K7QF", {"c"}});
  kept_.reopen();
  const auto tables = tables_in(store());
  ASSERT_EQ(tables.size(), 3u);
  EXPECT_EQ(tables[0].code, "");
  EXPECT_EQ(entries_of(""), (std::vector<std::string>{"club 1"}));
  EXPECT_EQ(entries_of("K7QF"), (std::vector<std::string>{"a", "b", "c"}));
  EXPECT_EQ(entries_of("X2PM"),
            (std::vector<std::string>{"x \"quoted\" \\ and {braces}, ąčę 猫\n"}));
}

TEST_P(EveryDurableStore, ReplacesATablesJournalAndGoesOnBehindIt) {
  write({"K7QF", {"a", "b"}});
  write({"K7QF", {"snapshot"}, true});
  write({"K7QF", {"c"}});
  kept_.reopen();
  EXPECT_EQ(entries_of("K7QF"), (std::vector<std::string>{"snapshot", "c"}));
  write({"K7QF", {"d"}});
  kept_.reopen();
  EXPECT_EQ(entries_of("K7QF"), (std::vector<std::string>{"snapshot", "c", "d"}));
}

TEST_P(EveryDurableStore, PutsATableAwayAndLetsItsCodeBeginAnew) {
  write({"K7QF", {"a", "b"}});
  write({"K7QF", {}, true});
  kept_.reopen();
  EXPECT_TRUE(tables_in(store()).empty());
  write({"K7QF", {"new"}});
  kept_.reopen();
  EXPECT_EQ(entries_of("K7QF"), (std::vector<std::string>{"new"}));
}

/// Writes that come together are committed together: what they do to one table keeps its order.
TEST_P(EveryDurableStore, KeepsTheOrderOfWritesThatComeTogether) {
  constexpr int kTables = 20, kRounds = 30;
  std::atomic<int> done = 0;
  std::promise<void> all;
  for (int i = 0; i < kRounds; ++i) {
    for (int t = 0; t < kTables; ++t) {
      const std::string code = "T" + std::to_string(t);
      const bool replaces = i % 7 == 6 && t % 2 == 0;
      store().append({code, {std::to_string(i)}, replaces}, [&] {
        if (++done == kRounds * kTables) all.set_value();
      });
    }
  }
  all.get_future().wait();
  kept_.reopen();
  std::vector<std::string> whole, since_replaced;
  for (int i = 0; i < kRounds; ++i) whole.push_back(std::to_string(i));
  for (int i = 27; i < kRounds; ++i) since_replaced.push_back(std::to_string(i));
  for (int t = 0; t < kTables; ++t) {
    EXPECT_EQ(entries_of("T" + std::to_string(t)), t % 2 == 0 ? since_replaced : whole);
  }
}

TEST_P(EveryDurableStore, ConfirmsWritesOfOneCallerInTheirOrder) {
  constexpr int kWrites = 200;
  std::vector<int> confirmed;
  std::promise<void> all;
  for (int i = 0; i < kWrites; ++i) {
    store().append({"K7QF", {"e"}}, [&, i] {
      confirmed.push_back(i);
      if (i == kWrites - 1) all.set_value();
    });
  }
  all.get_future().wait();
  ASSERT_EQ(confirmed.size(), std::size_t{kWrites});
  EXPECT_TRUE(std::is_sorted(confirmed.begin(), confirmed.end()));
}

TEST_P(EveryDurableStore, ClosesOnlyWhenEverythingAppendedIsDurable) {
  for (int i = 0; i < 100; ++i) store().append({"K7QF", {std::to_string(i)}}, [] {});
  kept_.reopen();
  EXPECT_EQ(entries_of("K7QF").size(), 100u);
}

TEST_P(EveryDurableStore, KnowsAPlayerOnceForEachDeviceByTheLatestName) {
  Write first{"", {}}, second{"", {}}, renamed{"", {}};
  first.player = {"p1", "Ana", "aa", 20'000};
  second.player = {"p1", "Ana", "bb", 20'001};
  renamed.player = {"p1", "Ona", "", 20'002};
  write(first);
  write(second);
  write(renamed);
  kept_.reopen();
  auto rows = rows_of_players_in(store());
  std::sort(rows.begin(), rows.end(),
            [](const auto& a, const auto& b) { return a.token_hash < b.token_hash; });
  EXPECT_EQ(rows,
            (std::vector<PlayerRow>{{"p1", "Ona", "aa", 20'002}, {"p1", "Ona", "bb", 20'002}}));
}

TEST_P(EveryDurableStore, KeepsWhatADeviceIsCalledAndForgetsTheOnesThatEnded) {
  Write first, second, end;
  first.player = PlayerRow{"p1", "Ona", "token1", 5, "Phone", 6};
  second.player = PlayerRow{"p1", "Ona", "token2", 5, "Laptop", 7};
  end.ended_tokens = {"token1"};
  write(std::move(first));
  write(std::move(second));
  write(std::move(end));
  kept_.reopen();
  const auto rows = rows_of_players_in(store());
  ASSERT_EQ(rows.size(), 1u);
  EXPECT_EQ(rows[0], (PlayerRow{"p1", "Ona", "token2", 5, "Laptop", 7}));
  Write last;
  last.ended_tokens = {"token2"};
  write(std::move(last));
  kept_.reopen();
  const auto without = rows_of_players_in(store());
  ASSERT_EQ(without.size(), 1u) << "a player without a device is known";
  EXPECT_TRUE(without[0].token_hash.empty());
}

TEST_P(EveryDurableStore, ForgetsAPlayerWithAllDevices) {
  Write one{"", {}}, other{"", {}}, forget{"", {}};
  one.player = {"p1", "Ana", "aa", 1};
  other.player = {"p2", "Balys", "bb", 1};
  forget.forgotten = {"p1"};
  // Together, so that they may share a commit.
  store().append(one, [] {});
  store().append(other, [] {});
  write(forget);
  kept_.reopen();
  EXPECT_EQ(rows_of_players_in(store()), (std::vector<PlayerRow>{{"p2", "Balys", "bb", 1}}));
}

TEST_P(EveryDurableStore, KnowsAPlayerWhoComesBackInTheWriteAfterTheOneThatForgetsHim) {
  Write one{"", {}}, forget{"", {}}, again{"", {}};
  one.player = {"p1", "Ana", "aa", 1};
  forget.forgotten = {"p1"};
  again.player = {"p1", "Ana", "cc", 2};
  store().append(one, [] {});
  store().append(forget, [] {});
  write(again);
  kept_.reopen();
  EXPECT_EQ(rows_of_players_in(store()), (std::vector<PlayerRow>{{"p1", "Ana", "cc", 2}}));
}

TEST_P(EveryStore, FindsARecordByItsMatchAndNothingForAnother) {
  write(archived(match("m1", 100, "a")));
  kept_.reopen();
  EXPECT_EQ(store().find_record("m1"), R"({"record":"m1"})");
  EXPECT_EQ(store().find_record("m2"), std::nullopt);
}

TEST_P(EveryStore, CountsAMatchOnceThoughItIsArchivedTwice) {
  write(archived(match("m1", 100, "a")));
  write(archived(match("m1", 100, "a")));
  kept_.reopen();
  const auto sums = store().tallies_in("2026-11");
  ASSERT_EQ(sums.size(), 1u);
  EXPECT_EQ(sums[0].figures[0], 1);
  EXPECT_EQ(store().summaries_of("a", 10).size(), 1u);
}

TEST_P(EveryStore, AddsUpMatchesThatEndTogetherForOnePlayer) {
  constexpr int kMatches = 25;
  std::atomic<int> done = 0;
  std::promise<void> all;
  for (int i = 0; i < kMatches; ++i) {
    store().append(archived(match("m" + std::to_string(i), 100 + i, "a"), std::to_string(i)), [&] {
      if (++done == kMatches) all.set_value();
    });
  }
  all.get_future().wait();
  kept_.reopen();
  const auto sums = store().tallies_of("a");
  ASSERT_EQ(sums.size(), 2u);
  EXPECT_EQ(sums[0].figures, (TallyRow::Figures{25, 25, 0, 0, 125, 75, 50, 300}));
}

TEST_P(EveryStore, ListsAPlayersMatchesTheNewestFirstAndNoMoreThanAsked) {
  for (int i = 0; i < 5; ++i) {
    ArchivedMatch made = match("m" + std::to_string(i), 100 + i, "a");
    made.summary = std::to_string(i);
    write(archived(std::move(made)));
  }
  write(archived(match("foreign", 900, "b")));
  kept_.reopen();
  EXPECT_EQ(store().summaries_of("a", 3), (std::vector<std::string>{"4", "3", "2"}));
}

TEST_P(EveryStore, GivesSummariesSinceAMomentInTheOrderOfTheirEndsAndCountsThoseBefore) {
  for (const auto& [id, ended_ms] :
       {std::pair("m3", 300), {"m1", 100}, {"m2b", 200}, {"m2a", 200}}) {
    ArchivedMatch made = match(id, ended_ms, "a");
    made.summary = id;
    write(archived(std::move(made)));
  }
  kept_.reopen();
  std::vector<std::string> found;
  const auto note = [&](std::int64_t ended_ms, const std::string& summary) {
    found.push_back(std::to_string(ended_ms) + summary);
  };
  EXPECT_EQ(store().summaries_since(200, note), 1u);
  EXPECT_EQ(found, (std::vector<std::string>{"200m2a", "200m2b", "300m3"}));
  EXPECT_EQ(store().summaries_since(301, note), 4u);
}

TEST_P(EveryStore, GivesSumsOfAPlayerByMonthAndStandingsByMonthAlone) {
  ArchivedMatch first = match("m1", 100, "a");
  first.tallies = {row("a", "", "2026-10", 1), row("a", kRanked, "2026-10", 1),
                   row("b", kRanked, "2026-10", 1)};
  write(archived(std::move(first)));
  write(archived(match("m2", 200, "a")));
  kept_.reopen();
  const auto sums = store().tallies_of("a");
  ASSERT_EQ(sums.size(), 4u);
  EXPECT_EQ(sums.front().month, "2026-10");
  EXPECT_EQ(sums.back().month, "2026-11");
  const auto standings = store().tallies_in("2026-10");
  ASSERT_EQ(standings.size(), 2u);
  EXPECT_EQ(standings[0].with, kRanked);
  EXPECT_EQ(standings[0].name, "Name of " + standings[0].player);
}

TEST_P(EveryStore, CountsAnOlderMatchOnce) {
  ArchivedMatch older = match("m1", 100, "a");
  older.tallies.clear();
  older.counted = false;
  write(archived(std::move(older)));
  kept_.reopen();
  const auto waiting = store().uncounted(10);
  ASSERT_EQ(waiting.size(), 1u);
  EXPECT_EQ(waiting[0].id, "m1");
  EXPECT_EQ(waiting[0].summary, "{\"summary\":1}");
  Write counted;
  counted.counted = {{"m1", {row("a", "", "2026-11", 1)}}};
  write(counted);
  write(counted);
  EXPECT_TRUE(store().uncounted(10).empty());
  const auto sums = store().tallies_of("a");
  ASSERT_EQ(sums.size(), 1u);
  EXPECT_EQ(sums[0].figures[0], 1);
}

TEST_P(EveryStore, DropsItsSumsToBeCountedAnew) {
  write(archived(match("m1", 100, "a")));
  Write anew;
  anew.sums_anew = true;
  write(anew);
  kept_.reopen();
  EXPECT_TRUE(store().tallies_of("a").empty());
  EXPECT_EQ(store().uncounted(10).size(), 1u);
}

TEST_P(EveryStore, KeepsAMatchWithoutTheNameOfAForgottenPlayerAndNoSumOfTheirs) {
  write(archived(match("m1", 5, "a")));
  write(archived(match("m2", 6, "b")));
  Write with_partner{"", {}};
  with_partner.tallies = {row("b", "a", "2026-11", 1)};
  write(std::move(with_partner));
  Write forgets{"", {}};
  forgets.cleaned = {{"m1", R"({"record":"clean"})", "clean", "a"}};
  forgets.sums_dropped_of = "a";
  write(std::move(forgets));
  EXPECT_EQ(store().find_record("m1"), R"({"record":"clean"})");
  EXPECT_EQ(store().find_record("m2"), R"({"record":"m2"})");
  EXPECT_TRUE(store().summaries_of("a", 10).empty());
  EXPECT_TRUE(store().matches_of("a", 10).empty());
  EXPECT_EQ(store().matches_of("other", 10), (std::vector<std::string>{"m2", "m1"}));
  EXPECT_EQ(store().matches_of("other", 1), (std::vector<std::string>{"m2"}));
  EXPECT_EQ(store().summaries_of("other", 10).back(), "clean");
  EXPECT_TRUE(store().tallies_of("a").empty());
  const auto sums = store().tallies_of("b");
  EXPECT_EQ(sums.size(), 2u);
  for (const TallyRow& sum : sums) EXPECT_NE(sum.with, "a");
}

TEST_P(EveryStore, KeepsTheLatestAnalysisOfItsVersion) {
  Write one{}, other{};
  one.analysed = AnalysedMatch{"m1", 1, "{\"v\":1}"};
  other.analysed = AnalysedMatch{"m1", 2, "{\"v\":2}"};
  write(one);
  EXPECT_EQ(store().find_analysis("m1", 1), "{\"v\":1}");
  write(other);
  kept_.reopen();
  EXPECT_EQ(store().find_analysis("m1", 1), std::nullopt);
  EXPECT_EQ(store().find_analysis("m1", 2), "{\"v\":2}");
  EXPECT_EQ(store().find_analysis("m2", 2), std::nullopt);
}

TEST_P(EveryStore, TellsAllOfItsArchiveAsItWasWritten) {
  ArchivedMatch made = match("m1", 200, "a");
  ArchivedMatch earlier = match("m2", 100, "b");
  write(archived(made));
  write(archived(earlier));
  Write analysed{}, sums{};
  analysed.analysed = AnalysedMatch{"m1", 3, "{}"};
  sums.tallies = {row("z", "", "2020-01", 9)};
  write(analysed);
  write(sums);
  kept_.reopen();
  made.tallies.clear();
  earlier.tallies.clear();
  auto found = matches();
  for (ArchivedMatch& each : found) std::sort(each.players.begin(), each.players.end());
  EXPECT_EQ(found, (std::vector<ArchivedMatch>{earlier, made}));
  std::vector<TallyRow> rows;
  store().load_tallies([&](TallyRow each) { rows.push_back(std::move(each)); });
  ASSERT_EQ(rows.size(), 5u);
  EXPECT_EQ(rows.back(), row("z", "", "2020-01", 9));
  std::vector<AnalysedMatch> analyses;
  store().load_analyses([&](AnalysedMatch each) { analyses.push_back(std::move(each)); });
  EXPECT_EQ(analyses, (std::vector<AnalysedMatch>{{"m1", 3, "{}"}}));
}

TEST_P(EveryStore, IsReadFromManyThreadsWhileItIsWritten) {
  write(archived(match("m0", 1, "a")));
  std::atomic<bool> ended = false;
  std::vector<std::jthread> readers;
  std::atomic<int> wrong = 0;
  for (int i = 0; i < 3; ++i) {
    readers.emplace_back([&] {
      while (!ended) {
        if (!store().find_record("m0")) ++wrong;
        if (store().summaries_of("a", 5).empty()) ++wrong;
      }
    });
  }
  for (int i = 1; i < 40; ++i) write(archived(match("m" + std::to_string(i), i, "a")));
  ended = true;
  readers.clear();
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(store().tallies_of("a")[0].figures[0], 40);
}

std::string name_of(const ::testing::TestParamInfo<Kept::Kind>& kind) {
  return testing::name_of(kind.param);
}

INSTANTIATE_TEST_SUITE_P(Kinds, EveryStore, ::testing::ValuesIn(testing::kEveryKind), name_of);
INSTANTIATE_TEST_SUITE_P(Kinds, EveryDurableStore, ::testing::ValuesIn(testing::kDurableKinds),
                         name_of);

}  // namespace
}  // namespace avinas::server
