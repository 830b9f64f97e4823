// SPDX-License-Identifier: MIT
// Reads from the engine: all of it at the start, single answers of the archive afterwards.
#include "server/store/postgres/connection.hpp"
#include "server/store/postgres/postgres_store.hpp"
#include "server/store/postgres/stored_tables.hpp"

namespace avinas::server {
namespace {

constexpr const char* kTallies =
    "SELECT player, partner, month, name, matches, won, cats_made, cats_been, rams_own, "
    "rams_theirs, pips_own, pips_theirs FROM tallies ";

TallyRow tally_of(const EngineRow& row) {
  TallyRow tally{row.text(0), row.text(1), row.text(2), row.text(3)};
  int column = 4;
  for (std::int64_t& figure : tally.figures) figure = row.number(column++);
  return tally;
}

std::optional<std::string> one_text(Connection& connection, const std::string& statement,
                                    const EngineValues& values) {
  std::optional<std::string> found;
  connection.run(statement, values, [&](const EngineRow& row) { found = row.text(0); });
  return found;
}

std::vector<TallyRow> tallies(Connection& connection, const std::string& which,
                              const EngineValues& values) {
  std::vector<TallyRow> rows;
  connection.run(kTallies + which, values,
                 [&](const EngineRow& row) { rows.push_back(tally_of(row)); });
  return rows;
}

}  // namespace

/// The value that `read` gives, with the engine's errors as ours. A session that ended is begun
/// anew once.
template <typename Read>
auto PostgresStore::reading(Read read) {
  const std::scoped_lock lock(reading_mutex_);
  try {
    for (bool again = false;; again = true) {
      try {
        if (!reading_) reading_ = std::make_unique<Connection>(settings_.connection);
        return read(*reading_);
      } catch (const EngineAway&) {
        reading_.reset();
        if (again) throw;
      }
    }
  } catch (const EngineAway& away) {
    throw Unreadable(away.what());
  } catch (const EngineRefused& refused) {
    throw Unreadable(refused.what());
  } catch (const EngineWarned& warned) {
    throw Unreadable(warned.what());
  }
}

void PostgresStore::load_players(const std::function<void(PlayerRow)>& visit) {
  reading([&](Connection& connection) {
    bool moving = false;
    connection.run("SELECT moving FROM club", {},
                   [&](const EngineRow& row) { moving = row.flag(0); });
    if (moving) {
      throw UnusableData(
          "A move of a club into this database was not finished. Run it again; until then nothing "
          "here can be served.");
    }
    connection.run(
        "SELECT id, players.name, coalesce(token_hash, ''), players.seen_day, "
        "coalesce(tokens.name, ''), coalesce(tokens.seen_day, 0) "
        "FROM players LEFT JOIN tokens ON player = id",
        {}, [&](const EngineRow& row) {
          visit({row.text(0), row.text(1), row.text(2), row.number(3), row.text(4), row.number(5)});
        });
  });
}

void PostgresStore::load_tables(const std::function<void(StoredTable)>& visit) {
  reading([&](Connection& connection) {
    read_tables(connection, settings_.part == Part::Club ? "WHERE table_code = ''" : "", {},
                writing_, visit);
  });
}

std::optional<std::string> PostgresStore::find_record(const std::string& match) {
  return reading([&](Connection& connection) {
    return one_text(connection, "SELECT record FROM matches WHERE id = $1", {match});
  });
}

std::optional<std::string> PostgresStore::find_analysis(const std::string& match, int version) {
  return reading([&](Connection& connection) {
    return one_text(connection, "SELECT analysis FROM analyses WHERE match = $1 AND version = $2",
                    {match, std::to_string(version)});
  });
}

std::vector<std::string> PostgresStore::summaries_of(const std::string& player, std::size_t limit) {
  return reading([&](Connection& connection) {
    std::vector<std::string> texts;
    connection.run(
        "SELECT summary FROM played JOIN matches ON id = match WHERE player = $1 "
        "ORDER BY played.ended_ms DESC LIMIT $2",
        {player, std::to_string(limit)},
        [&](const EngineRow& row) { texts.push_back(row.text(0)); });
    return texts;
  });
}

std::size_t PostgresStore::summaries_since(std::int64_t ended_ms, const VisitSummary& visit) {
  std::size_t before = 0;
  std::vector<std::pair<std::int64_t, std::string>> found;
  reading([&](Connection& connection) {
    found.clear();  // a line that was lost is asked again from the start
    connection.run("SELECT count(*) FROM matches WHERE ended_ms < $1", {std::to_string(ended_ms)},
                   [&](const EngineRow& row) { before = static_cast<std::size_t>(row.number(0)); });
    connection.run(
        "SELECT ended_ms, summary FROM matches WHERE ended_ms >= $1 ORDER BY ended_ms, id",
        {std::to_string(ended_ms)},
        [&](const EngineRow& row) { found.emplace_back(row.number(0), row.text(1)); });
  });
  for (const auto& [ended, summary] : found) visit(ended, summary);
  return before;
}

std::vector<TallyRow> PostgresStore::tallies_of(const std::string& player) {
  return reading([&](Connection& connection) {
    return tallies(connection, "WHERE player = $1 ORDER BY month, partner", {player});
  });
}

std::vector<TallyRow> PostgresStore::tallies_in(const std::string& month) {
  return reading([&](Connection& connection) {
    return tallies(connection, "WHERE month = $1 AND partner = '*'", {month});
  });
}

std::vector<std::string> PostgresStore::matches_of(const std::string& player, std::size_t limit) {
  return reading([&](Connection& connection) {
    std::vector<std::string> ids;
    connection.run("SELECT match FROM played WHERE player = $1 ORDER BY ended_ms DESC LIMIT $2",
                   {player, std::to_string(limit)},
                   [&](const EngineRow& row) { ids.push_back(row.text(0)); });
    return ids;
  });
}

std::vector<PlayedRow> PostgresStore::played_since(std::int64_t ended_ms) {
  return reading([&](Connection& connection) {
    std::vector<PlayedRow> rows;
    connection.run("SELECT player, match, ended_ms FROM played WHERE ended_ms >= $1",
                   {std::to_string(ended_ms)}, [&](const EngineRow& row) {
                     rows.push_back({row.text(0), row.text(1), row.number(2)});
                   });
    return rows;
  });
}

std::vector<UncountedMatch> PostgresStore::uncounted(std::size_t limit) {
  return reading([&](Connection& connection) {
    std::vector<UncountedMatch> found;
    connection.run("SELECT id, summary FROM matches WHERE NOT counted AND summary <> '' LIMIT $1",
                   {std::to_string(limit)}, [&](const EngineRow& row) {
                     found.push_back({row.text(0), row.text(1)});
                   });
    return found;
  });
}

void PostgresStore::load_matches(const std::function<void(ArchivedMatch)>& visit) {
  reading([&](Connection& connection) {
    std::unordered_map<std::string, std::vector<std::string>> played;
    connection.run("SELECT match, player FROM played", {},
                   [&](const EngineRow& row) { played[row.text(0)].push_back(row.text(1)); });
    connection.run(
        "SELECT id, record, ended_ms, summary, counted FROM matches ORDER BY ended_ms, id", {},
        [&](const EngineRow& row) {
          ArchivedMatch match{row.text(0), row.text(1), row.number(2), row.text(3)};
          match.players = std::move(played[match.id]);
          match.counted = row.flag(4);
          visit(std::move(match));
        });
  });
}

void PostgresStore::load_tallies(const std::function<void(TallyRow)>& visit) {
  reading([&](Connection& connection) {
    for (TallyRow& row : tallies(connection, "ORDER BY player, month, partner", {})) {
      visit(std::move(row));
    }
  });
}

void PostgresStore::load_analyses(const std::function<void(AnalysedMatch)>& visit) {
  reading([&](Connection& connection) {
    connection.run("SELECT match, version, analysis FROM analyses ORDER BY match", {},
                   [&](const EngineRow& row) {
                     visit({row.text(0), static_cast<int>(row.number(1)), row.text(2)});
                   });
  });
}

void PostgresStore::begin_move() {
  reading([&](Connection& connection) {
    bool empty = true, moving = false;
    connection.run(
        "SELECT moving, NOT EXISTS (SELECT FROM players) AND NOT EXISTS (SELECT FROM journal) AND "
        "NOT EXISTS (SELECT FROM matches) FROM club",
        {}, [&](const EngineRow& row) {
          moving = row.flag(0);
          empty = row.flag(1);
        });
    if (!moving && !empty) {
      throw UnusableData("There is a club in that database already; name an empty one.");
    }
    connection.run_script(
        "TRUNCATE players, tokens, journal, matches, played, tallies, analyses; "
        "UPDATE club SET moving = true");
  });
}

void PostgresStore::end_move() {
  reading([](Connection& connection) { connection.run("UPDATE club SET moving = false"); });
}

}  // namespace avinas::server
