// SPDX-License-Identifier: MIT
// Results of finished matches: kept beside their records, added up for players and by month.
#include "server/archive/archive.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <future>

#include "protocol/summary_json.hpp"
#include "server/archive/counting.hpp"
#include "server/store/memory_store.hpp"
#include "server/store/sqlite/sqlite_store.hpp"
#include "tests/support/temp_folder.hpp"

namespace avinas::server {
namespace {

using namespace protocol;

std::int64_t noon(int year, int month, int day) {
  std::tm local{};
  local.tm_year = year - 1900;
  local.tm_mon = month - 1;
  local.tm_mday = day;
  local.tm_hour = 12;
  local.tm_isdst = -1;
  return static_cast<std::int64_t>(std::mktime(&local)) * 1000;
}

/// Four people, of whom "a" and "c" sit North and South; North-South made the others Cats.
MatchSummary cats(const std::string& id, std::int64_t ended_ms) {
  MatchSummary match;
  match.id = id;
  match.ended_ms = ended_ms;
  match.hands = 7;
  match.seats[Seat::North] = {"a", "Ana"};
  match.seats[Seat::East] = {"b", "Balys"};
  match.seats[Seat::South] = {"c", "Cilė"};
  match.seats[Seat::West] = {"d", "Domas"};
  match.outcome = Outcome{Side::NorthSouth, EndReason::Cats, {Side::EastWest, 0}};
  match.sums = {{{{5, 0}}, {{0, 12}}}};
  return match;
}

MatchSummary lost_by_rams(const std::string& id, std::int64_t ended_ms) {
  MatchSummary match = cats(id, ended_ms);
  match.outcome = Outcome{Side::EastWest, EndReason::Rams, {Side::NorthSouth, 0}};
  match.sums[1] = {{3, 12}};
  return match;
}

void keep(Store& store, const MatchSummary& match) {
  ArchivedMatch entry{match.id, "{}", match.ended_ms};
  JsonWriter json;
  write(json, match);
  entry.summary = json.str();
  for (const Seat seat : kAllSeats) {
    if (!match.seats[seat].player.empty()) entry.players.push_back(match.seats[seat].player);
  }
  for (const Leaver& leaver : match.left) entry.players.push_back(leaver.who.player);
  entry.tallies = tallies_of(match);
  Write write{"K7QF", {}};
  write.finished = std::move(entry);
  std::promise<void> done;
  store.append(std::move(write), [&] { done.set_value(); });
  done.get_future().wait();
}

Results results_of(Archive& archive, const std::string& player, games::GameIndex game = 0) {
  std::promise<Results> found;
  archive.results("198.51.100.7", player, game,
                  [&](auto results) { found.set_value(std::move(*results)); });
  return found.get_future().get();
}

Standings standings_of(Archive& archive, int year, int month, games::GameIndex game = 0) {
  std::promise<Standings> found;
  archive.standings("198.51.100.7", year, month, game,
                    [&](auto standings) { found.set_value(*standings); });
  return found.get_future().get();
}

TEST(Archive, AnswersWhatWasAskedBeforeItsEndAndThenTheStoreMayClose) {
  const testing::TempFolder folder;
  SqliteStore store(folder.path());
  keep(store, cats("A", noon(2026, 3, 5)));
  Archive archive(store, store);
  std::vector<bool> read;
  for (int i = 0; i < 8; ++i) {
    archive.activity({}, noon(2026, 3, 5), [&](const auto& found) { read.push_back(!!found); });
  }
  archive.end();
  store.close();
  EXPECT_EQ(read, std::vector<bool>(8, true));
  EXPECT_FALSE(archive.activity({}, noon(2026, 3, 5), [](const auto&) {}));
}

TEST(Archive, CountsEachGameByItself) {
  MemoryStore store;
  constexpr games::GameIndex kSjavs = 1;
  keep(store, cats("m1", noon(2026, 11, 3)));
  MatchSummary other = cats("m2", noon(2026, 11, 4));
  other.game = kSjavs;
  other.outcome = sjavs::Outcome{Side::EastWest, true, 0};
  other.sums = {{{{24, -2}}}};
  keep(store, other);
  Archive archive(store, store);
  const Results avinas = results_of(archive, "a"), sjavs = results_of(archive, "a", kSjavs);
  EXPECT_EQ(avinas.player.tally, (Tally{1, 1, 1, 0, {5, 0}, {0, 12}}));
  EXPECT_EQ(sjavs.player.tally, (Tally{1, 0, 0, 1, {24, 0}, {-2, 0}}));
  ASSERT_EQ(avinas.matches.size(), 1u);
  EXPECT_EQ(avinas.matches[0].id, "m1");
  ASSERT_EQ(sjavs.matches.size(), 1u);
  EXPECT_EQ(sjavs.matches[0].id, "m2");
  EXPECT_EQ(standings_of(archive, 2026, 11).players[0].who.player, "a");
  EXPECT_EQ(standings_of(archive, 2026, 11, kSjavs).players[0].who.player, "b");
}

TEST(Archive, TellsRatingsWithStandingsAndResultsAsTheArchiveGivesThem) {
  const testing::TempFolder folder;
  SqliteStore store(folder.path());
  keep(store, cats("m1", noon(2026, 11, 3)));
  Archive archive(store, store);
  const auto rating_of = [&](const std::string& player) {
    const auto lines = standings_of(archive, 2026, 11).players;
    const auto line = std::ranges::find(lines, player, [](const auto& l) { return l.who.player; });
    return line == lines.end() ? std::nullopt : line->rating;
  };
  EXPECT_GT(rating_of("a").value().value, 1500);
  EXPECT_LT(rating_of("b").value().value, 1500);
  EXPECT_EQ(results_of(archive, "a").player.rating, rating_of("a"));
  EXPECT_FALSE(results_of(archive, "nobody").player.rating);
  const auto before = rating_of("b").value();
  keep(store, lost_by_rams("m2", noon(2026, 11, 4)));
  EXPECT_GT(rating_of("b").value().value, before.value) << "without a start in between";
  const auto read_anew = RatingsOf(store).now();
  for (const char* player : {"a", "b", "c", "d"}) {
    EXPECT_EQ(rating_of(player), read_anew.of(player, 0)) << player;
  }
}

TEST(Archive, AddsTheMonthsOfAYearUp) {
  MemoryStore store;
  keep(store, cats("m0", noon(2025, 12, 30)));
  keep(store, cats("m1", noon(2026, 1, 3)));
  keep(store, cats("m2", noon(2026, 12, 30)));
  Archive archive(store, store);
  const Standings year = standings_of(archive, 2026, 0);
  EXPECT_EQ(year.month, "2026");
  ASSERT_EQ(year.players.size(), 4u);
  EXPECT_EQ(year.players[0].tally, (Tally{2, 2, 2, 0, {10, 0}, {0, 24}}));
  EXPECT_EQ(standings_of(archive, 2026, 12).players[0].tally.matches, 1);
}

TEST(Archive, RatesAnewWhenSomebodyIsForgotten) {
  MemoryStore store;
  keep(store, cats("m1", noon(2026, 11, 3)));  // is not read again,
  keep(store, cats("m2", noon(2026, 11, 9)));  // and this one is
  Archive archive(store, store);
  ASSERT_TRUE(results_of(archive, "a").player.rating);
  std::promise<bool> clean;
  archive.forget("a", [&](bool all) { clean.set_value(all); });
  clean.get_future().wait();
  EXPECT_FALSE(results_of(archive, "a").player.rating);
  EXPECT_TRUE(results_of(archive, "b").player.rating);
}

TEST(Archive, TellsNoRatingOfSomebodyWhomAnotherServerHasForgotten) {
  MemoryStore store;
  keep(store, cats("m1", noon(2026, 11, 3)));  // is not read again
  keep(store, cats("m2", noon(2026, 11, 9)));
  Archive here(store, store), other(store, store);
  ASSERT_TRUE(results_of(here, "a").player.rating);
  std::promise<bool> clean;
  other.forget("a", [&](bool all) { clean.set_value(all); });
  ASSERT_TRUE(clean.get_future().get());
  EXPECT_FALSE(results_of(here, "a").player.rating);
}

TEST(Archive, AddsUpAPlayersMatchesAndPartnerships) {
  MemoryStore store;
  keep(store, cats("m1", noon(2026, 11, 3)));
  keep(store, lost_by_rams("m2", noon(2026, 11, 4)));
  MatchSummary with_bot = cats("m3", noon(2026, 11, 5));
  with_bot.seats[Seat::South] = {{}, "Bot Cilė"};
  keep(store, with_bot);
  Archive archive(store, store);
  const Results results = results_of(archive, "a");
  EXPECT_EQ(results.player.tally, (Tally{3, 2, 2, 0, {15, 3}, {0, 36}}));
  ASSERT_EQ(results.partners.size(), 1u);  // a bot is nobody's partner
  EXPECT_EQ(results.partners[0].who.name, "Cilė");
  EXPECT_EQ(results.partners[0].tally.matches, 2);
  ASSERT_EQ(results.matches.size(), 3u);
  EXPECT_EQ(results.matches[0].id, "m3");
  EXPECT_EQ(results_of(archive, "b").player.tally.feats_been, 2);
  EXPECT_EQ(results_of(archive, "nobody").player.tally.matches, 0);
}

TEST(Archive, TellsHowMuchIsPlayedByDayAndByWeek) {
  MemoryStore store;
  keep(store, cats("today", noon(2026, 11, 26)));  // a Thursday
  keep(store, cats("today too", noon(2026, 11, 26)));
  MatchSummary others = cats("monday", noon(2026, 11, 23));
  others.seats[Seat::North] = {"e", "Eglė"};
  keep(store, others);
  keep(store, cats("sunday", noon(2026, 11, 22)));
  keep(store, cats("long ago", noon(2026, 9, 6)));
  Archive archive(store, store);
  std::promise<Activity> found;
  archive.activity({}, noon(2026, 11, 26), [&](auto activity) { found.set_value(*activity); });
  const Activity activity = found.get_future().get();
  ASSERT_EQ(activity.days.size(), 14u);
  EXPECT_EQ(activity.days[0], (ActivityLine{"2026-11-26", 2, 4}));
  EXPECT_EQ(activity.days[1], (ActivityLine{"2026-11-25", 0, 0}));
  EXPECT_EQ(activity.days[3], (ActivityLine{"2026-11-23", 1, 4}));
  ASSERT_EQ(activity.weeks.size(), 12u);
  EXPECT_EQ(activity.weeks[0], (ActivityLine{"2026-11-23", 3, 5}));
  EXPECT_EQ(activity.weeks[1], (ActivityLine{"2026-11-16", 1, 4}));
  EXPECT_EQ(activity.weeks[11], (ActivityLine{"2026-09-07", 0, 0}));
}

TEST(Archive, AForgottenPlayersMatchesStayUnderSomebodyAndAreCountedForTheOthers) {
  MemoryStore store;
  keep(store, cats("m1", noon(2026, 11, 3)));
  MatchSummary left = lost_by_rams("m2", noon(2026, 11, 4));
  left.seats[Seat::North] = {{}, "Bot"};
  left.left = {{Seat::North, {"a", "Ana"}}};
  keep(store, left);
  Archive archive(store, store);
  std::promise<bool> clean;
  archive.forget("a", [&](bool done) { clean.set_value(done); });
  EXPECT_TRUE(clean.get_future().get());
  for (const bool anew : {false, true}) {
    if (anew) {
      Write write;
      write.sums_anew = true;
      store.append(std::move(write), [] {});
      archive.count_older();
    }
    EXPECT_EQ(results_of(archive, "a").player.tally.matches, 0);
    const Results others = results_of(archive, "c");
    EXPECT_EQ(others.player.tally.matches, 2);
    EXPECT_TRUE(others.partners.empty());
    EXPECT_EQ(others.matches[0].left[0].who.name, kSomebody);
    EXPECT_EQ(others.matches[1].seats[Seat::North].name, kSomebody);
    EXPECT_EQ(results_of(archive, "").player.tally.matches, 0);
  }
}

TEST(Archive, AMatchThatWasGivenUpIsListedAndNotCounted) {
  MemoryStore store;
  MatchSummary given_up = cats("m1", noon(2026, 11, 3));
  given_up.outcome.reset();
  keep(store, given_up);
  Archive archive(store, store);
  EXPECT_EQ(results_of(archive, "a").matches.size(), 1u);
  EXPECT_EQ(results_of(archive, "a").player.tally.matches, 0);
  EXPECT_TRUE(standings_of(archive, 2026, 11).players.empty());
}

TEST(Archive, StandingsAreByMonthAndCountMatchesOfFourPeople) {
  MemoryStore store;
  keep(store, cats("october", noon(2026, 10, 31)));
  keep(store, cats("first", noon(2026, 11, 1)));
  keep(store, cats("last", noon(2026, 11, 30)));
  keep(store, lost_by_rams("december", noon(2026, 12, 1)));
  MatchSummary with_bot = cats("bot", noon(2026, 11, 5));
  with_bot.seats[Seat::West] = {{}, "Bot"};
  keep(store, with_bot);
  Archive archive(store, store);
  const Standings november = standings_of(archive, 2026, 11);
  EXPECT_EQ(november.month, "2026-11");
  ASSERT_EQ(november.players.size(), 4u);
  EXPECT_EQ(november.players[0].tally.won, 2);
  EXPECT_EQ(november.players[3].tally.won, 0);
  const Standings december = standings_of(archive, 2026, 12);
  ASSERT_EQ(december.players.size(), 4u);
  const std::string& first = december.players[0].who.player;
  EXPECT_TRUE(first == "b" || first == "d") << first;
  EXPECT_EQ(december.players[0].tally.won, 1);
  EXPECT_TRUE(standings_of(archive, 2026, 9).players.empty());
}

TEST(Archive, WhoLeftAMatchHasLostItIfThatSideLostAndHasNotWonItIfItWon) {
  MemoryStore store;
  MatchSummary match = cats("m1", noon(2026, 11, 3));  // North-South won
  match.seats[Seat::West] = {{}, "Bot"};
  match.seats[Seat::South] = {{}, "Bot"};
  match.since[Seat::West] = match.since[Seat::South] = 6;
  match.left = {{Seat::West, {"d", "Domas"}}, {Seat::South, {"c", "Cilė"}}};
  keep(store, match);
  Archive archive(store, store);
  EXPECT_EQ(results_of(archive, "d").player.tally.matches, 1);
  EXPECT_EQ(results_of(archive, "d").player.tally.won, 0);
  EXPECT_EQ(results_of(archive, "d").player.tally.feats_been, 1);
  EXPECT_EQ(results_of(archive, "c").player.tally.matches, 0);
  EXPECT_EQ(results_of(archive, "d").matches.size(), 1u) << "it is listed all the same";
  // It was a match of four people, so it stands in the standings of those for whom it counts.
  const Standings november = standings_of(archive, 2026, 11);
  ASSERT_EQ(november.players.size(), 3u);
  EXPECT_EQ(november.players[0].who.name, "Ana");
  EXPECT_EQ(november.players[0].tally.won, 1);
}

TEST(Archive, ALossStaysWithSomebodyWhoLeftAndSatDownAgain) {
  for (const int since : {1, 6}) {
    MemoryStore store;
    MatchSummary match = cats("m1", noon(2026, 11, 3));  // North-South won
    match.ranked = true;
    match.since[Seat::West] = match.since[Seat::South] = since;
    match.left = {{Seat::West, {"d", "Domas"}}, {Seat::South, {"c", "Cilė"}}};
    keep(store, match);
    Archive archive(store, store);
    EXPECT_EQ(results_of(archive, "d").player.tally.matches, 1) << since;
    EXPECT_EQ(results_of(archive, "d").partners.size(), 1u) << since;
    EXPECT_EQ(results_of(archive, "c").player.tally.matches, 0) << "a win is not theirs";
    const Standings november = standings_of(archive, 2026, 11);
    const auto stands = [&](const std::string& player) {
      return std::ranges::any_of(november.players,
                                 [&](const TallyOf& tally) { return tally.who.player == player; });
    };
    EXPECT_TRUE(stands("d")) << "after hand " << since;
    EXPECT_FALSE(stands("c")) << "a win is not theirs";
  }
}

TEST(Archive, SomebodyWhoLeftAndSatDownOppositeLostWithThePartnerThere) {
  MemoryStore store;
  MatchSummary match = cats("m1", noon(2026, 11, 3));  // North-South won
  match.left = {{Seat::West, {"d", "Domas"}}};
  match.seats[Seat::West] = match.seats[Seat::East];
  match.seats[Seat::East] = {"d", "Domas"};
  match.since[Seat::East] = match.since[Seat::West] = 1;
  keep(store, match);
  Archive archive(store, store);
  const Results results = results_of(archive, "d");
  EXPECT_EQ(results.player.tally.matches, 1);
  EXPECT_EQ(results.player.tally.won, 0);
  ASSERT_EQ(results.partners.size(), 1u);
  EXPECT_EQ(results.partners[0].who.player, match.seats[Seat::West].player);
}

TEST(Archive, WhoTookASeatOverCountsFromHalfOfTheHandsOn) {
  for (const auto& [since, counts] : {std::pair{3, 1}, std::pair{4, 0}, std::pair{6, 0}}) {
    MemoryStore store;
    MatchSummary match = cats("m1", noon(2026, 11, 3));  // seven hands
    match.seats[Seat::North] = {"late", "Late"};
    match.since[Seat::North] = since;
    match.left = {{Seat::North, {"a", "Ana"}}};
    keep(store, match);
    Archive archive(store, store);
    EXPECT_EQ(results_of(archive, "late").player.tally.won, counts) << since;
    EXPECT_EQ(results_of(archive, "a").player.tally.won, 0);
  }
}

TEST(Archive, OutlivesTheProcessInSqlite) {
  const testing::TempFolder folder;
  {
    SqliteStore store(folder.path());
    keep(store, cats("m1", noon(2026, 11, 3)));
    keep(store, lost_by_rams("m2", noon(2026, 11, 4)));
  }
  SqliteStore store(folder.path());
  Archive archive(store, store);
  const Results results = results_of(archive, "d");
  EXPECT_EQ(results.player.tally.matches, 2);
  ASSERT_EQ(results.matches.size(), 2u);
  EXPECT_EQ(results.matches[0].id, "m2");
  EXPECT_EQ(standings_of(archive, 2026, 11).players.size(), 4u);
  EXPECT_EQ(store.find_record("m1"), "{}");
}

TEST(Standings, LeaveOutWhatIsNotRankedAndWhoTookASeatOver) {
  MemoryStore store;
  MatchSummary farm = cats("m1", noon(2026, 11, 3));
  farm.ranked = false;
  keep(store, farm);
  Archive archive(store, store);
  EXPECT_TRUE(standings_of(archive, 2026, 11).players.empty());
  EXPECT_EQ(results_of(archive, "a").player.tally.matches, 1) << "it is theirs all the same";
  MatchSummary counted = cats("m2", noon(2026, 11, 4));
  counted.ranked = true;
  counted.since[Seat::North] = 1;
  keep(store, counted);
  EXPECT_EQ(standings_of(archive, 2026, 11).players.size(), 3u) << "not for who came later";
  JsonWriter json;
  write(json, counted);
  EXPECT_EQ(read_summary(Json::parse(json.str())).ranked, true);
}

TEST(Standings, CountMembersFromTheFirstDealOnForSomeHandsAndNotOfOneHousehold) {
  using server::Circumstances, server::standings_count;
  EXPECT_TRUE(standings_count({true, 2}, 4, false));
  EXPECT_FALSE(standings_count({false, 4}, 30, true)) << "guests";
  EXPECT_FALSE(standings_count({true, 4}, 3, true)) << "too few hands";
  EXPECT_FALSE(standings_count({true, 1}, 30, false)) << "one household";
  EXPECT_TRUE(standings_count({true, 1}, 30, true)) << "where the club says so";
}

}  // namespace
}  // namespace avinas::server
