// SPDX-License-Identifier: MIT
// The schema `avinas` of a database, its version, and the way forward from older ones; what the
// engine must be like.
#pragma once

#include "server/store/postgres/connection.hpp"

namespace avinas::server {

/// Raised with every change of the schema, together with a migration to it. It is a number of its
/// own: SQLite's has another.
inline constexpr int kPostgresSchemaVersion = 6;

/// Refuses an engine that cannot be relied on: too old, another encoding, no fsync, no synchronous
/// standby unless that is allowed. Throws UnusableData.
void check_engine(Connection& connection, bool unreplicated);

/// Its version and the state of its standbys, in sentences.
std::vector<std::string> describe(Connection& connection);

/// Refuses a database without a club of this version. Throws UnusableData.
void check_version(Connection& connection);

/// Makes the tables, or brings those of an older version forward: all of it or nothing. Throws
/// UnusableData.
void bring_forward(Connection& connection);

}  // namespace avinas::server
