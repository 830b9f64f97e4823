// SPDX-License-Identifier: MIT
// The way of a client to the server that keeps its table.
#include "tests/server/linked_servers.hpp"
#include "tests/support/command_line.hpp"
#include "tests/support/temp_folder.hpp"

namespace avinas::testing {
namespace {

/// A player who came by that door to a table that the other server keeps.
struct Routed {
  TestPlayer player;
  std::string code, route;
};

Routed come_by_another_door(std::uint16_t door) {
  // The opener decides which server keeps a table: somebody's goes elsewhere, and the route comes
  // behind the view.
  Routed came;
  while (came.route.empty()) {
    came.player = TestPlayer();
    TestPlayer& player = came.player;
    try {
      player.connect(door);
      came.code = player.ask({{"type", "open_table"}})["table"];
      player.client->send({{"type", "join"}, {"table", came.code}});
      const std::string after = player.client->send({{"type", "stand"}});
      for (Json told = Json::object(); told.value("reply_to", "") != after;) {
        told = player.client->read();
        if (told["type"] == "route") {
          came.route = "/ws/" + std::to_string(told["share"].get<int>());
        }
      }
    } catch (const Disconnected&) {
      // The door does not know yet who keeps it.
    }
  }
  return came;
}

TEST_F(Links, TheRouteOfATableLeadsToTheServerThatKeepsItAndToNoOther) {
  TestServer amber(flags("amber", free_port())), birch(flags("birch", free_port()));
  while (shares(amber) != 3 || shares(birch) != 3) {
    // They are being handed over.
  }
  auto [player, code, route] = come_by_another_door(amber.port());
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

TEST_F(Links, APersonIsOnePersonByTheDoorAndByTheRoute) {
  TestServer amber(flags("amber", free_port())), birch(flags("birch", free_port()));
  while (shares(amber) != 3 || shares(birch) != 3) {
    // They are being handed over.
  }
  auto [player, code, route] = come_by_another_door(amber.port());
  player.ask({{"type", "sit"}, {"seat", "E"}});
  TestPlayer again;
  again.token = player.token;
  again.connect(birch.port(), route);
  EXPECT_EQ(again.id, player.id);
  again.ask({{"type", "join"}, {"table", code}});
  EXPECT_EQ(again.view()["you"], "E") << "the seat is theirs, and they see no other";
  again.ask({{"type", "sit"}, {"seat", "S"}});
  again.ask({{"type", "resync"}});
  EXPECT_EQ(again.view()["you"], "S") << "they moved, and hold one seat";
  EXPECT_EQ(again.view()["seats"]["E"]["kind"], "empty");
  again.ask({{"type", "stand"}});
  again.ask({{"type", "leave"}});
  // By whichever way somebody has themselves forgotten, both end.
  player.ask({{"type", "leave"}});
  const Json gone = player.ask({{"type", "forget_me"}});
  ASSERT_EQ(gone["type"], "done") << gone;
  for (TestPlayer* each : {&player, &again}) {
    EXPECT_THROW(while (true) each->client->read(), Disconnected);
  }
}

TEST_F(Links, APersonsTablesAreCountedByWhicheverWayTheyComeAndABanEndsBothWays) {
  const TempFolder folder;
  const std::string data = (folder.path() / "amber").string();
  auto of_amber = flags("amber", free_port());
  of_amber.insert(of_amber.end(), {"--data", data});
  TestServer amber(of_amber), birch(flags("birch", free_port()));
  while (shares(amber) != 3 || shares(birch) != 3) {
    // They are being handed over.
  }
  auto [player, code, route] = come_by_another_door(amber.port());
  TestPlayer again;
  again.token = player.token;
  again.connect(birch.port(), route);
  constexpr int kTablesOfPlayer = 8;
  for (int tables = 1; tables < kTablesOfPlayer; ++tables) {
    TestPlayer& each = tables % 2 == 0 ? player : again;
    const Json opened = each.ask({{"type", "open_table"}});
    ASSERT_EQ(opened["type"], "opened") << opened;
  }
  for (TestPlayer* each : {&player, &again}) {
    EXPECT_EQ(each->ask({{"type", "open_table"}})["reason"], "enough_tables");
  }
  const CommandResult banned = run_avinas("admin ban " + player.id + " --data " + data);
  ASSERT_EQ(banned.status, 0) << banned.output;
  for (TestPlayer* each : {&player, &again}) {
    EXPECT_THROW(while (true) each->client->read(), Disconnected);
  }
}

}  // namespace
}  // namespace avinas::testing
