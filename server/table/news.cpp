// SPDX-License-Identifier: MIT
// Collects what the hall is told of a table.
#include "server/table/news.hpp"

namespace avinas::server {

TableNews news_of(const TableCore& core) {
  const TableState& table = core.state();
  const bool playing = stage_of(table) == protocol::TableStage::Playing;
  TableNews news{core.summary(), {}};
  news.in_hand = in_hand(table) || (playing && !shared_hands(table).empty());
  news.done = table.evening && table.match && !playing;
  for (const Seat seat : kAllSeats) {
    if (const HumanSeat* player = human(table.seats[seat])) {
      news.players[seat] = player->player;
    }
  }
  return news;
}

}  // namespace avinas::server
