// SPDX-License-Identifier: MIT
// Reads from the database: all of it at the start, single answers of the archive afterwards.
#include <SQLiteCpp/Statement.h>
#include <spdlog/spdlog.h>

#include <set>
#include <unordered_map>

#include "server/store/sqlite/codes_by_sum.hpp"
#include "server/store/sqlite/inspector.hpp"
#include "server/store/sqlite/progress_mark.hpp"
#include "server/store/sqlite/row_writer.hpp"
#include "server/store/sqlite/sqlite_store.hpp"

namespace avinas::server {
namespace {

/// The value that `read` gives, with the database's own errors as ours.
template <typename Read>
auto readable(std::mutex& mutex, const std::unique_ptr<SQLite::Database>& reader, Read read) {
  const std::scoped_lock lock(mutex);
  if (!reader) throw Unreadable("the database is closed");
  try {
    return read(*reader);
  } catch (const SQLite::Exception& error) {
    throw Unreadable(reason_of(error));
  }
}

void check_row(bool whole, const std::string& what) {
  if (!whole) throw Damaged(what + " is damaged: it is not as it was written");
}

/// The record that `text` selects for that match, and whether it is whole.
std::optional<std::string> record_in(SQLite::Database& database, const char* text,
                                     const std::string& match) {
  SQLite::Statement query(database, text);
  query.bind(1, match);
  if (!query.executeStep()) return std::nullopt;
  check_row(query.getColumn(1).getInt() != 0, "Match " + match);
  return query.getColumn(0).getString();
}

std::vector<TallyRow> read_tallies(SQLite::Statement& query) {
  std::vector<TallyRow> rows;
  while (query.executeStep()) {
    TallyRow row{query.getColumn(0).getString(), query.getColumn(1).getString(),
                 query.getColumn(2).getString(), query.getColumn(3).getString()};
    int column = 4;
    for (std::int64_t& figure : row.figures) figure = query.getColumn(column++).getInt64();
    check_row(query.getColumn(column).getInt() != 0, "A sum of player " + row.player);
    rows.push_back(std::move(row));
  }
  return rows;
}

constexpr const char* kTallyColumns =
    "SELECT player, partner, month, name, matches, won, cats_made, cats_been, rams_own, "
    "rams_theirs, pips_own, pips_theirs, sum = row_sum(player, partner, month, name, matches, won, "
    "cats_made, cats_been, rams_own, rams_theirs, pips_own, pips_theirs) FROM tallies ";

struct FoundEntry {
  std::string table;
  std::string text;
  bool whole = false;
  std::int64_t sum = 0;
};

/// One entry of the journal by its number.
class EntryReader {
 public:
  explicit EntryReader(SQLite::Database& database)
      : query_(database,
               "SELECT table_code, entry, sum = row_sum(number, table_code, entry), sum "
               "FROM journal WHERE number = ?") {}

  FoundEntry read(std::int64_t number) {
    query_.reset();
    query_.bind(1, number);
    if (!query_.executeStep()) return {};
    return {query_.getColumn(0).getString(), query_.getColumn(1).getString(),
            query_.getColumn(2).getInt() != 0, query_.getColumn(3).getInt64()};
  }

 private:
  SQLite::Statement query_;
};

/// From where on each table's entries count; of tables that are not named all do.
std::unordered_map<std::string, std::int64_t> read_cuts(SQLite::Database& database) {
  std::unordered_map<std::string, std::int64_t> cuts;
  SQLite::Statement query(database,
                          "SELECT table_code, before, sum = row_sum(table_code, before) FROM cuts");
  while (query.executeStep()) {
    const std::string code = query.getColumn(0).getString();
    if (query.getColumn(2).getInt() != 0) {
      cuts[code] = query.getColumn(1).getInt64();
    } else {
      spdlog::error("The cut of table {} is damaged; its whole journal is replayed", code);
    }
  }
  return cuts;
}

}  // namespace

void SqliteStore::load_players(const std::function<void(PlayerRow)>& visit) {
  check_pages(database_, folder_ / kDatabaseName);
  rows_->bring_back();
  std::unordered_map<std::string, PlayerRow> players;
  SQLite::Statement query(*reader_,
                          "SELECT id, name, seen_day, sum = row_sum(id, name, seen_day) "
                          "FROM players");
  while (query.executeStep()) {
    PlayerRow row{query.getColumn(0).getString(),
                  query.getColumn(1).getString(),
                  {},
                  query.getColumn(2).getInt64()};
    if (query.getColumn(3).getInt() != 0) {
      players[row.id] = std::move(row);
    } else {
      spdlog::error("The row of player {} ({}) is damaged and left out", row.id, row.name);
    }
  }
  std::set<std::string> signed_in;
  SQLite::Statement tokens(
      *reader_,
      "SELECT tokens.token_hash, player, "
      "iif(devices.sum = row_sum(tokens.token_hash, name, seen_day), name, ''), "
      "iif(devices.sum = row_sum(tokens.token_hash, name, seen_day), "
      "seen_day, 0), tokens.sum = row_sum(tokens.token_hash, player) "
      "FROM tokens LEFT JOIN devices USING (token_hash)");
  while (tokens.executeStep()) {
    const std::string player = tokens.getColumn(1).getString();
    const auto found = players.find(player);
    if (tokens.getColumn(4).getInt() == 0 || found == players.end()) {
      spdlog::error("A device of player {} is left out: its row, or the player's, is damaged",
                    player);
      continue;
    }
    signed_in.insert(player);
    PlayerRow row = found->second;
    row.token_hash = tokens.getColumn(0).getString();
    row.device = tokens.getColumn(2).getString();
    row.device_day = tokens.getColumn(3).getInt64();
    visit(std::move(row));
  }
  for (auto& [player, row] : players) {
    if (!signed_in.contains(player)) visit(std::move(row));
  }
}

void SqliteStore::load_tables(const std::function<void(StoredTable)>& visit) {
  auto cuts = read_cuts(*reader_);
  std::unordered_map<std::string, std::vector<std::int64_t>> numbers;
  std::vector<std::string> order{std::string()};  // the club first
  std::vector<std::int64_t> astray;  // damaged entries, perhaps in the name of their table
  {
    SQLite::Statement query(*reader_,
                            "SELECT number, table_code, sum = row_sum(number, table_code, entry) "
                            "FROM journal ORDER BY number");
    while (query.executeStep()) {
      const std::int64_t number = query.getColumn(0).getInt64();
      const std::string code = query.getColumn(1).getString();
      const bool whole = query.getColumn(2).getInt() != 0;
      if (!whole) astray.push_back(number);
      if (number < cuts[code]) {
        if (whole) rows_->found_past(number);  // else it may be another table's
        continue;
      }
      const auto [found, added] = numbers.try_emplace(code);
      if (added && !code.empty()) order.push_back(code);
      found->second.push_back(number);
      rows_->found(code, number);
    }
  }
  loaded_ = true;
  EntryReader reader(*reader_);
  std::unordered_map<std::string, std::vector<std::int64_t>> damaged;
  CodesBySum codes;
  for (const auto& [code, unused] : numbers) codes.add(code);
  for (const std::int64_t number : astray) {
    const FoundEntry entry = reader.read(number);
    if (number >= cuts[entry.table]) damaged[entry.table].push_back(number);
    const std::string* code = codes.of(number, entry.table, entry.text, entry.sum);
    if (code && *code != entry.table && number >= cuts[*code]) damaged[*code].push_back(number);
  }
  for (const std::string& code : order) {
    StoredTable stored{code, {}, damaged[code]};
    for (const std::int64_t number : numbers[code]) {
      FoundEntry entry = reader.read(number);
      if (entry.whole && entry.table == code) stored.entries.push_back(std::move(entry.text));
    }
    if (!stored.entries.empty() || !stored.damaged.empty()) visit(std::move(stored));
  }
}

void SqliteStore::inspect(std::function<void()> sums_dropped) {
  inspector_ = std::make_unique<Inspector>(folder_ / kDatabaseName, [this, sums_dropped] {
    Write write;
    write.sums_anew = true;
    append(std::move(write), sums_dropped);
  });
}

std::optional<std::string> SqliteStore::find_record(const std::string& match) {
  return readable(reader_mutex_, reader_, [&](SQLite::Database& reader) {
    auto record = record_in(reader,
                            "SELECT record, sum = row_sum(id, record, ended_ms, summary, players) "
                            "FROM set_aside WHERE id = ?",
                            match);
    if (record) return record;
    return record_in(reader,
                     "SELECT record, sum = row_sum(id, record, archived_at, ended_ms, summary, "
                     "counted) FROM matches WHERE id = ?",
                     match);
  });
}

/// A damaged one is as good as none: it is found out again.
std::optional<std::string> SqliteStore::find_analysis(const std::string& match, int version) {
  return readable(reader_mutex_, reader_, [&](SQLite::Database& reader) {
    SQLite::Statement query(reader,
                            "SELECT analysis FROM analyses WHERE match = ? AND version = ? AND "
                            "sum = row_sum(match, version, analysis)");
    query.bind(1, match);
    query.bind(2, version);
    std::optional<std::string> found;
    if (query.executeStep()) found = query.getColumn(0).getString();
    return found;
  });
}

std::vector<std::string> SqliteStore::summaries_of(const std::string& player, std::size_t limit) {
  return readable(reader_mutex_, reader_, [&](SQLite::Database& reader) {
    SQLite::Statement query(
        reader,
        "SELECT match, summary, played.sum = row_sum(player, played.ended_ms, match) AND "
        "matches.sum = row_sum(id, record, archived_at, matches.ended_ms, summary, counted) "
        "FROM played LEFT JOIN matches ON id = match WHERE player = ? "
        "ORDER BY played.ended_ms DESC LIMIT ?");
    query.bind(1, player);
    query.bind(2, static_cast<std::int64_t>(limit));
    std::vector<std::string> texts;
    std::string damaged;
    while (query.executeStep()) {
      if (query.getColumn(2).getInt() != 0) {
        texts.push_back(query.getColumn(1).getString());
      } else {
        damaged = query.getColumn(0).getString();
        spdlog::error("Match {} is damaged and left out of the results of player {}", damaged,
                      player);
      }
    }
    // That there is nothing would be untrue.
    check_row(damaged.empty() || !texts.empty(), "Match " + damaged);
    return texts;
  });
}

void visit_summaries(SQLite::Database& database, std::int64_t ended_ms, const VisitSummary& visit) {
  SQLite::Statement query(database,
                          "SELECT id, ended_ms, summary, "
                          "sum = row_sum(id, record, archived_at, ended_ms, summary, counted) "
                          "FROM matches WHERE ended_ms >= ? ORDER BY ended_ms, id");
  query.bind(1, ended_ms);
  while (query.executeStep()) {
    const bool whole = query.getColumn(3).getInt() != 0;
    if (!whole) {
      spdlog::error("Match {} is damaged and left out of the ratings",
                    query.getColumn(0).getString());
    }
    visit(query.getColumn(1).getInt64(), whole ? query.getColumn(2).getString() : std::string());
  }
}

std::size_t SqliteStore::summaries_since(std::int64_t ended_ms, const VisitSummary& visit) {
  return readable(reader_mutex_, reader_, [&](SQLite::Database& reader) {
    SQLite::Statement before(reader, "SELECT count(*) FROM matches WHERE ended_ms < ?");
    before.bind(1, ended_ms);
    before.executeStep();
    const auto count = static_cast<std::size_t>(before.getColumn(0).getInt64());
    visit_summaries(reader, ended_ms, visit);
    return count;
  });
}

std::vector<TallyRow> SqliteStore::tallies_of(const std::string& player) {
  return readable(reader_mutex_, reader_, [&](SQLite::Database& reader) {
    SQLite::Statement query(reader, std::string(kTallyColumns) + "WHERE player = ? ORDER BY month");
    query.bind(1, player);
    return read_tallies(query);
  });
}

std::vector<TallyRow> SqliteStore::tallies_in(const std::string& month) {
  return readable(reader_mutex_, reader_, [&](SQLite::Database& reader) {
    SQLite::Statement query(reader,
                            std::string(kTallyColumns) + "WHERE month = ? AND partner = '*'");
    query.bind(1, month);
    return read_tallies(query);
  });
}

std::vector<std::string> SqliteStore::matches_of(const std::string& player, std::size_t limit) {
  return readable(reader_mutex_, reader_, [&](SQLite::Database& reader) {
    SQLite::Statement query(
        reader, "SELECT match FROM played WHERE player = ? ORDER BY ended_ms DESC LIMIT ?");
    query.bind(1, player);
    query.bind(2, static_cast<std::int64_t>(limit));
    std::vector<std::string> ids;
    while (query.executeStep()) ids.push_back(query.getColumn(0).getString());
    return ids;
  });
}

std::vector<PlayedRow> SqliteStore::played_since(std::int64_t ended_ms) {
  return readable(reader_mutex_, reader_, [&](SQLite::Database& reader) {
    SQLite::Statement query(
        reader,
        "SELECT player, match, ended_ms, sum = row_sum(player, ended_ms, match) "
        "FROM played WHERE ended_ms >= ?");
    query.bind(1, ended_ms);
    std::vector<PlayedRow> rows;
    while (query.executeStep()) {
      if (query.getColumn(3).getInt() == 0) continue;
      rows.push_back({query.getColumn(0).getString(), query.getColumn(1).getString(),
                      query.getColumn(2).getInt64()});
    }
    return rows;
  });
}

std::vector<UncountedMatch> SqliteStore::uncounted(std::size_t limit) {
  return readable(reader_mutex_, reader_, [&](SQLite::Database& reader) {
    SQLite::Statement query(
        reader,
        "SELECT id, summary FROM matches WHERE counted = 0 AND summary != '' AND "
        "sum = row_sum(id, record, archived_at, ended_ms, summary, counted) LIMIT ?");
    query.bind(1, static_cast<std::int64_t>(limit));
    std::vector<UncountedMatch> found;
    while (query.executeStep()) {
      found.push_back({query.getColumn(0).getString(), query.getColumn(1).getString()});
    }
    return found;
  });
}

void SqliteStore::load_matches(const std::function<void(ArchivedMatch)>& visit) {
  readable(reader_mutex_, reader_, [&](SQLite::Database& reader) {
    SQLite::Statement players(reader,
                              "SELECT match, player, sum = row_sum(player, ended_ms, match) "
                              "FROM played");
    std::unordered_map<std::string, std::vector<std::string>> played;
    while (players.executeStep()) {
      const std::string match = players.getColumn(0).getString();
      check_row(players.getColumn(2).getInt() != 0, "Who played match " + match);
      played[match].push_back(players.getColumn(1).getString());
    }
    SQLite::Statement query(reader,
                            "SELECT id, record, ended_ms, summary, counted, "
                            "sum = row_sum(id, record, archived_at, ended_ms, summary, counted) "
                            "FROM matches ORDER BY ended_ms, rowid");
    while (query.executeStep()) {
      ArchivedMatch match{query.getColumn(0).getString(), query.getColumn(1).getString(),
                          query.getColumn(2).getInt64(), query.getColumn(3).getString()};
      check_row(query.getColumn(5).getInt() != 0, "Match " + match.id);
      match.players = std::move(played[match.id]);
      match.counted = query.getColumn(4).getInt() != 0;
      visit(std::move(match));
    }
  });
}

void SqliteStore::load_tallies(const std::function<void(TallyRow)>& visit) {
  readable(reader_mutex_, reader_, [&](SQLite::Database& reader) {
    SQLite::Statement query(reader, std::string(kTallyColumns) + "ORDER BY player, month, partner");
    for (TallyRow& row : read_tallies(query)) visit(std::move(row));
  });
}

void SqliteStore::load_analyses(const std::function<void(AnalysedMatch)>& visit) {
  readable(reader_mutex_, reader_, [&](SQLite::Database& reader) {
    SQLite::Statement query(reader,
                            "SELECT match, version, analysis FROM analyses WHERE "
                            "sum = row_sum(match, version, analysis) ORDER BY match");
    while (query.executeStep()) {
      visit({query.getColumn(0).getString(), query.getColumn(1).getInt(),
             query.getColumn(2).getString()});
    }
  });
}

}  // namespace avinas::server
