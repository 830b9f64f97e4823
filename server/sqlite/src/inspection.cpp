// SPDX-License-Identifier: MIT
#include "sqlite/inspection.hpp"

#include <SQLiteCpp/Statement.h>
#include <spdlog/spdlog.h>

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

Findings look_through(SQLite::Database& database) {
  Findings findings;
  SQLite::Statement pages(database, "PRAGMA quick_check(20)");
  while (pages.executeStep()) {
    const std::string found = pages.getColumn(0).getString();
    if (found == "ok") continue;
    spdlog::error("The database's pages are damaged: {}", found);
    ++findings.damaged;
  }
  findings.damaged +=
      name_rows(database,
                "SELECT id FROM matches WHERE "
                "sum != row_sum(id, record, archived_at, ended_ms, summary, counted)",
                "Match {} of the archive is damaged; its record is not shown");
  findings.damaged += name_rows(database,
                                "SELECT id FROM set_aside WHERE "
                                "sum != row_sum(id, record, ended_ms, summary, players)",
                                "Match {}, which was set aside, is damaged");
  findings.damaged +=
      name_rows(database, "SELECT match FROM played WHERE sum != row_sum(player, ended_ms, match)",
                "Who played match {} is damaged; the results of its players are not shown");
  const int sums = findings.damaged +=
      name_rows(database,
                "SELECT player FROM tallies WHERE sum != row_sum(player, partner, month, name, "
                "matches, won, cats_made, cats_been, rams_own, rams_theirs, pips_own, pips_theirs)",
                "A sum of player {} is damaged; the sums are counted anew");
  findings.damaged += sums;
  findings.sums_damaged = sums > 0;
  return findings;
}

}  // namespace avinas::server
