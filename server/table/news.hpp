// SPDX-License-Identifier: MIT
// News of a table for others: the hall shows it, and keeps talk from its players.
#pragma once

#include "protocol/club.hpp"
#include "server/table/core.hpp"

namespace avinas::server {

struct TableNews {
  protocol::TableSummary summary;
  PerSeat<PlayerId> players;  ///< empty where nobody or a bot sits
  /// A hand is in play, or a match of hands that others play as well: nobody who sits there is told
  /// anything from elsewhere.
  bool in_hand = false;
  bool done = false;  ///< an evening's, and its match is over: nobody goes back there
  /// Had a seat in the match that goes on, and have it no more: its record will name them.
  std::vector<PlayerId> left{};
  bool operator==(const TableNews&) const = default;
};

TableNews news_of(const TableCore& core);

}  // namespace avinas::server
