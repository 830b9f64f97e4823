// SPDX-License-Identifier: MIT
// Creates the schema, brings it forward, and checks the engine.
#include "server/store/postgres/postgres_schema.hpp"

#include <spdlog/spdlog.h>

#include <array>
#include <optional>
#include <vector>

#include "server/store/rows.hpp"

namespace avinas::server {
namespace {

constexpr int kOldestEngine = 130'000;  // 13

/// migrations[n] leads from version n to n + 1. Each only adds: a server of the version before
/// keeps the club while the next one waits, and must go on.
constexpr std::array<const char*, kPostgresSchemaVersion> kMigrations{
    // 1: as SQLite's version 7, but for checksums, which are the engine's
    R"(
    CREATE TABLE avinas.club (id int PRIMARY KEY CHECK (id = 1), schema_version int NOT NULL,
                              moving boolean NOT NULL DEFAULT false);
    INSERT INTO avinas.club VALUES (1, 0);
    -- who writes: his epoch, a count that shows that he lives, and his session at the engine
    CREATE TABLE avinas.keeper (id int PRIMARY KEY CHECK (id = 1), epoch bigint NOT NULL,
                                beat bigint NOT NULL, serving boolean NOT NULL, session int,
                                session_began timestamptz) WITH (fillfactor = 50);
    INSERT INTO avinas.keeper VALUES (1, 0, 0, false);
    CREATE TABLE avinas.players (id text COLLATE "C" PRIMARY KEY, name text NOT NULL,
                                 seen_day bigint NOT NULL);
    CREATE TABLE avinas.tokens (token_hash text COLLATE "C" PRIMARY KEY,
                                player text COLLATE "C" NOT NULL);
    CREATE INDEX tokens_of_player ON avinas.tokens (player);
    CREATE TABLE avinas.journal (table_code text COLLATE "C", position bigint,
                                 entry text NOT NULL, PRIMARY KEY (table_code, position));
    CREATE TABLE avinas.matches (id text COLLATE "C" PRIMARY KEY, record text NOT NULL,
                                 ended_ms bigint NOT NULL, summary text NOT NULL,
                                 counted boolean NOT NULL);
    CREATE INDEX matches_to_count ON avinas.matches (id) WHERE NOT counted;
    CREATE TABLE avinas.played (player text COLLATE "C", ended_ms bigint, match text COLLATE "C",
                                PRIMARY KEY (player, ended_ms, match));
    CREATE TABLE avinas.tallies (player text COLLATE "C", partner text COLLATE "C",
                                 month text COLLATE "C", name text NOT NULL,
                                 matches bigint NOT NULL, won bigint NOT NULL,
                                 cats_made bigint NOT NULL, cats_been bigint NOT NULL,
                                 rams_own bigint NOT NULL, rams_theirs bigint NOT NULL,
                                 pips_own bigint NOT NULL, pips_theirs bigint NOT NULL,
                                 PRIMARY KEY (player, partner, month));
    CREATE INDEX standings ON avinas.tallies (month) WHERE partner = '*';
    CREATE TABLE avinas.analyses (match text COLLATE "C" PRIMARY KEY, version int NOT NULL,
                                  analysis text NOT NULL);
    )",
    // 2: servers by name, of which one keeps the club and the others wait for their turn
    R"(
    ALTER TABLE avinas.keeper ADD COLUMN node text, ADD COLUMN link text;
    CREATE TABLE avinas.nodes (name text COLLATE "C" PRIMARY KEY, session int NOT NULL,
                               session_began timestamptz NOT NULL, beat bigint NOT NULL)
                               WITH (fillfactor = 50);
    )",
    // 3: who keeps each share of the tables, where the keeper of the club has them kept apart
    // (`apart` is its epoch then)
    R"(
    ALTER TABLE avinas.keeper ADD COLUMN apart bigint;
    CREATE TABLE avinas.shares (id int PRIMARY KEY, epoch bigint NOT NULL, beat bigint NOT NULL,
                                serving boolean NOT NULL, session int, session_began timestamptz,
                                node text, link text) WITH (fillfactor = 50);
    INSERT INTO avinas.shares SELECT share, 0, 0, false FROM generate_series(1, 6) AS share;
    )",
    // 4: what each device is called, and when it was last here
    R"(
    ALTER TABLE avinas.tokens ADD COLUMN name text NOT NULL DEFAULT '',
                              ADD COLUMN seen_day bigint NOT NULL DEFAULT 0;
    )",
    // 5: whether a server has a line to the club, without which it gets no share of the tables
    R"(
    ALTER TABLE avinas.nodes ADD COLUMN reaches_club boolean NOT NULL DEFAULT true;
    )",
    // 6: the order in which matches ended, for ratings
    R"(
    CREATE INDEX matches_by_end ON avinas.matches (ended_ms);
    )"};

std::string setting(Connection& connection, const char* name) {
  std::string value;
  connection.run(std::string("SHOW ") + name, {},
                 [&](const EngineRow& row) { value = row.text(0); });
  return value;
}

std::optional<int> version_of(Connection& connection) {
  bool there = false;
  connection.run("SELECT to_regclass('avinas.club') IS NOT NULL", {},
                 [&](const EngineRow& row) { there = row.flag(0); });
  if (!there) return std::nullopt;
  int version = 0;
  connection.run("SELECT schema_version FROM avinas.club", {},
                 [&](const EngineRow& row) { version = static_cast<int>(row.number(0)); });
  return version;
}

UnusableData newer(int version) {
  return UnusableData("The database was written by a newer Avinas (schema " +
                      std::to_string(version) + ", this program knows " +
                      std::to_string(kPostgresSchemaVersion) +
                      "). Start that version, or restore a backup of this one.");
}

}  // namespace

void check_engine(Connection& connection, bool unreplicated) {
  if (std::stoi(setting(connection, "server_version_num")) < kOldestEngine) {
    throw UnusableData("The engine is PostgreSQL " + setting(connection, "server_version") +
                       "; 13 or newer is needed.");
  }
  if (setting(connection, "server_encoding") != "UTF8") {
    throw UnusableData(
        "The database's encoding is " + setting(connection, "server_encoding") +
        "; make one with: CREATE DATABASE avinas ENCODING 'UTF8' TEMPLATE template0.");
  }
  if (setting(connection, "fsync") != "on" || setting(connection, "full_page_writes") != "on") {
    spdlog::warn("PostgreSQL's fsync or full_page_writes is off: a power cut loses the club");
  }
  if (!unreplicated && setting(connection, "synchronous_standby_names").empty()) {
    throw UnusableData(
        "PostgreSQL has no synchronous standby (synchronous_standby_names is empty): a move that "
        "is "
        "confirmed would be lost with its machine. Give it one, or say --unreplicated if that is "
        "meant.");
  }
}

std::vector<std::string> describe(Connection& connection) {
  std::vector<std::string> sentences{"The engine is PostgreSQL " +
                                     setting(connection, "server_version") + "."};
  std::int64_t standbys = 0;
  connection.run("SELECT count(*) FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum')",
                 {}, [&](const EngineRow& row) { standbys = row.number(0); });
  sentences.push_back(standbys == 0 ? "No synchronous standby is connected to it."
                                    : std::to_string(standbys) +
                                          " synchronous standbys are connected to it.");
  const auto version = version_of(connection);
  if (version == kPostgresSchemaVersion) {
    connection.run(
        "SELECT name, name IS NOT DISTINCT FROM (SELECT node FROM keeper WHERE serving) FROM nodes "
        "JOIN pg_stat_activity ON pid = session AND backend_start = session_began ORDER BY name",
        {}, [&](const EngineRow& row) {
          sentences.push_back("The server " + row.text(0) +
                              (row.flag(1) ? " keeps the club." : " waits for its turn."));
        });
  }
  sentences.push_back(version ? "The club's schema is of version " + std::to_string(*version) + "."
                              : "There is no club in the database yet; the first start makes it.");
  return sentences;
}

void check_version(Connection& connection) {
  const auto found = version_of(connection);
  if (!found) throw UnusableData("There is no club in that database; check --cluster.");
  if (*found < kPostgresSchemaVersion) {
    throw UnusableData(
        "The club is of an older schema; the next start of the server brings it "
        "forward.");
  }
  if (*found > kPostgresSchemaVersion) throw newer(*found);
}

void bring_forward(Connection& connection) {
  const auto found = version_of(connection);
  if (found == kPostgresSchemaVersion) return;
  if (found && *found > kPostgresSchemaVersion) throw newer(*found);
  std::string script = "BEGIN; SELECT pg_advisory_xact_lock(1096176211);";  // "AVNS"
  if (!found) script += "CREATE SCHEMA IF NOT EXISTS avinas;";
  for (int version = found.value_or(0); version < kPostgresSchemaVersion; ++version) {
    script += kMigrations[static_cast<std::size_t>(version)];
  }
  script += "UPDATE avinas.club SET schema_version = " + std::to_string(kPostgresSchemaVersion) +
            "; COMMIT;";
  try {
    connection.run_script(script);
  } catch (const EngineRefused& refused) {
    connection.run_script("ROLLBACK");
    if (version_of(connection) == kPostgresSchemaVersion) return;  // another server was faster
    throw UnusableData(std::string("The database's tables cannot be made: ") + refused.what() +
                       ". The user needs the right to create a schema in this database.");
  }
  spdlog::info("The database's schema is now of version {}", kPostgresSchemaVersion);
}

}  // namespace avinas::server
