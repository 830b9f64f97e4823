// SPDX-License-Identifier: MIT
// Copies of the data and foreign files: an answer of the disk or of SQLite is what it is, empty is
// not new, unreadable is not damaged, and nothing that a file brings with it is run.
#include <SQLiteCpp/Database.h>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <unistd.h>

#include <fstream>
#include <future>

#include "server/store/sqlite/backup.hpp"
#include "server/store/sqlite/inspection.hpp"
#include "server/store/sqlite/leftovers.hpp"
#include "server/store/sqlite/sqlite_store.hpp"
#include "tests/support/command_line.hpp"
#include "tests/support/log_capture.hpp"
#include "tests/support/stored.hpp"
#include "tests/support/temp_folder.hpp"

namespace avinas {
namespace {

using namespace testing;
using namespace server;
namespace fs = std::filesystem;

ArchivedMatch match_of(int number) {
  ArchivedMatch match{"match-" + std::to_string(number), "{\"record\":1}",
                      1'763'700'000'000 + number, "{\"summary\":" + std::to_string(number) + "}"};
  for (const char* player : {"p0", "p1", "p2", "p3"}) {
    match.players.push_back(player);
    match.tallies.push_back({player, {}, "2026-11", "Name", {1, 1, 0, 0, 2, 3, 4, 5}});
  }
  return match;
}

/// A folder with a small club that is not served.
void fill(const fs::path& folder) {
  SqliteStore store(folder);
  for (int i = 0; i < 4; ++i) {
    Write write{"TABLE" + std::to_string(i), {"{\"entry\":" + std::to_string(i) + "}"}};
    write.player = PlayerRow{"p" + std::to_string(i), "Name", "token" + std::to_string(i)};
    write.finished = match_of(i);
    append(store, std::move(write));
  }
}

std::string why(const std::function<void()>& work) {
  try {
    work();
  } catch (const UnusableData& unusable) {
    return unusable.what();
  }
  return "nothing";
}
bool says(const std::string& sentence, const char* words) {
  return sentence.find(words) != std::string::npos;
}
void put(const fs::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
}
std::size_t files_in(const fs::path& folder) {
  return static_cast<std::size_t>(
      std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

TEST(Copies, OfADatabaseThatAnotherProgramHoldsAreNoCopies) {
  const TempFolder folder, out;
  fill(folder.path());
  SQLite::Database other((folder.path() / kDatabaseName).string(), SQLite::OPEN_READWRITE);
  other.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
  const std::string sentence = why([&] { backup(folder.path(), out.path() / "copy.db"); });
  EXPECT_TRUE(says(sentence, "another program holds it")) << sentence;
  EXPECT_EQ(files_in(out.path()), 0u);
}

TEST(Copies, OfNothingAreRefused) {
  const TempFolder folder, out;
  put(out.path() / "empty.db", "");
  EXPECT_TRUE(says(why([&] { restore(out.path() / "empty.db", folder.path()); }), "is empty"));
  EXPECT_FALSE(fs::exists(folder.path() / kDatabaseName));
  put(folder.path() / kDatabaseName, "");
  EXPECT_TRUE(says(why([&] { backup(folder.path(), out.path() / "copy.db"); }), "is empty"));
  {
    SQLite::Database foreign((out.path() / "foreign.db").string(),
                             SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    foreign.exec("CREATE TABLE journal (number INTEGER PRIMARY KEY)");
  }
  const TempFolder other;
  EXPECT_TRUE(says(why([&] { restore(out.path() / "foreign.db", other.path()); }),
                   "no database of Avinas"));
}

TEST(Copies, AreWholeAndHaveEverything) {
  const TempFolder folder, out, back;
  fill(folder.path());
  backup(folder.path(), out.path() / "copy.db");
  EXPECT_EQ(files_in(out.path()), 1u) << "nothing passing is left";
  restore(out.path() / "copy.db", back.path());
  SqliteStore store(back.path());
  EXPECT_EQ(rows_of_players_in(store).size(), 4u);
  EXPECT_EQ(tables_in(store).size(), 4u);
}

TEST(Copies, AnEmptyDatabaseBesideItsLogOrMarkIsNotNew) {
  for (const char* beside : {kLogName, kMarkName}) {
    const TempFolder folder;
    put(folder.path() / beside, "something");
    const std::string sentence = why([&] { SqliteStore store(folder.path()); });
    EXPECT_TRUE(says(sentence, "missing or empty")) << sentence;
    EXPECT_TRUE(fs::file_size(folder.path() / beside) > 0) << "it is as it was";
  }
}

TEST(Copies, WhatMayNotBeReadIsNotDamaged) {
  if (::geteuid() != 0) GTEST_SKIP() << "needs to be another user for a moment";
  const TempFolder folder;
  fill(folder.path());
  fs::permissions(folder.path(), fs::perms::all);
  fs::permissions(folder.path() / kDatabaseName, fs::perms::none);
  constexpr ::uid_t kNobody = 65534;
  ASSERT_EQ(::seteuid(kNobody), 0);
  const std::string sentence = why([&] { check_header(folder.path() / kDatabaseName); });
  ASSERT_EQ(::seteuid(0), 0);
  EXPECT_TRUE(says(sentence, "cannot be read by user 65534")) << sentence;
  EXPECT_FALSE(says(sentence, "damaged")) << sentence;
}

TEST(ForeignFiles, ThatBringViewsOrTriggersAreNeitherRestoredNorServed) {
  for (const char* brings :
       {"DROP TABLE journal; CREATE VIEW journal AS WITH RECURSIVE n(number) AS "
        "(SELECT 1 UNION ALL SELECT number + 1 FROM n) SELECT number, '' table_code, '' entry, "
        "0 sum FROM n",
        "CREATE TRIGGER spy AFTER INSERT ON journal BEGIN DELETE FROM players; END",
        "CREATE TABLE more (a)", "CREATE UNIQUE INDEX one ON tokens (player)"}) {
    const TempFolder folder, back;
    fill(folder.path());
    {
      SQLite::Database database((folder.path() / kDatabaseName).string(), SQLite::OPEN_READWRITE);
      database.exec(brings);
    }
    const std::string served = why([&] { check_parts(folder.path() / kDatabaseName); });
    EXPECT_TRUE(says(served, "no Avinas made") || says(served, "damaged")) << brings << served;
    const std::string restored = why([&] { restore(folder.path() / kDatabaseName, back.path()); });
    EXPECT_NE(restored, "nothing") << brings;
    EXPECT_FALSE(fs::exists(back.path() / kDatabaseName)) << brings;
    const CommandResult serving = run_avinas("serve --port 0 --data " + folder.path().string());
    EXPECT_NE(serving.status, 0) << brings;
  }
}

TEST(Leftovers, OfEndedCommandsAreNamedAndDeletedAndThoseInUseAreNot) {
  const TempFolder folder;
  fill(folder.path());
  put(folder.path() / "passing-17.db", "open hands");
  put(folder.path() / "passing-17.db-journal", "open hands");
  put(folder.path() / "copy.db.partial", "open hands");
  fs::create_directory(folder.path() / "moving-17");
  put(folder.path() / "moving-17" / "avinas.db", "open hands");
  put(folder.path() / "mine.txt", "a note of the host's");
  const auto in_use = PassingName::file(folder.path());
  EXPECT_EQ(leftovers_in(folder.path()).size(), 4u);
  SqliteStore store(folder.path());
  EXPECT_TRUE(leftovers_in(folder.path()).empty());
  EXPECT_TRUE(fs::exists(in_use.path()));
  EXPECT_TRUE(fs::exists(folder.path() / "mine.txt"));
}

TEST(Damage, InOneMatchTakesNoSumsAndNoOtherMatch) {
  const TempFolder folder;
  fill(folder.path());
  {
    SQLite::Database database((folder.path() / kDatabaseName).string(), SQLite::OPEN_READWRITE);
    database.exec("UPDATE matches SET record = '{\"record\":2}' WHERE id = 'match-1'");
  }
  const LogCapture log;
  {
    SQLite::Database database = open_to_read(folder.path() / kDatabaseName, 0);
    const Findings findings = look_through(database);
    EXPECT_EQ(findings.damaged, 1);
    EXPECT_FALSE(findings.sums_damaged);
  }
  SqliteStore store(folder.path());
  EXPECT_EQ(rows_of_players_in(store).size(), 4u);
  EXPECT_EQ(store.summaries_of("p0", 50).size(), 3u);
  EXPECT_EQ(store.tallies_of("p0").at(0).figures[0], 4);
}

TEST(Damage, OfADevicesRowMakesNobodyAnotherPlayer) {
  const TempFolder folder;
  fill(folder.path());
  {
    SQLite::Database database((folder.path() / kDatabaseName).string(), SQLite::OPEN_READWRITE);
    database.exec("UPDATE tokens SET player = 'p1' WHERE token_hash = 'token2'");
  }
  const LogCapture log;
  SqliteStore store(folder.path());
  for (const PlayerRow& row : rows_of_players_in(store)) EXPECT_NE(row.token_hash, "token2");
  EXPECT_TRUE(log.has("A device of player p1 is left out"));
}

TEST(Damage, OfASumIsCountedAnewAndSaid) {
  const TempFolder folder;
  fill(folder.path());
  {
    SQLite::Database database((folder.path() / kDatabaseName).string(), SQLite::OPEN_READWRITE);
    database.exec("UPDATE tallies SET won = won + 1 WHERE player = 'p2'");
  }
  const LogCapture log;
  SqliteStore store(folder.path());
  rows_of_players_in(store);
  std::promise<void> dropped;
  store.inspect([&] { dropped.set_value(); });
  dropped.get_future().wait();
  EXPECT_EQ(store.uncounted(10).size(), 4u);
  EXPECT_TRUE(log.has("A sum of player p2 is damaged"));
}

}  // namespace
}  // namespace avinas
