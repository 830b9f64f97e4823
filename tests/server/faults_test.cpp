// SPDX-License-Identifier: MIT
// Disks that change bytes, files that go away: refused with a sentence, isolated and named, or
// harmless; never silent.
#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

#include <fstream>
#include <future>
#include <iostream>
#include <map>

#include "protocol/summary_json.hpp"
#include "server/archive/counting.hpp"
#include "server/store/sqlite/backup.hpp"
#include "server/store/sqlite/inspection.hpp"
#include "server/store/sqlite/sqlite_store.hpp"
#include "tests/support/log_capture.hpp"
#include "tests/support/random_play.hpp"
#include "tests/support/stored.hpp"
#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas {
namespace {

using namespace testing;
using namespace server;
namespace fs = std::filesystem;

std::string content_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}
void put(const fs::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
}

ArchivedMatch match_of(int number) {
  ArchivedMatch match{"match-" + std::to_string(number),
                      "{\"record\":" + std::string(900, 'r') + "}", 1'763'700'000'000 + number,
                      "{\"summary\":" + std::to_string(number) + "}"};
  for (const char* player : {"p0", "p1", "p2", "p3"}) {
    match.players.push_back(player);
    match.tallies.push_back({player, {}, "2026-11", "Name", {1, 1, 0, 0, 2, 3, 4, 5}});
  }
  return match;
}

/// A small server's data.
void fill(Store& store) {
  for (int i = 0; i < 20; ++i) {
    Write write{i % 2 == 0 ? "TABLE" + std::to_string(i) : std::string(),
                {"{\"entry\":\"" + std::string(100, 'e') + std::to_string(i) + "\"}",
                 "{\"second\":" + std::to_string(i) + "}"}};
    write.player = PlayerRow{"p" + std::to_string(i), "Name " + std::to_string(i),
                             "token" + std::to_string(i)};
    write.finished = match_of(i);
    append(store, std::move(write));
  }
}

/// Everything that can be read, as text; what is damaged is left out.
std::map<std::string, std::string> everything(SqliteStore& store) {
  std::map<std::string, std::string> all;
  for (const PlayerRow& row : rows_of_players_in(store)) {
    all["token " + row.token_hash] = row.id + " " + row.name;
  }
  for (const StoredTable& table : tables_in(store)) {
    std::string& text = all["table " + table.code];
    for (const std::string& entry : table.entries) text += entry + "\n";
    for (const std::int64_t number : table.damaged) text += "damaged " + std::to_string(number);
  }
  const auto read = [&](const std::string& what, auto get) {
    try {
      all[what] = get();
    } catch (const Unreadable& wrong) {
      all[what] = "unreadable";
    }
  };
  for (int i = 0; i < 20; ++i) {
    const std::string id = "match-" + std::to_string(i);
    read(id, [&] { return store.find_record(id).value_or("none"); });
  }
  for (const char* player : {"p0", "p1", "p2", "p3"}) {
    read(std::string("summaries of ") + player, [&] {
      std::string text;
      for (const std::string& summary : store.summaries_of(player, 50)) text += summary;
      return text;
    });
    read(std::string("sums of ") + player, [&] {
      std::string text;
      for (const TallyRow& row : store.tallies_of(player)) {
        for (const std::int64_t figure : row.figures) text += std::to_string(figure) + " ";
      }
      return text;
    });
  }
  return all;
}

/// The outcome of a file with a changed byte.
enum class ChangedFile { Refused, Named, Harmless, Silent };

ChangedFile outcome_of_serving(const fs::path& folder,
                               const std::map<std::string, std::string>& truth) {
  const LogCapture log;
  try {
    SqliteStore store(folder);
    const auto found = everything(store);
    bool named = log.has_error();
    for (const auto& [what, text] : found) {
      named = named || text == "unreadable" || text.find("damaged ") != std::string::npos;
    }
    SQLite::Database reader = open_to_read(folder / kDatabaseName, 1000);
    try {
      named = look_through(reader).damaged > 0 || named;
    } catch (const SQLite::Exception&) {
      named = true;
    }
    if (found == truth) return ChangedFile::Harmless;
    return named ? ChangedFile::Named : ChangedFile::Silent;
  } catch (const UnusableData&) {
    return ChangedFile::Refused;
  }
}

TEST(Faults, OneFlippedByteAnywhereIsRefusedNamedOrHarmless) {
  const TempFolder whole, changed;
  std::map<std::string, std::string> truth;
  std::map<std::string, std::string> files;
  {
    SqliteStore store(whole.path());
    fill(store);
    truth = everything(store);
    // As a kill leaves them: the newest part is in the log.
    for (const char* name : {kDatabaseName, kLogName, kMarkName}) {
      files[name] = content_of(whole.path() / name);
    }
  }
  files["one file"] = content_of(whole.path() / kDatabaseName);
  const char* more = std::getenv("AVINAS_TEST_FLIPS");
  const int tries = more ? std::atoi(more) : 150;
  const char* given = std::getenv("AVINAS_TEST_SEED");
  const std::uint64_t seed = given ? std::strtoull(given, nullptr, 10) : 1;
  Rng rng(seed);
  std::map<ChangedFile, int> outcomes;
  for (int i = 0; i < tries; ++i) {
    const bool stopped = i % 2 == 0;  // cleanly, before the byte was changed
    for (const auto& entry : fs::directory_iterator(changed.path())) fs::remove(entry);
    std::map<std::string, std::string> copy;
    if (stopped) {
      copy[kDatabaseName] = files["one file"];
    } else {
      copy = files;
      copy.erase("one file");
    }
    auto victim = copy.begin();
    if (!stopped) std::advance(victim, static_cast<std::ptrdiff_t>(pick(rng, copy.size())));
    if (victim->second.empty()) continue;
    const std::size_t at = pick(rng, victim->second.size());
    const char before = victim->second[at];
    victim->second[at] = static_cast<char>(before ^ static_cast<char>(1 + pick(rng, 255)));
    for (const auto& [name, bytes] : copy) put(changed.path() / name, bytes);
    const ChangedFile outcome = outcome_of_serving(changed.path(), truth);
    ++outcomes[outcome];
    EXPECT_NE(outcome, ChangedFile::Silent) << "AVINAS_TEST_SEED=" << seed << ", try " << i
                                            << ": byte " << at << " of " << victim->first;
  }
  std::cout << outcomes[ChangedFile::Refused] << " refused, " << outcomes[ChangedFile::Named]
            << " named, " << outcomes[ChangedFile::Harmless] << " harmless\n";
  EXPECT_GT(outcomes[ChangedFile::Named], 0);
}

TEST(Faults, AnEntryWhoseTablesNameIsDamagedDamagesThatTable) {
  const TempFolder folder;
  {
    SqliteStore store(folder.path());
    append(store, Write{"TRUE", {"1", "2"}});
    append(store, Write{"KEPT", {"1"}});
  }
  {
    SQLite::Database database((folder.path() / kDatabaseName).string(), SQLite::OPEN_READWRITE);
    database.exec("UPDATE journal SET table_code = 'TRUF' WHERE entry = '2'");
  }
  SqliteStore store(folder.path());
  std::map<std::string, bool> damaged;
  for (const StoredTable& table : tables_in(store)) damaged[table.code] = !table.damaged.empty();
  EXPECT_EQ(damaged,
            (std::map<std::string, bool>{{"TRUE", true}, {"TRUF", true}, {"KEPT", false}}));
}

TEST(Faults, ALogThatIsLostIsReported) {
  const TempFolder folder, copy;
  SqliteStore store(folder.path());
  append(store, Write{"K7QF", {"1"}});
  for (const char* name : {kDatabaseName, kMarkName}) {
    fs::copy_file(folder.path() / name, copy.path() / name);
  }
  const LogCapture log;
  { SqliteStore without(copy.path()); }
  EXPECT_TRUE(log.has("Acknowledged work may be missing")) << log.text();
}

TEST(Faults, AFileThatGoesAwayStopsConfirmingUntilItIsBack) {
  const TempFolder folder;
  SqliteStore store(folder.path());
  std::promise<std::string> stalled;
  std::promise<void> again;
  store.on_stall([&](bool stall, const std::string& why) {
    stall ? stalled.set_value(why) : again.set_value();
  });
  append(store, Write{"K7QF", {"before"}});
  fs::rename(folder.path() / kDatabaseName, folder.path() / "moved");
  EXPECT_NE(stalled.get_future().get().find("is gone"), std::string::npos) << "also while idle";
  std::promise<void> written;
  store.append(Write{"K7QF", {"during"}}, [&] { written.set_value(); });
  auto durable = written.get_future();
  EXPECT_EQ(durable.wait_for(std::chrono::seconds(0)), std::future_status::timeout);
  fs::rename(folder.path() / "moved", folder.path() / kDatabaseName);
  durable.wait();
  again.get_future().wait();
  EXPECT_EQ(tables_in(store)[0].entries, (std::vector<std::string>{"before", "during"}));
}

TEST(Faults, AFileInThePlaceOfOursIsNotOurs) {
  const TempFolder folder;
  SqliteStore store(folder.path());
  std::promise<std::string> stalled;
  store.on_stall([&](bool stall, const std::string& why) {
    if (stall) stalled.set_value(why);
  });
  append(store, Write{"K7QF", {"before"}});
  const std::string bytes = content_of(folder.path() / kDatabaseName);
  put(folder.path() / "copy", bytes);
  fs::rename(folder.path() / "copy", folder.path() / kDatabaseName);
  EXPECT_NE(stalled.get_future().get().find("was replaced"), std::string::npos);
}

TEST(Faults, WhatIsWriteProtectedOrNewerInItsLogIsRefused) {
  const TempFolder folder;
  { SqliteStore store(folder.path()); }
  const fs::path file = folder.path() / kDatabaseName;
  fs::permissions(file, fs::perms::owner_read);
  EXPECT_THROW(SqliteStore store(folder.path()), UnusableData);
  fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
  const TempFolder newer;
  {
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA user_version = 999");
    for (const char* name : {kDatabaseName, kLogName}) {
      fs::copy_file(folder.path() / name, newer.path() / name);
    }
  }
  const std::string log = content_of(newer.path() / kLogName);
  EXPECT_THROW(SqliteStore store(newer.path()), UnusableData);
  EXPECT_EQ(content_of(newer.path() / kLogName), log);
}

TEST(Faults, ACleanStopLeavesOneFile) {
  const TempFolder folder;
  {
    SqliteStore store(folder.path());
    rows_of_players_in(store);
    append(store, Write{"K7QF", {"1"}});
  }
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder.path())) {
    names.push_back(entry.path().filename());
  }
  EXPECT_EQ(names, std::vector<std::string>{kDatabaseName});
}

TEST(Faults, ARestoreBesideAnOldLogIsRefused) {
  const TempFolder folder, target;
  { SqliteStore store(folder.path()); }
  put(target.path() / kLogName, "old");
  EXPECT_THROW(restore(folder.path() / kDatabaseName, target.path()), UnusableData);
}

TEST(Faults, ASecondServerIsKeptOutWhateverIsDeletedInTheFolder) {
  const TempFolder folder;
  SqliteStore store(folder.path());
  fs::remove(folder.path() / "avinas.lock");
  EXPECT_THROW(SqliteStore second(folder.path()), UnusableData);
}

/// The page on which a table or an index begins; it can be made one that cannot be followed.
class RootPage {
 public:
  RootPage(fs::path file, const std::string& name) : file_(std::move(file)) {
    SQLite::Database database(file_.string(), SQLite::OPEN_READONLY);
    SQLite::Statement query(database, "SELECT rootpage FROM sqlite_schema WHERE name = ?");
    query.bind(1, name);
    query.executeStep();
    const int page = database.execAndGet("PRAGMA page_size");
    at_ = static_cast<std::size_t>((query.getColumn(0).getInt() - 1) * page);
    first_ = content_of(file_).at(at_);
  }
  void damage() const { put_first('\x55'); }
  void mend() const { put_first(first_); }

 private:
  void put_first(char byte) const {
    std::string bytes = content_of(file_);
    bytes.at(at_) = byte;
    put(file_, bytes);
  }

  fs::path file_;
  std::size_t at_ = 0;
  char first_ = 0;
};

/// Ends a match; false if that does not become durable.
bool end_match(SqliteStore& store, const ArchivedMatch& match) {
  Write ended{"TABLE0", {"snapshot"}, true};
  ended.finished = match;
  std::promise<void> done;
  store.append(std::move(ended), [&] { done.set_value(); });
  constexpr std::chrono::seconds kOnlyAHangMeetsThis{20};
  return done.get_future().wait_for(kOnlyAHangMeetsThis) == std::future_status::ready;
}

TEST(Faults, DamagedPagesOfTheArchiveStopNobodysPlayAndLoseNoMatch) {
  const ArchivedMatch match = match_of(99);
  for (const char* part : {"matches", "played", "matches_to_count"}) {
    SCOPED_TRACE(part);
    const TempFolder folder;
    {
      SqliteStore store(folder.path());
      rows_of_players_in(store);
      fill(store);
    }
    const RootPage page(folder.path() / kDatabaseName, part);
    page.damage();
    {
      SqliteStore store(folder.path());
      store.on_stall([](bool, const std::string& why) { ADD_FAILURE() << why; });
      rows_of_players_in(store);
      ASSERT_TRUE(end_match(store, match));
      EXPECT_EQ(store.find_record(match.id), match.record);
    }
    page.mend();
    SqliteStore store(folder.path());
    rows_of_players_in(store);
    EXPECT_EQ(store.find_record(match.id), match.record);
    EXPECT_EQ(store.summaries_of("p0", 1), std::vector<std::string>{match.summary});
  }
}

TEST(Faults, DamagedPagesOfTheSumsStopNobodysPlay) {
  const TempFolder folder;
  {
    SqliteStore store(folder.path());
    rows_of_players_in(store);
    fill(store);
  }
  RootPage(folder.path() / kDatabaseName, "tallies").damage();
  SqliteStore store(folder.path());
  rows_of_players_in(store);
  EXPECT_THROW(store.tallies_of("p0"), Unreadable);
  Write again;
  again.sums_anew = true;
  store.append(std::move(again), [] {});
  ASSERT_TRUE(end_match(store, match_of(99)));
  EXPECT_TRUE(store.find_record("match-99"));
}

TEST(Faults, AnArchiveThatCannotBeReadIsTheAskersAndNobodyElses) {
  const TempFolder folder;
  {
    SqliteStore store(folder.path());
    append(store, [] {
      Write write;
      write.finished = match_of(1);
      return write;
    }());
  }
  {
    SQLite::Database database((folder.path() / kDatabaseName).string(), SQLite::OPEN_READWRITE);
    database.exec("UPDATE matches SET record = 'changed'");
    database.exec("UPDATE played SET ended_ms = 1 WHERE player = 'p1'");
  }
  TestServer server({"--data", folder.path().string()});
  TestPlayer asker, other;
  asker.connect(server.port());
  other.connect(server.port());
  EXPECT_EQ(asker.ask({{"type", "ask_results"}, {"player", "p1"}})["code"], "unavailable");
  EXPECT_TRUE(raw_exchange(server.port(),
                           "GET /api/matches/match-1/record HTTP/1.1\r\nHost: x\r\n"
                           "Connection: close\r\n\r\n")
                  .starts_with("HTTP/1.1 500"));
  EXPECT_EQ(other.ask({{"type", "open_table"}})["type"], "opened");
  EXPECT_EQ(asker.ask({{"type", "ask_results"}})["type"], "results");
}

}  // namespace
}  // namespace avinas
