// SPDX-License-Identifier: MIT
#include "sql_session.hpp"

#include "arrays.hpp"

namespace avinas::server {

Keeper SqlSession::keeper() {
  Keeper keeper;
  connection_.run(
      "SELECT coalesce(node, ''), coalesce(link, ''), epoch, beat, serving, EXISTS (SELECT FROM "
      "pg_stat_activity WHERE pid = session AND backend_start = session_began) FROM keeper",
      {}, [&](const EngineRow& row) {
        keeper = {row.text(0), row.text(1), row.number(2), row.number(3), row.flag(4), row.flag(5)};
      });
  return keeper;
}

std::int64_t SqlSession::take(const Keeper& before, const Place& place) {
  // Only as it was seen: it may have come back to life since.
  const EngineValues seen{std::to_string(before.epoch), std::to_string(before.beat)};
  if (before.serving) {
    connection_.run(
        "SELECT pg_terminate_backend(session) FROM keeper JOIN pg_stat_activity "
        "ON pid = session AND backend_start = session_began WHERE epoch = $1 AND beat = $2",
        seen);
  }
  std::int64_t epoch = 0;
  connection_.run(
      "UPDATE keeper SET epoch = epoch + 1, serving = true, node = nullif($3, ''), "
      "link = nullif($4, ''), session = pg_backend_pid(), "
      "session_began = (SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()) "
      "WHERE epoch = $1 AND beat = $2 RETURNING epoch",
      {seen[0], seen[1], place.node, place.link},
      [&](const EngineRow& row) { epoch = row.number(0); });
  return epoch;
}

bool SqlSession::move_here(std::int64_t epoch) {
  bool ours = false;
  connection_.run(
      "UPDATE keeper SET beat = beat + 1, session = pg_backend_pid(), session_began = "
      "(SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()) "
      "WHERE epoch = $1 RETURNING 1",
      {std::to_string(epoch)}, [&](const EngineRow&) { ours = true; });
  return ours;
}

bool SqlSession::beat(std::int64_t epoch, const Place& place) {
  bool ours = false;
  connection_.run(
      "WITH shown AS (UPDATE nodes SET beat = beat + 1 WHERE name = $2) "
      "UPDATE keeper SET beat = beat + 1 WHERE epoch = $1 RETURNING 1",
      {std::to_string(epoch), place.node}, [&](const EngineRow&) { ours = true; });
  return ours;
}

void SqlSession::end(std::int64_t epoch, const Place& place) {
  connection_.run(
      "WITH gone AS (DELETE FROM nodes WHERE name = $2) "
      "UPDATE keeper SET serving = false WHERE epoch = $1",
      {std::to_string(epoch), place.node});
}

EngineSession::Appended SqlSession::append(const Appending& appending, std::int64_t epoch,
                                           const Patience& patience) {
  // The row is locked until the end, so that an heir who raises the epoch waits for this statement,
  // or this one finds that it is over.
  const std::string statement =
      "WITH mine AS MATERIALIZED (SELECT 1 FROM keeper WHERE epoch = $1 FOR SHARE)" +
      appending.parts() + " SELECT (SELECT count(*) FROM mine), (SELECT count(*) FROM added)";
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
