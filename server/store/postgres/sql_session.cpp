// SPDX-License-Identifier: MIT
// Implements a writer's statements: epoch, beat, append.
#include "server/store/postgres/sql_session.hpp"

#include "server/store/postgres/arrays.hpp"
#include "server/store/postgres/postgres_schema.hpp"
#include "server/store/rows.hpp"

namespace avinas::server {

namespace {

/// A row for each lease whose epoch stands, beside the row of it in `rows_`.
constexpr const char* kLeases = "unnest($1::int[], $2::bigint[]) AS lease (share, its)";

EngineValues values_of(const Leases& leases, const EngineValues& more) {
  std::vector<std::int64_t> shares, epochs;
  for (const Lease& lease : leases) {
    shares.push_back(lease.share);
    epochs.push_back(lease.epoch);
  }
  EngineValues values{array_of(shares), array_of(epochs)};
  values.insert(values.end(), more.begin(), more.end());
  return values;
}

}  // namespace

SqlSession::SqlSession(const std::string& connection, Part part)
    : part_(part),
      rows_(part == Part::Shares ? "shares" : "keeper"),
      share_(part == Part::Shares ? "id" : std::to_string(kClubItself)),
      connection_(connection) {}

std::vector<Keeper> SqlSession::keepers() {
  std::vector<Keeper> keepers;
  connection_.run(
      "SELECT " + share_ +
          ", coalesce(node, ''), coalesce(link, ''), epoch, beat, serving, EXISTS (SELECT FROM "
          "pg_stat_activity WHERE pid = session AND backend_start = session_began) FROM " +
          rows_ + " ORDER BY 1",
      {}, [&](const EngineRow& row) {
        keepers.push_back({static_cast<int>(row.number(0)), row.text(1), row.text(2), row.number(3),
                           row.number(4), row.flag(5), row.flag(6)});
      });
  return keepers;
}

std::int64_t SqlSession::take(const Keeper& before, const ServerAddress& place) {
  // Only as it was seen: it may have come back to life since.
  const EngineValues seen{std::to_string(before.share), std::to_string(before.epoch),
                          std::to_string(before.beat)};
  const std::string as_seen = share_ + " = $1::int AND epoch = $2 AND beat = $3";
  if (before.serving) {
    connection_.run("SELECT pg_terminate_backend(session) FROM " + rows_ +
                        " JOIN pg_stat_activity ON pid = session AND "
                        "backend_start = session_began WHERE " +
                        as_seen,
                    seen);
  }
  const std::string ours =
      " SET epoch = epoch + 1, serving = true, node = nullif($4, ''), "
      "link = nullif($5, ''), session = pg_backend_pid(), "
      "session_began = (SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid())";
  std::string statement;
  switch (part_) {
    case Part::Shares:
      // The keeper of the whole club raises the shares' epochs; until it ends, none begins.
      statement =
          "WITH apart AS MATERIALIZED (SELECT 1 FROM keeper WHERE apart = epoch FOR SHARE) "
          "UPDATE shares" +
          ours + " FROM apart WHERE " + as_seen + " RETURNING epoch";
      break;
    case Part::Club:
      statement =
          "UPDATE keeper" + ours + ", apart = epoch + 1 WHERE " + as_seen + " RETURNING epoch";
      break;
    case Part::Whole:
      statement = "WITH taken AS (UPDATE keeper" + ours + " WHERE " + as_seen +
                  " RETURNING epoch), cut AS (UPDATE shares SET epoch = shares.epoch + 1, "
                  "serving = false FROM taken) SELECT epoch FROM taken";
      break;
  }
  std::int64_t epoch = 0;
  connection_.run(statement, {seen[0], seen[1], seen[2], place.node, place.link},
                  [&](const EngineRow& row) { epoch = row.number(0); });
  return epoch;
}

bool SqlSession::for_each(const Leases& leases, const std::string& statement,
                          const EngineValues& more) {
  std::size_t rows = 0;
  connection_.run(statement, values_of(leases, more), [&](const EngineRow&) { ++rows; });
  return rows == leases.size();
}

bool SqlSession::move_here(const Leases& leases) {
  return for_each(leases, "UPDATE " + rows_ +
                              " SET beat = beat + 1, session = pg_backend_pid(), session_began = "
                              "(SELECT backend_start FROM pg_stat_activity WHERE pid = "
                              "pg_backend_pid()) FROM " +
                              kLeases + " WHERE " + share_ +
                              " = share AND epoch = its RETURNING 1");
}

bool SqlSession::beat(const Leases& leases, const ServerAddress& place) {
  const std::string here = "UPDATE " + rows_ + " SET beat = beat + 1 FROM " + kLeases + " WHERE " +
                           share_ + " = share AND epoch = its RETURNING 1";
  if (part_ == Part::Shares) return for_each(leases, here);
  return for_each(leases,
                  "WITH shown AS (UPDATE nodes SET beat = beat + 1, session = pid, "
                  "session_began = backend_start FROM pg_stat_activity "
                  "WHERE pid = pg_backend_pid() AND name = $3) " +
                      here,
                  {place.node});
}

void SqlSession::end(const Leases& leases, const ServerAddress& place) {
  const std::string here = "UPDATE " + rows_ + " SET serving = false FROM " + kLeases + " WHERE " +
                           share_ + " = share AND epoch = its";
  if (part_ == Part::Shares) {
    for_each(leases, here);
  } else {
    for_each(leases, "WITH gone AS (DELETE FROM nodes WHERE name = $3) " + here, {place.node});
  }
}

EngineSession::Appended SqlSession::append(const Appending& appending, const Leases& leases,
                                           const Patience& patience) {
  // The rows are locked until the end, so that an heir who raises an epoch waits for this
  // statement, or this one finds that it is over.
  const std::string statement =
      "WITH standing AS MATERIALIZED (SELECT 1 FROM " + rows_ + ", " + kLeases + " WHERE " +
      share_ + " = share AND epoch = its FOR SHARE OF " + rows_ +
      "), mine AS MATERIALIZED (SELECT 1 FROM standing HAVING count(*) = cardinality($1::int[]))" +
      appending.parts() + " SELECT (SELECT count(*) FROM mine), (SELECT count(*) FROM added)";
  Appended appended;
  connection_.run(
      statement, values_of(leases, appending.values()),
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

std::unique_ptr<SqlSession> connect_to(const PostgresSettings& settings) {
  auto session = std::make_unique<SqlSession>(settings.connection, settings.part);
  check_engine(session->connection(), settings.unreplicated);
  return session;
}

std::unique_ptr<EngineSession> writing_session(const PostgresSettings& settings) {
  try {
    return connect_to(settings);
  } catch (const UnusableData& wrong) {
    throw EngineAway(wrong.what());
  }
}

}  // namespace avinas::server
