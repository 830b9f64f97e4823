// SPDX-License-Identifier: MIT
// Compares a table's news with those told last.
#include "server/table/news.hpp"

namespace avinas::server {

TableNews news_of(const TableCore& core) {
  TableNews news{core.summary(), {}, in_hand(core.state())};
  for (const Seat seat : kAllSeats) {
    if (const HumanSeat* player = human(core.state().seats[seat])) {
      news.players[seat] = player->player;
    }
  }
  return news;
}

}  // namespace avinas::server
