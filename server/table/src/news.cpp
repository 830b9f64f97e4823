// SPDX-License-Identifier: MIT
#include "table/news.hpp"

namespace avinas::server {

TableNews news_of(const TableCore& core) {
  TableNews news{core.summary(), {}, false};
  int people = 0;
  for (const Seat seat : kAllSeats) {
    if (const HumanSeat* player = human(core.state().seats[seat])) {
      news.players[seat] = player->player;
      ++people;
    }
  }
  // Among bots alone nobody gains by what somebody is told.
  news.in_hand = in_hand(core.state()) && people > 1;
  return news;
}

}  // namespace avinas::server
