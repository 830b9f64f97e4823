// SPDX-License-Identifier: MIT
// The way of a client to the server that keeps its table.
#include "tests/server/linked_servers.hpp"

namespace avinas::testing {
namespace {

TEST_F(Links, TheRouteOfATableLeadsToTheServerThatKeepsItAndToNoOther) {
  TestServer amber(flags("amber", free_port())), birch(flags("birch", free_port()));
  while (shares(amber) != 3 || shares(birch) != 3) {
    // They are being handed over.
  }
  // The opener decides which server keeps a table: somebody's goes to birch, and the route comes
  // behind the view.
  TestPlayer player;
  std::string code, route;
  while (route.empty()) {
    player = TestPlayer();
    try {
      player.connect(amber.port());
      code = player.ask({{"type", "open_table"}})["table"];
      player.client->send({{"type", "join"}, {"table", code}});
      const std::string after = player.client->send({{"type", "stand"}});
      for (Json told = Json::object(); told.value("reply_to", "") != after;) {
        told = player.client->read();
        if (told["type"] == "route") route = "/ws/" + std::to_string(told["share"].get<int>());
      }
    } catch (const Disconnected&) {
      // The door does not know yet who keeps it.
    }
  }
  player.ask({{"type", "sit"}, {"seat", "E"}});
  EXPECT_THROW(WsClient(amber.port(), route), std::exception);
  player.client = std::make_unique<WsClient>(birch.port(), route);
  player.ask({{"type", "hello"}, {"token", player.token}});
  player.ask({{"type", "join"}, {"table", code}});
  EXPECT_EQ(player.view()["you"], "E");
  // One who is there is told no route: what follows the view is the answer.
  const std::string next = player.client->send({{"type", "ping"}});
  EXPECT_EQ(player.client->read()["reply_to"], next);
}

}  // namespace
}  // namespace avinas::testing
