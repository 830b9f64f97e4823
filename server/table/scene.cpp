// SPDX-License-Identifier: MIT
// Answers questions about a table's moment.
#include "server/table/scene.hpp"

namespace avinas::server {

PerSeat<bool> awaited(const TableState& state) {
  PerSeat<bool> result;
  if (awaits_deal(state)) {
    for (const Seat seat : chairs_of(state)) {
      result[seat] = state.match->next && !state.match->ready[seat];
    }
    return result;
  }
  if (stage_of(state) != protocol::TableStage::Playing) return result;
  for (Seat seat : games::to_act(state.match->state)) result[seat] = true;
  return result;
}

}  // namespace avinas::server
