// SPDX-License-Identifier: MIT
// Answers questions about a table's moment.
#include "server/table/scene.hpp"

#include "engine/rules/view.hpp"

namespace avinas::server {

PerSeat<bool> awaited(const TableState& state) {
  PerSeat<bool> result;
  if (awaits_deal(state)) {
    for (Seat seat : kAllSeats) result[seat] = state.match->next && !state.match->ready[seat];
    return result;
  }
  if (stage_of(state) != protocol::TableStage::Playing) return result;
  for (Seat seat : view(state.match->state, Observer::spectator()).to_act) result[seat] = true;
  return result;
}

}  // namespace avinas::server
