// SPDX-License-Identifier: MIT
// What others need to know of a table: the hall shows it, and who plays is kept from hearing
// things.
#pragma once

#include "protocol/club.hpp"
#include "table/core.hpp"

namespace avinas::server {

struct TableNews {
  protocol::TableSummary summary;
  PerSeat<PlayerId> players;  ///< empty where nobody or a bot sits
  bool in_hand = false;
};

TableNews news_of(const TableCore& core);

}  // namespace avinas::server
