// SPDX-License-Identifier: MIT
// Creates the database's tables and brings older ones forward.
#include "server/store/sqlite/schema.hpp"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fcntl.h>
#include <spdlog/spdlog.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <optional>
#include <set>
#include <utility>

#include "server/store/sqlite/row_sum.hpp"

namespace avinas::server {
namespace {

namespace fs = std::filesystem;

/// migrations[n] leads from version n to n + 1.
constexpr std::array<const char*, kSchemaVersion> kMigrations{
    // 1: players, the tables' journals, the archive of matches
    "CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL, token_hash TEXT NOT NULL);"
    "CREATE TABLE journal (number INTEGER PRIMARY KEY, table_code TEXT NOT NULL,"
    "                      entry TEXT NOT NULL);"
    "CREATE TABLE matches (id TEXT PRIMARY KEY, record TEXT NOT NULL);",
    // 2: when a match was archived, for lists that begin with the newest
    "ALTER TABLE matches ADD COLUMN archived_at INTEGER NOT NULL DEFAULT 0;"
    "CREATE INDEX matches_by_time ON matches (archived_at);",
    // 3: what matches came to, by player and by time; older ones keep their record alone
    "ALTER TABLE matches ADD COLUMN ended_ms INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE matches ADD COLUMN summary TEXT NOT NULL DEFAULT '';"
    "DROP INDEX matches_by_time;"
    "CREATE INDEX matches_by_end ON matches (ended_ms);"
    "CREATE TABLE match_players (player TEXT NOT NULL, match TEXT NOT NULL,"
    "                            PRIMARY KEY (player, match)) WITHOUT ROWID;",
    // 4: a token for each device; records name the table and do not tell the code that opens it
    "CREATE TABLE tokens (token_hash TEXT PRIMARY KEY, player TEXT NOT NULL) WITHOUT ROWID;"
    "INSERT OR REPLACE INTO tokens SELECT token_hash, id FROM players;"
    "ALTER TABLE players DROP COLUMN token_hash;"
    "UPDATE matches SET record = json_replace(record, '$.table', '') WHERE json_valid(record);",
    // 5: a checksum for each row, the number of commits, and the archive's sums
    "ALTER TABLE players ADD COLUMN seen_day INTEGER NOT NULL DEFAULT 0;"
    "UPDATE players SET seen_day = unixepoch() / 86400;"
    "ALTER TABLE players ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;"
    "UPDATE players SET sum = row_sum(id, name, seen_day);"
    "ALTER TABLE tokens ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;"
    "UPDATE tokens SET sum = row_sum(token_hash, player);"
    "CREATE INDEX tokens_of_player ON tokens (player);"
    "ALTER TABLE journal ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;"
    "UPDATE journal SET sum = row_sum(number, table_code, entry);"
    "ALTER TABLE matches ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE matches ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;"
    "UPDATE matches SET sum = row_sum(id, record, archived_at, ended_ms, summary, counted);"
    "CREATE INDEX matches_to_count ON matches (id) WHERE counted = 0;"
    "CREATE TABLE played (player TEXT NOT NULL, ended_ms INTEGER NOT NULL, match TEXT NOT NULL,"
    "                     sum INTEGER NOT NULL, PRIMARY KEY (player, ended_ms, match))"
    "                     WITHOUT ROWID;"
    "INSERT INTO played SELECT player, ended_ms, match, row_sum(player, ended_ms, match)"
    "  FROM match_players JOIN matches ON id = match WHERE summary != '';"
    "DROP TABLE match_players;"
    "CREATE TABLE tallies (player TEXT NOT NULL, partner TEXT NOT NULL, month TEXT NOT NULL,"
    "                      name TEXT NOT NULL, matches INTEGER NOT NULL, won INTEGER NOT NULL,"
    "                      cats_made INTEGER NOT NULL, cats_been INTEGER NOT NULL,"
    "                      rams_own INTEGER NOT NULL, rams_theirs INTEGER NOT NULL,"
    "                      pips_own INTEGER NOT NULL, pips_theirs INTEGER NOT NULL,"
    "                      sum INTEGER NOT NULL, PRIMARY KEY (player, partner, month))"
    "                      WITHOUT ROWID;"
    "CREATE INDEX standings ON tallies (month) WHERE partner = '*';"
    "CREATE TABLE progress (id INTEGER PRIMARY KEY CHECK (id = 1), commits INTEGER NOT NULL);"
    "INSERT INTO progress VALUES (1, 0);",
    // 6: where matches wait while the archive's pages are damaged
    "CREATE TABLE set_aside (id TEXT PRIMARY KEY, record TEXT NOT NULL,"
    "                        ended_ms INTEGER NOT NULL, summary TEXT NOT NULL,"
    "                        players TEXT NOT NULL, sum INTEGER NOT NULL) WITHOUT ROWID;",
    // 7: what the decisions of a match were worth, for those that somebody asked for
    "CREATE TABLE analyses (match TEXT PRIMARY KEY, version INTEGER NOT NULL,"
    "                       analysis TEXT NOT NULL, sum INTEGER NOT NULL);",
    // 8: from where on the entries of a table count
    "CREATE TABLE cuts (table_code TEXT PRIMARY KEY, before INTEGER NOT NULL,"
    "                   sum INTEGER NOT NULL) WITHOUT ROWID;",
    // 9: what each device is called, and when it was last here
    "CREATE TABLE IF NOT EXISTS devices (token_hash TEXT PRIMARY KEY, name TEXT NOT NULL,"
    "                                    seen_day INTEGER NOT NULL, sum INTEGER NOT NULL)"
    "                                    WITHOUT ROWID;",
};

std::uint32_t big_endian(const std::array<unsigned char, 100>& header, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < 4; ++i) value = value << 8 | header[at + i];
  return value;
}

void migrate(SQLite::Database& database, int from) {
  if (from > 0) {
    spdlog::info("The database is of version {} and is being brought to {}; that may take minutes",
                 from, kSchemaVersion);
  }
  SQLite::Transaction transaction(database);
  for (int version = from; version < kSchemaVersion; ++version) {
    database.exec(kMigrations[static_cast<std::size_t>(version)]);
  }
  database.exec("PRAGMA user_version = " + std::to_string(kSchemaVersion));
  database.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
  transaction.commit();
  // The version is read from the file's header, which the write-ahead log does not touch.
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  if (from > 0) {
    spdlog::info("The database was brought from version {} to {}", from, kSchemaVersion);
  }
}

std::string damaged(const fs::path& file) {
  return "The database " + file.string() +
         " is damaged. It was left as it is; put a backup into an empty folder with "
         "`avinas restore` and serve that.";
}

std::string newer(const fs::path& file, std::int64_t version) {
  return "The database " + file.string() + " was written by a newer Avinas (schema " +
         std::to_string(version) + ", this program knows " + std::to_string(kSchemaVersion) +
         "). Start that version again, or restore a backup of this one.";
}

[[noreturn]] void throw_unusable(const fs::path& file, const SQLite::Exception& error) {
  if (is_damage(error)) throw UnusableData(damaged(file));
  throw UnusableData("The database " + file.string() + " cannot be opened: " + reason_of(error));
}

using Header = std::array<unsigned char, 100>;

/// The file's first bytes; nothing if there is no file, or an empty one. Throws `otherwise` if it
/// is no database.
std::optional<Header> read_header(const fs::path& file, const std::string& otherwise) {
  const auto refused = [&](int error) -> UnusableData {
    const std::string user = std::to_string(::geteuid());
    std::string sentence =
        file.string() + " cannot be read by user " + user + ": " + std::strerror(error) + ".";
    if (error == EACCES) sentence += " Give it that file: chown " + user + " " + file.string();
    return UnusableData(sentence);
  };
  const int in = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (in < 0 && errno == ENOENT) return std::nullopt;
  if (in < 0) throw refused(errno);
  Header header{};
  const ssize_t size = ::pread(in, header.data(), header.size(), 0);
  const int error = errno;
  ::close(in);
  if (size < 0) throw refused(error);
  if (size == 0) return std::nullopt;
  const std::string_view magic(reinterpret_cast<const char*>(header.data()), 15);
  if (size < static_cast<ssize_t>(header.size()) || magic != "SQLite format 3") {
    throw UnusableData(otherwise);
  }
  return header;
}

constexpr std::size_t kUserVersionAt = 60, kApplicationIdAt = 68;

/// The database's tables, indexes and the like: kinds and names.
std::set<std::string> parts_of(SQLite::Database& database) {
  std::set<std::string> parts;
  SQLite::Statement query(database,
                          "SELECT type || ' ' || name || ' of ' || tbl_name FROM sqlite_schema "
                          "WHERE name NOT GLOB 'sqlite_stat*'");
  while (query.executeStep()) parts.insert(query.getColumn(0).getString());
  return parts;
}

std::set<std::string> parts_of_version(int version) {
  SQLite::Database known(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  add_row_sum(known);
  for (int at = 0; at < version; ++at) known.exec(kMigrations[static_cast<std::size_t>(at)]);
  return parts_of(known);
}

/// A file that `check_parts` would refuse can do little even before it is refused.
void harden(SQLite::Database& database) {
  for (const auto& [setting, on] : {std::pair{SQLITE_DBCONFIG_DEFENSIVE, 1},
                                    {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
                                    {SQLITE_DBCONFIG_ENABLE_VIEW, 0}}) {
    sqlite3_db_config(database.getHandle(), setting, on, nullptr);
  }
}

int version_of(SQLite::Database& database) {
  return database.execAndGet("PRAGMA user_version").getInt();
}

/// The super-user may write what nobody should.
void check_rights(const fs::path& file) {
  std::error_code ignored;
  const auto rights = fs::status(file, ignored).permissions();
  if (fs::exists(file, ignored) && (rights & fs::perms::owner_write) == fs::perms::none) {
    throw UnusableData("The database " + file.string() +
                       " is write-protected; give its owner the right to write it.");
  }
}

}  // namespace

bool is_damage(const SQLite::Exception& error) {
  return error.getErrorCode() == SQLITE_CORRUPT || error.getErrorCode() == SQLITE_NOTADB;
}

std::string reason_of(const SQLite::Exception& error) {
  const std::string what = error.what();
  switch (error.getErrorCode()) {
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return "it is damaged (" + what +
             "). Put a backup into an empty folder with `avinas restore`.";
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return "another program holds it. End that program, or try again later.";
    case SQLITE_FULL:
      return "the disk is full. Make room and try again.";
    case SQLITE_NOMEM:
      return "there is no memory. Free some and try again.";
    default:
      return what + ". Check the rights of the folder and its files, and its free space.";
  }
}

void check_header(const fs::path& file) {
  const auto header = read_header(file, damaged(file));
  if (!header) return;
  const std::uint32_t application = big_endian(*header, kApplicationIdAt);
  if (application != 0 && application != static_cast<std::uint32_t>(kApplicationId)) {
    throw UnusableData(file.string() +
                       " is the database of another program; choose another folder with --data.");
  }
  const std::uint32_t version = big_endian(*header, kUserVersionAt);
  if (version > static_cast<std::uint32_t>(kSchemaVersion)) {
    throw UnusableData(newer(file, version));
  }
}

void need_database(const fs::path& file) {
  const auto header = read_header(
      file, file.string() + " is no database of Avinas, or it was cut short; take another.");
  check_header(file);
  if (!header) throw UnusableData(file.string() + " is empty; it holds no club.");
  if (big_endian(*header, kUserVersionAt) == 0) {
    throw UnusableData(file.string() + " is no database of Avinas.");
  }
}

SQLite::Database open_to_read(const fs::path& file, int busy_ms) {
  SQLite::Database database(file.string(), SQLite::OPEN_READONLY, busy_ms);
  add_row_sum(database);
  harden(database);
  return database;
}

void check_parts(const fs::path& file) {
  const auto header = read_header(file, damaged(file));
  if (!header) return;
  try {
    SQLite::Database database = open_to_read(file, 2000);
    const int version = version_of(database);
    const std::set<std::string> needed = parts_of_version(version);
    std::set<std::string> known = parts_of_version(kSchemaVersion);
    known.insert(needed.begin(), needed.end());
    const std::set<std::string> found = parts_of(database);
    for (const std::string& part : found) {
      if (known.contains(part)) continue;
      throw UnusableData("The database " + file.string() + " has a " + part +
                         ", which no Avinas made. It was left as it is; restore another backup.");
    }
    if (!std::includes(found.begin(), found.end(), needed.begin(), needed.end())) {
      throw UnusableData(damaged(file));
    }
  } catch (const SQLite::Exception& error) {
    throw_unusable(file, error);
  }
}

void check_copy(const fs::path& original, const fs::path& copy) {
  check_parts(copy);
  try {
    SQLite::Database database = open_to_read(copy, 0);
    if (database.execAndGet("PRAGMA integrity_check(1)").getString() == "ok") return;
  } catch (const SQLite::Exception& error) {
    if (!is_damage(error)) {
      throw UnusableData("The copy of " + original.string() +
                         " cannot be read: " + reason_of(error));
    }
  }
  throw UnusableData("The copy of " + original.string() + " is damaged; nothing was written.");
}

namespace {

/// A database that is gone or empty beside its log is not new: SQLite would delete the log.
void check_not_lost(const fs::path& file) {
  std::error_code ignored;
  if (fs::exists(file, ignored) && fs::file_size(file, ignored) > 0) return;
  const fs::path folder = file.parent_path();
  for (const char* name : {kLogName, kMarkName}) {
    const auto size = fs::file_size(folder / name, ignored);
    if (ignored || size == 0) continue;
    throw UnusableData(
        "The database " + file.string() + " is missing or empty, and " + name +
        " beside it says that there was one. Nothing was changed; put the file back, "
        "or restore a backup into an empty folder.");
  }
}

}  // namespace

void check_before_opening(const fs::path& file) {
  check_header(file);
  check_rights(file);
  check_not_lost(file);
}

SQLite::Database open_database(const fs::path& file) {
  check_before_opening(file);
  try {
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 2000);
    add_row_sum(database);
    harden(database);
    // A damaged or newer file is not touched when it is closed again.
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    const int version = version_of(database);
    if (version > kSchemaVersion) throw UnusableData(newer(file, version));
    if (version == 0 && database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() > 0) {
      throw UnusableData(damaged(file));
    }
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = FULL");
    database.exec("PRAGMA secure_delete = ON");  // bytes of those who are forgotten go
    return database;
  } catch (const SQLite::Exception& error) {
    throw_unusable(file, error);
  }
}

void bring_forward(SQLite::Database& database, const fs::path& file) {
  try {
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    if (version < kSchemaVersion) migrate(database, version);
  } catch (const SQLite::Exception& error) {
    throw_unusable(file, error);
  }
}

void check_pages(SQLite::Database& database, const fs::path& file) {
  try {
    for (const char* table : {"journal", "cuts", "players", "tokens"}) {
      const std::string check = std::string("PRAGMA quick_check('") + table + "')";
      if (database.execAndGet(check).getString() != "ok") throw UnusableData(damaged(file));
    }
  } catch (const SQLite::Exception& error) {
    throw_unusable(file, error);
  }
  sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
}

}  // namespace avinas::server
