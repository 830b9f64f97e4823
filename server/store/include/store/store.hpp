// SPDX-License-Identifier: MIT
// Where everything is kept that must outlive the process, in four parts; who needs one of them
// takes that one. Three kinds: SQLite, PostgreSQL, and memory, which forgets.
#pragma once

#include "store/journal.hpp"
#include "store/keeping.hpp"
#include "store/match_archive.hpp"
#include "store/players.hpp"

namespace avinas::server {

class Store : public Journal, public MatchArchive, public Players, public Keeping {
 public:
  ~Store() override = default;
};

}  // namespace avinas::server
