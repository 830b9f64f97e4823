// SPDX-License-Identifier: MIT
// The store of everything that must outlive the process, in four parts; each user takes the part it
// needs. Three kinds: SQLite, PostgreSQL, and memory, which forgets.
#pragma once

#include <functional>

#include "server/store/journal.hpp"
#include "server/store/keeping.hpp"
#include "server/store/match_archive.hpp"
#include "server/store/players.hpp"

namespace avinas::server {

class Store : public Journal, public MatchArchive, public Players, public Keeping {
 public:
  ~Store() override = default;

  /// For recovery, once, before other threads append: one table after another; the club, which has
  /// no code, comes first. Damaged entries are named and left out. `visit` may append.
  virtual void load_tables(const std::function<void(StoredTable)>& visit) = 0;
};

}  // namespace avinas::server
