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
  if (playing) {
    const auto note = [&](const Holder& holder) {
      const HumanSeat* player = human(holder);
      if (player && !seat_of(table, player->player)) news.left.push_back(player->player);
    };
    if (table.match->starters) std::ranges::for_each(table.match->starters->items, note);
    for (const Replacement& replaced : table.match->replacements) note(replaced.holder);
  }
  return news;
}

}  // namespace avinas::server
