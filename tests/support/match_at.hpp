// SPDX-License-Identifier: MIT
// The match of Avinas that a table plays, for tests that look at its cards.
#pragma once

#include "server/table/state.hpp"

namespace avinas::testing {

inline const MatchState& match_at(const server::TableState& table) {
  return std::get<MatchState>(table.match->state);
}
inline MatchState& match_at(server::TableState& table) {
  return std::get<MatchState>(table.match->state);
}

}  // namespace avinas::testing
