// SPDX-License-Identifier: MIT
// Reads every row once and reports damage. Only CORRUPT and NOTADB are damage; every other answer
// of SQLite says what it is.
#include "server/store/sqlite/inspection.hpp"

#include <SQLiteCpp/Statement.h>
#include <spdlog/spdlog.h>

#include "server/store/sqlite/schema.hpp"

namespace avinas::server {
namespace {

/// Lines of one kind in the log; a file that is damaged all over is not read out.
constexpr int kMostNamed = 20;

/// Logs the rows that `text` selects, as `sentence` names them; returns how many.
int name_rows(SQLite::Database& database, const std::string& text, const char* sentence) {
  SQLite::Statement query(database, text);
  int count = 0;
  while (count < kMostNamed && query.executeStep()) {
    spdlog::error(fmt::runtime(sentence), query.getColumn(0).getString());
    ++count;
  }
  return count;
}

}  // namespace

std::int64_t damaged_rows(SQLite::Database& database) {
  if (database.execAndGet("PRAGMA user_version").getInt() != kSchemaVersion) return 0;
  std::int64_t rows = 0;
  for (const char* table_and_values :
       {"journal WHERE sum != row_sum(number, table_code, entry)",
        "cuts WHERE sum != row_sum(table_code, before)",
        "players WHERE sum != row_sum(id, name, seen_day)",
        "tokens WHERE sum != row_sum(token_hash, player)",
        "set_aside WHERE sum != row_sum(id, record, ended_ms, summary, players)",
        "played WHERE sum != row_sum(player, ended_ms, match)",
        "matches WHERE sum != row_sum(id, record, archived_at, ended_ms, summary, counted)"}) {
    rows += database.execAndGet("SELECT count(*) FROM " + std::string(table_and_values)).getInt64();
  }
  return rows;
}

Findings look_through(SQLite::Database& database) {
  Findings findings;
  // A page that is damaged ends one look, and not those after it.
  const auto look = [&](const auto& work) {
    try {
      const int named = work();
      findings.damaged += named;
      return named;
    } catch (const SQLite::Exception& error) {
      if (!is_damage(error)) throw;
      spdlog::error("A part of the archive cannot be read: {}", error.what());
      ++findings.damaged;
      return 0;
    }
  };
  look([&] {
    SQLite::Statement pages(database, "PRAGMA quick_check(20)");
    int count = 0;
    while (pages.executeStep()) {
      const std::string found = pages.getColumn(0).getString();
      if (found == "ok") continue;
      spdlog::error("The database's pages are damaged: {}", found);
      ++count;
    }
    return count;
  });
  look([&] {
    return name_rows(database,
                     "SELECT id FROM matches WHERE "
                     "sum != row_sum(id, record, archived_at, ended_ms, summary, counted)",
                     "Match {} of the archive is damaged; it is not shown");
  });
  look([&] {
    return name_rows(database,
                     "SELECT id FROM set_aside WHERE "
                     "sum != row_sum(id, record, ended_ms, summary, players)",
                     "Match {}, which was set aside, is damaged");
  });
  look([&] {
    return name_rows(database,
                     "SELECT match FROM played WHERE sum != row_sum(player, ended_ms, match)",
                     "A line that says who played match {} is damaged; it is not shown");
  });
  findings.sums_damaged =
      look([&] {
        return name_rows(
            database,
            "SELECT player FROM tallies WHERE sum != row_sum(player, partner, month, name, "
            "matches, won, cats_made, cats_been, rams_own, rams_theirs, pips_own, pips_theirs)",
            "A sum of player {} is damaged; the sums are counted anew");
      }) > 0;
  return findings;
}

}  // namespace avinas::server
