// SPDX-License-Identifier: MIT
// Four players of one table, who go on with it over whatever connections.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "tests/support/ws_client.hpp"

namespace avinas::testing {

/// A new connection of the same player must not repeat the id of a request.
inline std::string new_id() {
  static int last = 0;
  return "act-" + std::to_string(++last);
}

/// Everybody has seen the same.
inline std::uint64_t settle(std::array<TestPlayer, 4>& players) {
  std::uint64_t newest = 0;
  for (TestPlayer& player : players) newest = std::max(newest, player.client->version);
  for (TestPlayer& player : players) player.client->catch_up(newest);
  return newest;
}

/// A lawful action of whoever is to act, or the next deal; returns the table's version after it.
inline std::uint64_t act(std::array<TestPlayer, 4>& players) {
  settle(players);
  for (TestPlayer& player : players) {
    if (!player.to_act()) continue;
    const Json answer = player.ask(lawful_request(player.view(), 1), new_id());
    EXPECT_NE(answer["type"], "error") << answer;
    return settle(players);
  }
  for (TestPlayer& player : players) player.ask({{"type", "ready"}}, new_id());
  return settle(players);
}

inline void join(TestPlayer& player, const std::string& code, std::uint16_t port) {
  player.connect(port);
  const Json answer = player.ask({{"type", "join"}, {"table", code}});
  EXPECT_EQ(answer["type"], "view") << answer;
}

/// All four, until each sees the others.
inline void come_back(std::array<TestPlayer, 4>& players, const std::string& code,
                      std::uint16_t port) {
  for (TestPlayer& player : players) join(player, code, port);
  settle(players);
}

/// As seat_four, as often as a table is still on its way to another server.
inline std::string seat_four_when_settled(std::uint16_t port, std::array<TestPlayer, 4>& players,
                                          const Json& options = Json::object()) {
  while (true) {
    try {
      players = {};
      return seat_four(port, players, options);
    } catch (const Disconnected&) {
      // The door does not know yet who keeps it.
    }
  }
}

}  // namespace avinas::testing
