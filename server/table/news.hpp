// SPDX-License-Identifier: MIT
// News of a table for others: the hall shows it, and keeps talk from its players.
#pragma once

#include "protocol/club.hpp"
#include "server/table/core.hpp"

namespace avinas::server {

struct TableNews {
  protocol::TableSummary summary;
  PerSeat<PlayerId> players;  ///< empty where nobody or a bot sits
  bool in_hand = false;
};

TableNews news_of(const TableCore& core);

}  // namespace avinas::server
