// SPDX-License-Identifier: MIT
// Copies a database consistently, and restores one into an empty folder.
#include "server/store/sqlite/backup.hpp"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Statement.h>
#include <fcntl.h>
#include <spdlog/spdlog.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "server/base/wrong_setting.hpp"
#include "server/store/sqlite/folder_lock.hpp"
#include "server/store/sqlite/schema.hpp"
#include "server/store/sqlite/sqlite_store.hpp"

namespace avinas::server {
namespace {

namespace fs = std::filesystem;

/// How long another program may hold the database before a copy is given up.
constexpr int kBusyMsOfCopies = 5000;

fs::path database_in(const fs::path& folder) {
  const fs::path file = folder / kDatabaseName;
  std::error_code error;
  if (!fs::exists(file, error) && !error) {
    throw WrongSetting("There is no database in " + folder.string() +
                       "; name the server's folder with --data.");
  }
  need_database(file);
  check_parts(file);
  return file;
}

/// All pages into an empty file, looked at afterwards: a copy that cannot be served is none.
void copy_pages(const fs::path& from, const fs::path& to) {
  try {
    SQLite::Database source = open_to_read(from, kBusyMsOfCopies);
    SQLite::Database target(to.string(), SQLite::OPEN_READWRITE, kBusyMsOfCopies);
    constexpr int kAllPages = -1;
    const int ended = SQLite::Backup(target, source).executeStep(kAllPages);
    if (ended != SQLITE_DONE) throw SQLite::Exception(sqlite3_errstr(ended), ended);
    target.exec("PRAGMA journal_mode = DELETE");
  } catch (const SQLite::Exception& error) {
    throw UnusableData("Copying " + from.string() + " to " + to.string() +
                       " failed: " + reason_of(error) + " Nothing was written.");
  }
  need_database(to);
  check_copy(from, to);
}

void sync(const fs::path& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool synced = file >= 0 && ::fsync(file) == 0;
  if (file >= 0) ::close(file);
  if (!synced) throw UnusableData(path.string() + " cannot be synced: " + std::strerror(errno));
}

/// Copies under another name first, so that a file of the right name is always whole.
void copy_safely(const fs::path& from, const fs::path& to) {
  const fs::path partial = to.string() + kPartialEnding;
  delete_database(partial);
  const int held = hold_new_file(partial);
  try {
    copy_pages(from, partial);
    sync(partial);
    fs::rename(partial, to);
    sync(fs::absolute(to).parent_path());
  } catch (const fs::filesystem_error& error) {
    delete_database(partial);
    ::close(held);
    throw UnusableData("Copying to " + to.string() + " failed: " + error.code().message() + ".");
  } catch (...) {
    delete_database(partial);
    ::close(held);
    throw;
  }
  ::close(held);
}

}  // namespace

void backup(const fs::path& folder, const fs::path& file) {
  const fs::path source = database_in(folder);
  std::error_code error;
  if (fs::exists(file, error) || error) {
    throw UnusableData(error ? file.string() + " cannot be looked at: " + error.message() + "."
                             : file.string() +
                                   " exists already; choose another name for the backup.");
  }
  copy_safely(source, file);
}

void backup_into(const fs::path& folder, const PassingName& file) {
  copy_pages(database_in(folder), file.path());
}

void restore(const fs::path& file, const fs::path& folder) {
  std::error_code error;
  if (!fs::is_regular_file(file, error)) {
    throw UnusableData(error && error != std::errc::no_such_file_or_directory
                           ? file.string() + " cannot be read: " + error.message() + "."
                           : "There is no backup file " + file.string() + ".");
  }
  need_database(file);
  check_parts(file);
  const FolderLock lock(folder);
  const std::string database = kDatabaseName;
  for (const std::string& name : {database, database + "-wal", database + "-shm",
                                  database + "-journal", std::string(kMarkName)}) {
    if (!fs::exists(folder / name, error) && !error) continue;
    throw UnusableData(folder.string() + " holds " + name +
                       " already; restore into an empty folder.");
  }
  copy_safely(file, folder / kDatabaseName);
}

namespace {

/// The result of `read` on the folder's database, which may be in use.
template <typename Read>
auto read_in(const fs::path& folder, const Read& read) {
  const fs::path file = database_in(folder);
  try {
    SQLite::Database database = open_to_read(file, kBusyMsOfCopies);
    return read(database);
  } catch (const SQLite::Exception& error) {
    throw UnusableData("The database " + file.string() + " cannot be read: " + reason_of(error));
  }
}

}  // namespace

void export_summaries(const fs::path& folder, const VisitSummary& visit) {
  read_in(folder, [&](SQLite::Database& database) { visit_summaries(database, 0, visit); });
}

std::size_t export_records(
    const fs::path& folder, const std::string& match,
    const std::function<void(const std::string&, const std::string&)>& visit) {
  return read_in(folder, [&](SQLite::Database& database) {
    SQLite::Statement query(
        database,
        "SELECT id, record, sum = row_sum(id, record, archived_at, ended_ms, summary, counted) "
        "FROM matches WHERE ?1 = '' OR id = ?1 UNION ALL "
        "SELECT id, record, sum = row_sum(id, record, ended_ms, summary, players) "
        "FROM set_aside WHERE ?1 = '' OR id = ?1");
    query.bind(1, match);
    std::size_t count = 0, damaged = 0;
    while (query.executeStep()) {
      const std::string id = query.getColumn(0).getString();
      if (query.getColumn(2).getInt() == 0) {
        spdlog::error("Match {} is damaged and left out", id);
        ++damaged;
        continue;
      }
      visit(id, query.getColumn(1).getString());
      ++count;
    }
    if (damaged > 0) {
      throw UnusableData(std::to_string(damaged) +
                         " matches are damaged and were left out; a backup may have them.");
    }
    return count;
  });
}

}  // namespace avinas::server
