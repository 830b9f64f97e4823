// SPDX-License-Identifier: MIT
// Carries out writes as SQL statements in one transaction.
#include "server/store/sqlite/row_writer.hpp"

#include <SQLiteCpp/Transaction.h>
#include <spdlog/spdlog.h>
#include <sqlite3.h>

#include <nlohmann/json.hpp>

#include "server/store/sqlite/row_sum.hpp"
#include "server/store/sqlite/schema.hpp"

namespace avinas::server {
namespace {

void bind_value(SQLite::Statement& statement, int at, const std::string& text) {
  statement.bindNoCopy(at, text);
}
void bind_value(SQLite::Statement& statement, int at, std::int64_t number) {
  statement.bind(at, number);
}

/// Runs the statement with these values; returns how many rows it changed.
template <typename... Values>
int run(SQLite::Statement& statement, const Values&... values) {
  statement.reset();
  int at = 0;
  (bind_value(statement, ++at, values), ...);
  const int changed = statement.exec();
  statement.reset();
  return changed;
}

std::int64_t last_number_in(SQLite::Database& database) {
  return database.execAndGet("SELECT ifnull(max(number), 0) FROM journal").getInt64();
}

}  // namespace

std::int64_t progress_of(SQLite::Database& database) {
  // A commit that adds an entry need not write another page to be counted.
  return last_number_in(database) + database.execAndGet("SELECT commits FROM progress").getInt64();
}

RowWriter::RowWriter(SQLite::Database& database)
    : database_(database),
      add_entry_(database,
                 "INSERT INTO journal (number, table_code, entry, sum) VALUES (?, ?, ?, ?)"),
      remove_entry_(database, "DELETE FROM journal WHERE number = ?"),
      cut_(database,
           "INSERT OR REPLACE INTO cuts (table_code, before, sum) "
           "VALUES (?1, ?2, row_sum(?1, ?2))"),
      remove_cuts_(database, "DELETE FROM cuts"),
      save_player_(database,
                   "INSERT OR REPLACE INTO players (id, name, seen_day, sum) "
                   "VALUES (?1, ?2, ?3, row_sum(?1, ?2, ?3))"),
      save_token_(database,
                  "INSERT OR REPLACE INTO tokens (token_hash, player, sum) "
                  "VALUES (?1, ?2, row_sum(?1, ?2))"),
      save_device_(database,
                   "INSERT OR REPLACE INTO devices (token_hash, name, seen_day, sum) "
                   "VALUES (?1, ?2, ?3, row_sum(?1, ?2, ?3))"),
      end_token_(database, "DELETE FROM tokens WHERE token_hash = ?"),
      end_device_(database, "DELETE FROM devices WHERE token_hash = ?"),
      forget_devices_(database,
                      "DELETE FROM devices WHERE token_hash IN "
                      "(SELECT token_hash FROM tokens WHERE player = ?)"),
      forget_player_(database, "DELETE FROM players WHERE id = ?"),
      forget_tokens_(database, "DELETE FROM tokens WHERE player = ?"),
      add_match_(database,
                 "INSERT OR IGNORE INTO matches "
                 "(id, record, archived_at, ended_ms, summary, counted, sum) SELECT "
                 "?1, ?2, now, ?3, ?4, ?5, row_sum(?1, ?2, now, ?3, ?4, ?5) "
                 "FROM (SELECT unixepoch() AS now)"),
      add_played_(database,
                  "INSERT OR REPLACE INTO played (player, ended_ms, match, sum) "
                  "VALUES (?1, ?2, ?3, row_sum(?1, ?2, ?3))"),
      mark_counted_(database,
                    "UPDATE matches SET counted = 1, "
                    "sum = row_sum(id, record, archived_at, ended_ms, summary, 1) "
                    "WHERE id = ? AND counted = 0"),
      set_aside_(database,
                 "INSERT OR REPLACE INTO set_aside VALUES "
                 "(?1, ?2, ?3, ?4, ?5, row_sum(?1, ?2, ?3, ?4, ?5))"),
      clean_match_(database,
                   "UPDATE matches SET record = ?2, summary = ?3, "
                   "sum = row_sum(id, ?2, archived_at, ended_ms, ?3, counted) WHERE id = ?1"),
      drop_played_(database, "DELETE FROM played WHERE player = ? AND match = ?"),
      drop_tallies_(database, "DELETE FROM tallies WHERE player = ?1 OR partner = ?1"),
      find_tally_(database,
                  "SELECT matches, won, cats_made, cats_been, rams_own, rams_theirs, pips_own, "
                  "pips_theirs, sum = row_sum(player, partner, month, name, matches, won, "
                  "cats_made, cats_been, rams_own, rams_theirs, pips_own, pips_theirs) "
                  "FROM tallies WHERE player = ? AND partner = ? AND month = ?"),
      save_tally_(database,
                  "INSERT OR REPLACE INTO tallies VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, "
                  "?11, ?12, row_sum(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12))"),
      save_analysis_(database,
                     "INSERT OR REPLACE INTO analyses (match, version, analysis, sum) "
                     "VALUES (?1, ?2, ?3, row_sum(?1, ?2, ?3))"),
      count_(database, "UPDATE progress SET commits = ?") {
  // An entry never gets a number below a cut.
  next_number_ = database
                     .execAndGet(
                         "SELECT max(ifnull((SELECT max(number) + 1 FROM journal), 1), "
                         "ifnull((SELECT max(before) FROM cuts "
                         "WHERE sum = row_sum(table_code, before)), 1))")
                     .getInt64();
  last_number_ = last_number_in(database);
  commits_ = progress_of(database) - last_number_;
}

void RowWriter::raise(std::int64_t by) {
  run(count_, commits_ + by);
  commits_ += by;
}

void RowWriter::found(const std::string& table, std::int64_t number) {
  numbers_[table].push_back(number);
  ++entries_;
}

void RowWriter::write(const Write& write) {
  if (write.replaces) clear(write.table);
  for (const std::string& entry : write.entries) {
    run(add_entry_, next_number_, write.table, entry,
        row_sum({std::to_string(next_number_), write.table, entry}));
    added_number_ = next_number_;
    changes_[write.table].added.push_back(next_number_++);
  }
  if (write.player) save(*write.player);
  for (const std::string& player : write.forgotten) forget(player);
  for (const std::string& token : write.ended_tokens) {
    run(end_token_, token);
    run(end_device_, token);
  }
  if (write.finished) archive(*write.finished);
  if (write.analysed) {
    const AnalysedMatch& match = *write.analysed;
    apart(analyses_, [&] {
      run(save_analysis_, match.id, static_cast<std::int64_t>(match.version), match.analysis);
    });
  }
  for (const CleanedMatch& match : write.cleaned) clean(match);
  if (!write.sums_dropped_of.empty()) drop_sums_of(write.sums_dropped_of);
  if (write.sums_anew) apart(sums_, [&] { drop_sums(); });
  if (!write.tallies.empty()) {
    apart(sums_, [&] {
      for (const TallyRow& row : write.tallies) save_sum(row, row.figures);
    });
  }
  for (const CountedMatch& match : write.counted) {
    apart(sums_, [&] {
      if (run(mark_counted_, match.id) == 1) add_to_sums(match.tallies);
    });
  }
}

template <typename Work>
void RowWriter::apart(Part& part, Work work) {
  if (part.broken) return;
  try {
    work();
  } catch (const SQLite::Exception& error) {
    if (error.getErrorCode() != SQLITE_CORRUPT) throw;
    part.broken = true;
    spdlog::error("{}: {}. Restore a backup", part.sentence, error.what());
    throw PartBroken();
  }
}

void RowWriter::clear(const std::string& table) {
  Change& change = changes_[table];
  const auto known = numbers_.find(table);
  const bool had_any = !change.cleared && known != numbers_.end();
  if (!had_any && change.added.empty()) return;
  run(cut_, table, next_number_);
  passing_.insert(passing_.end(), change.added.begin(), change.added.end());
  change.added.clear();
  if (had_any) passing_.insert(passing_.end(), known->second.begin(), known->second.end());
  change.cleared = true;
}

void RowWriter::delete_past() {
  for (; has_past() && deleted_.size() < kDeleteAtOnce; past_.pop()) {
    deleted_.push_back(past_.top());
    run(remove_entry_, past_.top());
  }
  if (past_.empty() && passing_.empty()) run(remove_cuts_);
}

void RowWriter::save(const PlayerRow& row) {
  run(save_player_, row.id, row.name, row.seen_day);
  if (!row.token_hash.empty()) {
    run(save_token_, row.token_hash, row.id);
    run(save_device_, row.token_hash, row.device, row.device_day);
  }
}

void RowWriter::forget(const std::string& player) {
  run(forget_player_, player);
  run(forget_devices_, player);
  run(forget_tokens_, player);
}

void RowWriter::archive(const ArchivedMatch& match) {
  bool added = false;
  apart(matches_, [&] {
    added = run(add_match_, match.id, match.record, match.ended_ms, match.summary,
                std::int64_t{match.counted && !sums_.broken}) == 1;
    if (!added) return;
    for (const std::string& player : match.players) {
      run(add_played_, player, match.ended_ms, match.id);
    }
  });
  if (added) apart(sums_, [&] { add_to_sums(match.tallies); });
  if (!matches_.broken) return;
  run(set_aside_, match.id, match.record, match.ended_ms, match.summary,
      nlohmann::json(match.players).dump());
  spdlog::error("Match {} is set aside until the archive can be written", match.id);
}

void RowWriter::clean(const CleanedMatch& match) {
  apart(matches_, [&] {
    run(clean_match_, match.id, match.record, match.summary);
    run(drop_played_, match.player, match.id);
  });
}

void RowWriter::drop_sums_of(const std::string& player) {
  apart(sums_, [&] { run(drop_tallies_, player); });
}

void RowWriter::bring_back() {
  int waiting = 0;
  try {
    waiting = database_.execAndGet("SELECT count(*) FROM set_aside").getInt();
    if (waiting == 0) return;
    SQLite::Transaction transaction(database_);
    database_.exec(
        "INSERT OR IGNORE INTO matches "
        "(id, record, archived_at, ended_ms, summary, counted, sum) "
        "SELECT id, record, ended_ms / 1000, ended_ms, summary, 0, "
        "row_sum(id, record, ended_ms / 1000, ended_ms, summary, 0) FROM set_aside "
        "WHERE sum = row_sum(id, record, ended_ms, summary, players);"
        "INSERT OR REPLACE INTO played (player, ended_ms, match, sum) "
        "SELECT value, ended_ms, set_aside.id, row_sum(value, ended_ms, set_aside.id) "
        "FROM set_aside, json_each(players) "
        "WHERE sum = row_sum(set_aside.id, record, ended_ms, summary, players);"
        "DELETE FROM set_aside WHERE sum = row_sum(id, record, ended_ms, summary, players);");
    transaction.commit();
    spdlog::info("Matches that were set aside are in the archive: {}", waiting);
  } catch (const SQLite::Exception& error) {
    if (error.getErrorCode() != SQLITE_CORRUPT) {
      return spdlog::warn("{} matches wait beside the archive until the next start: {}", waiting,
                          reason_of(error));
    }
    matches_.broken = true;
    spdlog::error("Matches wait beside the archive, which is damaged: {} ({})", waiting,
                  error.what());
  }
}

void RowWriter::add_to_sums(const std::vector<TallyRow>& rows) {
  for (const TallyRow& row : rows) {
    TallyRow::Figures sum = row.figures;
    find_tally_.reset();
    bind_value(find_tally_, 1, row.player);
    bind_value(find_tally_, 2, row.with);
    bind_value(find_tally_, 3, row.month);
    if (find_tally_.executeStep()) {
      const int is_whole = static_cast<int>(sum.size());
      if (find_tally_.getColumn(is_whole).getInt() == 0) return drop_sums();
      for (std::size_t i = 0; i < sum.size(); ++i) {
        sum[i] += find_tally_.getColumn(static_cast<int>(i)).getInt64();
      }
    }
    find_tally_.reset();
    save_sum(row, sum);
  }
}

void RowWriter::save_sum(const TallyRow& row, const TallyRow::Figures& sum) {
  run(save_tally_, row.player, row.with, row.month, row.name, sum[0], sum[1], sum[2], sum[3],
      sum[4], sum[5], sum[6], sum[7]);
}

void RowWriter::drop_sums() {
  find_tally_.reset();
  database_.exec("DELETE FROM tallies");
  database_.exec(
      "UPDATE matches SET counted = 0, "
      "sum = row_sum(id, record, archived_at, ended_ms, summary, 0) "
      "WHERE counted = 1 AND sum = row_sum(id, record, archived_at, ended_ms, summary, 1)");
}

std::uint64_t RowWriter::count_commit() {
  if (added_number_ > 0) return static_cast<std::uint64_t>(commits_ + added_number_);
  run(count_, commits_ + 1);
  return static_cast<std::uint64_t>(commits_ + 1 + last_number_);
}

void RowWriter::committed() {
  if (added_number_ > 0) {
    last_number_ = added_number_;
  } else {
    ++commits_;
  }
  for (auto& [table, change] : changes_) {
    Numbers& numbers = numbers_[table];
    if (change.cleared) {
      entries_ -= numbers.size();
      numbers.clear();
    }
    entries_ += change.added.size();
    numbers.insert(numbers.end(), change.added.begin(), change.added.end());
    if (numbers.empty()) numbers_.erase(table);
  }
  for (const std::int64_t number : passing_) past_.push(number);
  forget_transaction();
}

void RowWriter::rolled_back() {
  for (const std::int64_t number : deleted_) past_.push(number);
  forget_transaction();
}

void RowWriter::forget_transaction() {
  changes_.clear();
  passing_.clear();
  deleted_.clear();
  added_number_ = 0;
}

}  // namespace avinas::server
