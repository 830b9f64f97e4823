// SPDX-License-Identifier: MIT
// Four people at a simulated table of any game who do what is lawful, by chance.
#pragma once

#include <gtest/gtest.h>

#include "tests/support/simulated_table.hpp"

namespace avinas::testing {

/// As long as `goes_on` says, or until the match is over.
template <typename GoesOn>
void play(SimulatedTable& table, const std::array<ConnectionId, 4>& ids, Rng& rng, GoesOn goes_on) {
  while (stage_of(table.state()) == protocol::TableStage::Playing && goes_on()) {
    const games::MatchState& match = table.state().match->state;
    if (!games::hand_in_play(match)) {
      table.everyone_ready(ids);
      table.advance(Millis(1000));
      continue;
    }
    const SeatList turn = games::to_act(match);
    const Seat seat = turn[pick(rng, turn.size())];
    const auto legal = games::legal_actions(match, seat);
    const auto id = ids[static_cast<std::size_t>(seat)];
    ASSERT_NE(table.asked(id, protocol::Act{legal[pick(rng, legal.size())]}), "error");
    table.advance(Millis(50));
  }
}

}  // namespace avinas::testing
