// SPDX-License-Identifier: MIT
#include "sqlite/backup.hpp"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Statement.h>

#include "sqlite/schema.hpp"

namespace avinas::server {
namespace {

namespace fs = std::filesystem;

fs::path database_in(const fs::path& folder) {
  const fs::path file = folder / kDatabaseName;
  if (!fs::exists(file)) {
    throw UnusableData("There is no database in " + folder.string() +
                       "; name the server's folder with --data.");
  }
  check_header(file);
  return file;
}

void copy_pages(const fs::path& from, const fs::path& to) {
  SQLite::Database source(from.string(), SQLite::OPEN_READONLY, 5000);
  SQLite::Database target(to.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 5000);
  constexpr int kAllPages = -1;
  SQLite::Backup(target, source).executeStep(kAllPages);
  target.exec("PRAGMA journal_mode = DELETE");
  if (target.execAndGet("PRAGMA integrity_check(1)").getString() != "ok") {
    throw UnusableData("The copy of " + from.string() + " is damaged; nothing was written.");
  }
}

/// Copies under another name first, so that a file of the right name is always whole.
void copy_safely(const fs::path& from, const fs::path& to) {
  const fs::path partial = to.string() + ".partial";
  std::error_code ignored;
  fs::remove(partial, ignored);
  try {
    copy_pages(from, partial);
    fs::rename(partial, to);
  } catch (const SQLite::Exception& error) {
    fs::remove(partial, ignored);
    throw UnusableData("Copying " + from.string() + " to " + to.string() +
                       " failed: " + error.what() + ". Check the folder and its free space.");
  } catch (const UnusableData&) {
    fs::remove(partial, ignored);
    throw;
  } catch (const fs::filesystem_error& error) {
    fs::remove(partial, ignored);
    throw UnusableData("Copying to " + to.string() + " failed: " + error.code().message() + ".");
  }
}

}  // namespace

void backup(const fs::path& folder, const fs::path& file) {
  const fs::path source = database_in(folder);
  if (fs::exists(file)) {
    throw UnusableData(file.string() + " exists already; choose another name for the backup.");
  }
  copy_safely(source, file);
}

void restore(const fs::path& file, const fs::path& folder) {
  if (!fs::is_regular_file(file)) {
    throw UnusableData("There is no backup file " + file.string() + ".");
  }
  check_header(file);
  const std::string database = kDatabaseName;
  for (const std::string& name : {database, database + "-wal", database + "-shm",
                                  database + "-journal", std::string(kMarkName)}) {
    if (!fs::exists(folder / name)) continue;
    throw UnusableData(folder.string() + " holds " + name +
                       " already; restore into an empty folder.");
  }
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw UnusableData("The folder " + folder.string() + " cannot be made.");
  copy_safely(file, folder / kDatabaseName);
}

std::size_t export_records(
    const fs::path& folder, const std::string& match,
    const std::function<void(const std::string&, const std::string&)>& visit) {
  const fs::path file = database_in(folder);
  try {
    SQLite::Database database = open_to_read(file, 5000);
    SQLite::Statement query(
        database, "SELECT id, record FROM matches WHERE ?1 = '' OR id = ?1 ORDER BY rowid");
    query.bind(1, match);
    std::size_t count = 0;
    for (; query.executeStep(); ++count) {
      visit(query.getColumn(0).getString(), query.getColumn(1).getString());
    }
    return count;
  } catch (const SQLite::Exception& error) {
    throw UnusableData("The database " + file.string() + " cannot be read: " + error.what() + ".");
  }
}

}  // namespace avinas::server
