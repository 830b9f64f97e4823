// SPDX-License-Identifier: MIT
// An evening of a club of several servers: any of them is a door to it.
#include <csignal>

#include "tests/server/linked_servers.hpp"
#include "tests/support/four_players.hpp"

namespace avinas::testing {
namespace {

using LinkedEvening = Links;

/// The player comes back to the table, as often as it is still on its way to another server.
void come_again(TestPlayer& player, const std::string& code, std::uint16_t door) {
  while (true) {
    try {
      player.connect(door);
      if (player.ask({{"type", "join"}, {"table", code}})["type"] == "view") return;
    } catch (const Disconnected&) {
      // The door does not know yet who keeps it.
    }
  }
}

/// The answer, after coming again by that door as often as the share is on its way.
Json asked_at(TestPlayer& player, std::uint16_t door, const Json& request) {
  while (true) {
    try {
      if (!player.client) player.connect(door);
      Json answer = player.ask(request, new_id());
      if (answer.value("reason", "") != "too_many_requests") return answer;
    } catch (const Disconnected&) {
      player.client.reset();
    }
  }
}

TEST_F(LinkedEvening, IsPlayedThroughAnyDoorAndGoesOnAtAnotherServer) {
  TestServer amber(flags("amber", free_port())), birch(flags("birch", free_port()));
  while (shares(amber) != 3 || shares(birch) != 3) {
    // They are being handed over.
  }
  const std::uint16_t near = amber.port(), far = birch.port();
  TestPlayer host;
  host.connect(far);
  const Json opened = asked_at(host, far,
                               {{"type", "open_evening"},
                                {"name", "Thursday"},
                                {"options", {{"game", "sueca"}}},
                                {"plan", {{"movement", "howell"}, {"rounds", 1}, {"hands", 1}}}});
  const Json code = opened["code"];
  std::array<TestPlayer, 4> players;  // pair 2 meets pair 1, and sits North and South
  for (const std::size_t seat : {1u, 3u, 0u, 2u}) {
    const std::uint16_t door = seat < 2 ? near : far;
    players.at(seat).connect(door);
    const Json entered = asked_at(players.at(seat), door,
                                  {{"type", "evening"},
                                   {"code", code},
                                   {"what", "enter"},
                                   {"pair", seat == 3   ? 1
                                            : seat == 2 ? 2
                                                        : 0}});
    ASSERT_EQ(entered["type"], "evening") << entered;
  }
  const Json begun = asked_at(host, far, {{"type", "evening"}, {"code", code}, {"what", "begin"}});
  ASSERT_EQ(begun["stage"], "playing") << begun;
  const std::string table = begun["meetings"][0]["table"];
  for (std::size_t seat = 0; seat < 4; ++seat)
    come_again(players.at(seat), table, seat < 2 ? near : far);
  settle(players);
  for (int i = 0; i < 6; ++i) act(players);
  amber.process().signal(SIGKILL);  // it kept the club, and with it the evening
  for (TestPlayer& player : players) come_again(player, table, far);
  while (players[0].view()["stage"] != "finished") act(players);
  const Json look{{"type", "look_at_evening"}, {"code", code}};
  Json over = asked_at(host, far, look);
  while (over["stage"] != "over") over = asked_at(host, far, look);
  EXPECT_EQ(over["meetings"][0]["scores"].size(), 1u);
}

TEST_F(LinkedEvening, IsToldToNobodyWhoPlaysAHandAtATableOfAnotherServer) {
  TestServer amber(flags("amber", free_port()));
  while (shares(amber) != server::kShares) {
    // It takes all of them, and the club.
  }
  TestServer birch(flags("birch", free_port()));
  while (shares(amber) != 3 || shares(birch) != 3) {
    // The last three go to birch: the evenings' share stays where the club is.
  }
  std::array<TestPlayer, 4> players;
  std::string code;
  do code = seat_four_when_settled(birch.port(), players);
  while (server::share_of(code) <= 3);
  while (!players[0].view()["in_hand"].get<bool>()) act(players);
  const Json list{{"type", "ask_evenings"}};
  while (asked_at(players[0], birch.port(), list)["reason"] != "after_the_hand") {
    // The news of its tables is on its way.
  }
  for (TestPlayer& player : players) {
    const Json answer = player.ask(list, new_id());
    EXPECT_EQ(answer["reason"], "after_the_hand") << answer;
  }
  TestPlayer other;
  EXPECT_EQ(asked_at(other, birch.port(), list)["type"], "evenings");
}

TEST_F(LinkedEvening, IsKeptByWhicheverServerTakesTheClubOver) {
  const std::array<std::string, 3> names{"amber", "birch", "cedar"};
  std::array<std::unique_ptr<TestServer>, 3> servers;
  const std::array<std::uint16_t, 3> links{free_port(), free_port(), free_port()};
  const auto start = [&](std::size_t i) {
    servers.at(i) = std::make_unique<TestServer>(flags(names.at(i), links.at(i)));
  };
  for (std::size_t i = 0; i < 3; ++i) start(i);
  TestPlayer host;
  std::string code;
  for (int takeovers = 0; takeovers < 6; ++takeovers) {
    std::size_t club = 3;
    while (club == 3) {
      for (std::size_t i = 0; i < 3; ++i) {
        if (figure_of(servers.at(i)->port(), "avinas_keeping_epoch") > 0) club = i;
      }
    }
    const std::uint16_t door = servers.at((club + 1) % 3)->port();
    host.client.reset();
    if (code.empty()) {
      code = asked_at(host, door,
                      {{"type", "open_evening"},
                       {"name", "Thursday"},
                       {"options", {{"game", "sueca"}}},
                       {"plan", {{"movement", "howell"}, {"rounds", 1}, {"hands", 1}}}})["code"];
    }
    EXPECT_EQ(asked_at(host, door, {{"type", "look_at_evening"}, {"code", code}})["name"],
              "Thursday");
    // One that is drained lets go of its shares before the club.
    servers.at(club)->process().signal(takeovers % 2 == 0 ? SIGTERM : SIGKILL);
    servers.at(club)->process().wait();
    start(club);
  }
}

}  // namespace
}  // namespace avinas::testing
