// SPDX-License-Identifier: MIT
// The players who have been here, and their proofs. They are written with the journal.
#pragma once

#include <functional>

#include "server/store/rows.hpp"

namespace avinas::server {

class Players {
 public:
  virtual ~Players() = default;

  /// For recovery, first of all and once: looks whether what the start relies on is whole, and
  /// throws UnusableData if it is not. A player with several tokens comes once for each; damaged
  /// rows are named in the log and left out.
  virtual void load_players(const std::function<void(PlayerRow)>& visit) = 0;
};

}  // namespace avinas::server
