// SPDX-License-Identifier: MIT
// Looks through everything that is kept and names in the log what is damaged: nobody should learn
// of it from a match that does not open.
#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>

namespace avinas::server {

struct Findings {
  int damaged = 0;            ///< pages and rows that were named
  bool sums_damaged = false;  ///< the archive's sums must be counted again
};

/// How many rows are not as they were written, of those that a start reads and of the archive's
/// matches; 0 for an earlier schema. `database` is one of `open_to_read`. Throws SQLite::Exception.
std::int64_t damaged_rows(SQLite::Database& database);

/// `database` is one of `open_to_read`. Throws SQLite::Exception.
Findings look_through(SQLite::Database& database);

}  // namespace avinas::server
