// SPDX-License-Identifier: MIT
// The seats to act at a simulated table, and a lawful action.
#pragma once

#include "protocol/action_json.hpp"
#include "tests/support/simulated_table.hpp"

namespace avinas::testing {

/// The connection of the first seat that is to act.
inline ConnectionId to_act(SimulatedTable& table, const std::array<ConnectionId, 4>& ids) {
  const std::string seat = table.clients[ids[0]].view["to_act"][0];
  return ids[static_cast<std::size_t>(*parse_seat(seat))];
}

/// A lawful action that the seat's own view offers: the first, but for a bid of five.
inline Action first_legal(SimulatedTable& table, ConnectionId id) {
  const Json& legal = table.clients[id].view["legal"];
  const bool bids = table.clients[id].view["phase"] == "bidding" && legal.size() > 5;
  return protocol::read_action(legal[bids ? 5 : 0]);
}

/// Ten seconds for a decision, and twenty more for a hand.
inline protocol::TableOptions with_clock(protocol::AtZero at_zero) {
  protocol::TableOptions options;
  options.decision_seconds = 10;
  options.reserve_seconds = 20;
  options.at_zero = at_zero;
  return options;
}

/// Those who are deciding decide; then the pause that was agreed on begins.
inline void decide_until_paused(SimulatedTable& table, const std::array<ConnectionId, 4>& ids) {
  for (int i = 0; i < 4 && !table.state().paused; ++i) {
    const auto mover = to_act(table, ids);
    table.ask(mover, protocol::Act{first_legal(table, mover)});
  }
}

}  // namespace avinas::testing
