// SPDX-License-Identifier: MIT
// Entries that count no more are deleted later, many at a time, and served never.
#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

#include <atomic>
#include <future>

#include "server/store/sqlite/sqlite_store.hpp"
#include "tests/support/stored.hpp"
#include "tests/support/temp_folder.hpp"

namespace avinas {
namespace {

using namespace testing;
using namespace server;
namespace fs = std::filesystem;

/// Rows of the journal as they stand in the file.
int rows_in(const fs::path& folder) {
  SQLite::Database database((folder / kDatabaseName).string(), SQLite::OPEN_READONLY, 2000);
  return database.execAndGet("SELECT count(*) FROM journal").getInt();
}

/// The folder as a kill leaves it now.
void copy_as_killed(const fs::path& from, const fs::path& to) {
  for (const auto& entry : fs::directory_iterator(from)) {
    if (entry.path().extension() == ".db-shm") continue;
    fs::copy_file(entry.path(), to / entry.path().filename());
  }
}

std::vector<std::string> entries(const std::vector<StoredTable>& tables, const std::string& code) {
  for (const StoredTable& table : tables) {
    if (table.code == code) return table.entries;
  }
  return {};
}

using Texts = std::vector<std::string>;

TEST(SqlitePast, IsNotServedWhereAKillCameBeforeItWasDeleted) {
  const TempFolder folder, copy;
  {
    SqliteStore store(folder.path());
    append(store, {"OPEN", {"1", "2", "3"}});
    append(store, {"GONE", {"1", "2"}});
    append(store, {"OPEN", {"all of it"}, true});
    append(store, {"GONE", {}, true});
    append(store, {"OPEN", {"4"}});
    copy_as_killed(folder.path(), copy.path());
  }
  {
    SqliteStore store(copy.path());
    ASSERT_EQ(rows_in(copy.path()), 7) << "nothing was deleted yet, or this shows nothing";
    const auto tables = tables_in(store);
    EXPECT_EQ(tables.size(), 1u);
    EXPECT_EQ(entries(tables, "OPEN"), (Texts{"all of it", "4"}));
  }
  EXPECT_EQ(rows_in(copy.path()), 2) << "a clean end leaves what counts";
}

TEST(SqlitePast, ACodeThatCameBackHasItsNewEntriesAlone) {
  const TempFolder folder;
  {
    SqliteStore store(folder.path());
    tables_in(store);
    append(store, {"BACK", {"1", "2"}});
    append(store, {"BACK", {}, true});
  }
  {
    SqliteStore store(folder.path());
    EXPECT_TRUE(tables_in(store).empty());
    append(store, {"BACK", {"new"}});
  }
  SqliteStore store(folder.path());
  EXPECT_EQ(entries(tables_in(store), "BACK"), Texts{"new"});
}

TEST(SqlitePast, SeveralReplacementsInOneCommitLeaveTheLast) {
  const TempFolder folder, copy;
  SqliteStore store(folder.path());
  append(store, {"OPEN", {"1"}});
  std::promise<void> done;
  store.append_all({{"OPEN", {"2"}}, {"OPEN", {"3"}, true}, {"OPEN", {"4"}}, {"OPEN", {"5"}, true}},
                   [&] { done.set_value(); });
  done.get_future().wait();
  copy_as_killed(folder.path(), copy.path());
  SqliteStore killed(copy.path());
  EXPECT_EQ(entries(tables_in(killed), "OPEN"), Texts{"5"});
}

/// From now on no row can be deleted, as if the page it lies in were damaged; or it can again.
void break_deleting(const fs::path& folder, bool broken) {
  SQLite::Database(folder / kDatabaseName, SQLite::OPEN_READWRITE, 2000)
      .exec(broken ? "CREATE TRIGGER damaged BEFORE DELETE ON journal BEGIN "
                     "SELECT RAISE(ABORT, 'as if a page were damaged'); END"
                   : "DROP TRIGGER damaged");
}

TEST(SqlitePast, ThatCannotBeDeletedKeepsNobodyWaitingAndTheStoreEnds) {
  const TempFolder folder;
  {
    SqliteStore store(folder.path());
    break_deleting(folder.path(), true);
    std::atomic<int> stalls = 0;
    store.on_stall([&](bool stalled, const std::string&) { stalls += stalled; });
    tables_in(store);
    const Texts match(200, "an entry");
    for (int i = 0; i < 40; ++i) {
      append(store, {"OPEN", match});
      append(store, {"OPEN", {"snapshot"}, true});
    }
    EXPECT_EQ(stalls, 0);
  }
  EXPECT_EQ(rows_in(folder.path()), 40 * 201);
  SqliteStore store(folder.path());
  EXPECT_EQ(entries(tables_in(store), "OPEN"), Texts{"snapshot"});
}

TEST(SqlitePast, IsDeletedWhenItCanBeAgain) {
  const TempFolder folder;
  {
    SqliteStore store(folder.path(), SqliteStore::Opening::Now, std::chrono::milliseconds(0));
    break_deleting(folder.path(), true);
    tables_in(store);
    const Texts match(200, "an entry");
    for (int i = 0; i < 40; ++i) {
      append(store, {"OPEN", match});
      append(store, {"OPEN", {"snapshot"}, true});
    }
    EXPECT_EQ(rows_in(folder.path()), 40 * 201) << "or it was never tried in vain";
    break_deleting(folder.path(), false);
  }
  EXPECT_EQ(rows_in(folder.path()), 1);
}

TEST(SqlitePast, GrowsNoFurtherThanWhatCountsAndAFewPages) {
  const TempFolder folder;
  SqliteStore store(folder.path());
  tables_in(store);
  const Texts match(200, "an entry");
  for (int i = 0; i < 100; ++i) {
    append(store, {"OPEN", match});
    append(store, {"OPEN", {"snapshot"}, true});
  }
  EXPECT_LT(rows_in(folder.path()), 6'000) << "of 20,100 that were written";
}

TEST(SqlitePast, IsDeletedWhenNothingElseIsWritten) {
  const TempFolder folder;
  SqliteStore store(folder.path());
  tables_in(store);
  append(store, {"OPEN", Texts(1'500, "an entry")});
  append(store, {"OPEN", {"snapshot"}, true});
  while (rows_in(folder.path()) > 1) std::this_thread::yield();
}

}  // namespace
}  // namespace avinas
