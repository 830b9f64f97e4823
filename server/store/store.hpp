// SPDX-License-Identifier: MIT
// The store of everything that must outlive the process, in four parts; each user takes the part it
// needs. Three kinds: SQLite, PostgreSQL, and memory, which forgets.
#pragma once

#include "server/store/journal.hpp"
#include "server/store/keeping.hpp"
#include "server/store/match_archive.hpp"
#include "server/store/players.hpp"

namespace avinas::server {

class Store : public Journal, public MatchArchive, public Players, public Keeping {
 public:
  ~Store() override = default;
};

}  // namespace avinas::server
