// SPDX-License-Identifier: MIT
// Implements a writer's statements: epoch, beat, append.
#include "server/store/postgres/sql_session.hpp"

#include "server/store/postgres/arrays.hpp"

namespace avinas::server {

SqlSession::SqlSession(const std::string& connection, Part part)
    : row_(part.is_share() ? "shares" : "keeper"),
      is_it_(part.is_share() ? "id = " + std::to_string(part.share) : "true"),
      part_(part),
      connection_(connection) {}

Keeper SqlSession::keeper() {
  Keeper keeper;
  connection_.run(
      "SELECT coalesce(node, ''), coalesce(link, ''), epoch, beat, serving, EXISTS (SELECT FROM "
      "pg_stat_activity WHERE pid = session AND backend_start = session_began) FROM " +
          row_ + " WHERE " + is_it_,
      {}, [&](const EngineRow& row) {
        keeper = {row.text(0), row.text(1), row.number(2), row.number(3), row.flag(4), row.flag(5)};
      });
  return keeper;
}

std::int64_t SqlSession::take(const Keeper& before, const ServerAddress& place) {
  // Only as it was seen: it may have come back to life since.
  const EngineValues seen{std::to_string(before.epoch), std::to_string(before.beat)};
  const std::string as_seen = is_it_ + " AND epoch = $1 AND beat = $2";
  if (before.serving) {
    connection_.run("SELECT pg_terminate_backend(session) FROM " + row_ +
                        " JOIN pg_stat_activity ON pid = session AND "
                        "backend_start = session_began WHERE " +
                        as_seen,
                    seen);
  }
  const std::string ours =
      " SET epoch = epoch + 1, serving = true, node = nullif($3, ''), "
      "link = nullif($4, ''), session = pg_backend_pid(), "
      "session_began = (SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid())";
  std::string statement;
  if (part_.is_share()) {
    // The keeper of the whole club raises the shares' epochs; until it ends, none begins.
    statement =
        "WITH apart AS MATERIALIZED (SELECT 1 FROM keeper WHERE apart = epoch FOR SHARE) "
        "UPDATE shares" +
        ours + " FROM apart WHERE " + as_seen + " RETURNING epoch";
  } else if (part_.share == 0) {
    statement =
        "UPDATE keeper" + ours + ", apart = epoch + 1 WHERE " + as_seen + " RETURNING epoch";
  } else {
    statement = "WITH taken AS (UPDATE keeper" + ours + " WHERE " + as_seen +
                " RETURNING epoch), cut AS (UPDATE shares SET epoch = shares.epoch + 1, "
                "serving = false FROM taken) SELECT epoch FROM taken";
  }
  std::int64_t epoch = 0;
  connection_.run(statement, {seen[0], seen[1], place.node, place.link},
                  [&](const EngineRow& row) { epoch = row.number(0); });
  return epoch;
}

bool SqlSession::move_here(std::int64_t epoch) {
  bool ours = false;
  connection_.run(
      "UPDATE " + row_ +
          " SET beat = beat + 1, session = pg_backend_pid(), session_began = "
          "(SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()) WHERE " +
          is_it_ + " AND epoch = $1 RETURNING 1",
      {std::to_string(epoch)}, [&](const EngineRow&) { ours = true; });
  return ours;
}

bool SqlSession::beat(std::int64_t epoch, const ServerAddress& place) {
  bool ours = false;
  const auto found = [&](const EngineRow&) { ours = true; };
  const std::string here =
      "UPDATE " + row_ + " SET beat = beat + 1 WHERE " + is_it_ + " AND epoch = $1 RETURNING 1";
  if (part_.is_share()) {
    connection_.run(here, {std::to_string(epoch)}, found);
  } else {
    connection_.run(
        "WITH shown AS (UPDATE nodes SET beat = beat + 1, session = pid, "
        "session_began = backend_start FROM pg_stat_activity "
        "WHERE pid = pg_backend_pid() AND name = $2) " +
            here,
        {std::to_string(epoch), place.node}, found);
  }
  return ours;
}

void SqlSession::end(std::int64_t epoch, const ServerAddress& place) {
  const std::string here =
      "UPDATE " + row_ + " SET serving = false WHERE " + is_it_ + " AND epoch = $1";
  if (part_.is_share()) {
    connection_.run(here, {std::to_string(epoch)});
  } else {
    connection_.run("WITH gone AS (DELETE FROM nodes WHERE name = $2) " + here,
                    {std::to_string(epoch), place.node});
  }
}

EngineSession::Appended SqlSession::append(const Appending& appending, std::int64_t epoch,
                                           const Patience& patience) {
  // The row is locked until the end, so that an heir who raises the epoch waits for this statement,
  // or this one finds that it is over.
  const std::string statement = "WITH mine AS MATERIALIZED (SELECT 1 FROM " + row_ + " WHERE " +
                                is_it_ + " AND epoch = $1 FOR SHARE)" + appending.parts() +
                                " SELECT (SELECT count(*) FROM mine), (SELECT count(*) FROM added)";
  EngineValues values{std::to_string(epoch)};
  values.insert(values.end(), appending.values().begin(), appending.values().end());
  Appended appended;
  connection_.run(
      statement, values,
      [&](const EngineRow& row) {
        appended = {row.number(0) == 1, static_cast<std::size_t>(row.number(1))};
      },
      patience);
  return appended;
}

bool SqlSession::holds(const Appending& appending) {
  std::vector<std::string> tables, texts;
  std::vector<std::int64_t> positions;
  for (const Appending::Entry& entry : appending.entries()) {
    tables.push_back(entry.table);
    positions.push_back(entry.position);
    texts.push_back(entry.text);
  }
  std::size_t same = 0;
  connection_.run(
      "SELECT count(*) FROM journal JOIN unnest($1::text[], $2::bigint[], $3::text[]) "
      "AS e (code, place, text) ON table_code = code AND position = place AND entry = text",
      {array_of(tables), array_of(positions), array_of(texts)},
      [&](const EngineRow& row) { same = static_cast<std::size_t>(row.number(0)); });
  return same == texts.size();
}

}  // namespace avinas::server
