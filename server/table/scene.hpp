// SPDX-License-Identifier: MIT
// The read-only picture that the parts of a table work from.
#pragma once

#include "server/table/presence.hpp"
#include "server/table/seat_requests.hpp"
#include "server/table/state.hpp"

namespace avinas::server {

struct Scene {
  const TableState& state;
  const Presence& presence;
  const SeatRequests& seat_requests;
  bool storage_stalled = false;
  Now now;

  /// A match is played and nothing holds it up.
  bool moving() const {
    return stage_of(state) == protocol::TableStage::Playing && !state.paused && !storage_stalled &&
           presence.attended();
  }
};

/// The seats that the match waits for: to act, or to be ready for the next deal.
PerSeat<bool> awaited(const TableState& state);

}  // namespace avinas::server
