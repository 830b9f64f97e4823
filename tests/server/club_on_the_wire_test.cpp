// SPDX-License-Identifier: MIT
// The club over real sockets: the owner's link, the audit log, what another account may see.
#include <gtest/gtest.h>

#include <set>

#include "engine/games/list.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas {
using namespace testing;

TEST(ClubOnTheWire, ASecondAccountThatWatchesLearnsNothingOfTheHands) {
  TestServer server;
  std::array<TestPlayer, 4> players;
  const std::string code = seat_four(server.port(), players);
  TestPlayer second;
  second.connect(server.port());
  second.ask({{"type", "join"}, {"table", code}});
  EXPECT_TRUE(second.view()["hand"].empty());
  EXPECT_TRUE(second.view()["legal"].empty());
  EXPECT_TRUE(second.view()["private_look"].empty());
  Json shown = second.view();
  const std::string turned_up = shown["exposed"].dump();
  shown.erase("exposed");
  std::size_t hidden = 0;
  for (TestPlayer& player : players) {
    for (const Json& card : player.view()["hand"]) {
      EXPECT_EQ(shown.dump().find(card.dump()), std::string::npos) << card;
      hidden += turned_up.find(card.dump()) == std::string::npos;
    }
  }
  EXPECT_GE(hidden, 16u) << "only the fourth and eighth cards are turned up in the deal";
}

TEST(ClubOnTheWire, TheOwnersLinkLeadsThroughTheProxyWhereThereIsOne) {
  const auto link = [](const std::vector<std::string>& flags) {
    TestServer server(flags);
    const std::string& said = server.process().output();
    const std::size_t from = said.find("http");
    return said.substr(from, said.find("/#invitation=") - from);
  };
  EXPECT_EQ(link({"--host-name", "club.example.org", "--trusted-proxy", "127.0.0.1"}),
            "https://club.example.org");
  EXPECT_TRUE(link({"--trusted-proxy", "127.0.0.1"}).starts_with("http://127.0.0.1:"));
  EXPECT_TRUE(link({"--host-name", "club"}).starts_with("http://club:"));
}

TEST(ClubOnTheWire, TablesAreOpenedForTheGamesOfTheClubAndNoOthers) {
  TestServer server;
  const std::string& output = server.process().output();
  const std::string before = "#invitation=";
  const auto at = output.find(before) + before.size();
  WsClient owner(server.port());
  owner.ask({{"type", "hello"},
             {"name", "Rasa"},
             {"games", games::All::kNames},
             {"invitation", output.substr(at, output.find('\n', at) - at)}});
  const auto door = [&] {
    return raw_exchange(server.port(),
                        "GET /api/club HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  };
  EXPECT_NE(door().find(R"({"games":[]})"), std::string::npos) << "all";
  const auto set = [&](const Json& games) {
    return owner.ask(
        {{"type", "set_club"}, {"name", "Tórshavn"}, {"guests", true}, {"games", games}});
  };
  EXPECT_EQ(set({"sjavs", "whist"})["reason"], "unknown_game");
  EXPECT_EQ(set({"sueca", "sjavs", "sjavs"})["type"], "done");
  EXPECT_NE(door().find(R"({"games":["sueca","sjavs"]})"), std::string::npos);
  owner.send({{"type", "enter_hall"}});
  Json hall = Json::object();
  while (hall.value("type", "") != "hall") hall = owner.read();
  EXPECT_EQ(hall["club"]["games"], Json::array({"sueca", "sjavs"}));
  const auto open = [&](const char* game) {
    return owner.ask({{"type", "open_table"}, {"options", {{"game", game}}}});
  };
  EXPECT_EQ(open("avinas")["reason"], "game_not_offered");
  EXPECT_EQ(open("sjavs")["type"], "opened");
  EXPECT_EQ(set(Json::array())["type"], "done");
  EXPECT_EQ(open("avinas")["type"], "opened");
}

TEST(ClubOnTheWire, ABotHasABudgetOfItsOwn) {
  TestServer server;
  const std::string& output = server.process().output();
  const std::string before = "#invitation=";
  const auto at = output.find(before) + before.size();
  WsClient owner(server.port());
  owner.ask({{"type", "hello"},
             {"name", "Rasa"},
             {"invitation", output.substr(at, output.find('\n', at) - at)}});
  const std::string secret =
      owner.ask({{"type", "invite"}, {"role", "bot"}, {"uses", 1}, {"days", 1}})["secret"];
  WsClient bot(server.port());
  const Json welcome = bot.ask({{"type", "hello"}, {"name", "Robo"}, {"invitation", secret}});
  EXPECT_EQ(welcome["name"], "Robo (bot)");
  EXPECT_EQ(welcome["role"], "bot");
  const auto pings_until_refused = [](WsClient& client) {
    int count = 0;
    while (client.ask({{"type", "ping"}})["type"] == "done" && count < 60) ++count;
    return count;
  };
  WsClient guest(server.port());
  guest.ask({{"type", "hello"}, {"name", "Ona"}});
  EXPECT_LT(pings_until_refused(bot), pings_until_refused(guest));
}

TEST(ClubOnTheWire, TheBookIsClosedToAHostWhoIsAtATableWithAnotherConnection) {
  TestServer server;
  const std::string& said = server.process().output();
  const std::string before = "#invitation=";
  const std::size_t secret = said.find(before) + before.size();
  TestPlayer owner;
  owner.connect(server.port());
  owner.ask({{"type", "claim"}, {"secret", said.substr(secret, said.find('\n', secret) - secret)}});
  TestPlayer tab = {owner.token, {}, {}};
  tab.connect(server.port());
  EXPECT_EQ(tab.ask({{"type", "ask_book"}})["type"], "book");
  owner.ask({{"type", "join"}, {"table", owner.ask({{"type", "open_table"}})["table"]}});
  EXPECT_EQ(tab.ask({{"type", "ask_book"}})["code"], "not_allowed");
  owner.ask({{"type", "leave"}});
  EXPECT_EQ(tab.ask({{"type", "ask_book"}})["type"], "book");
}

/// Reads until a message of that type comes.
Json next_of(TestPlayer& player, const std::string& type) {
  while (true) {
    Json message = player.client->read();
    if (message["type"] == type) return message;
  }
}

TEST(HallOnTheWire, TellsWhatChangedAndNoMore) {
  TestServer server;
  TestPlayer looks, hosts;
  looks.connect(server.port());
  looks.client->send({{"type", "enter_hall"}});
  const Json hall = next_of(looks, "hall");
  EXPECT_EQ(hall["people_in_all"], 1);
  hosts.connect(server.port());
  const std::string listed = hosts.ask({{"type", "open_table"}})["table"];
  const std::string hidden =
      hosts.ask({{"type", "open_table"}, {"options", {{"listed", false}}}})["table"];
  std::set<std::string> tables, people;
  while (tables.empty() || people.empty()) {
    const Json change = next_of(looks, "hall_changed");
    for (const Json& table : change["tables"]) tables.insert(table["code"]);
    for (const Json& person : change["people"]) people.insert(person["player"]);
  }
  EXPECT_EQ(tables, std::set<std::string>{listed});
  EXPECT_TRUE(people.contains(hosts.id));
  // A table that leaves the list is taken away; one that never stood there is not named.
  for (const std::string& code : {hidden, listed}) {
    hosts.ask({{"type", "join"}, {"table", code}});
    Json options = hosts.view()["options"];
    options["listed"] = false;
    options["talk"] = "always";
    hosts.ask({{"type", "set_options"}, {"options", options}});
  }
  Json change;
  do {
    change = next_of(looks, "hall_changed");
    EXPECT_EQ(change.dump().find(hidden), std::string::npos);
  } while (change["tables_gone"].empty());
  EXPECT_EQ(change["tables_gone"], Json::array({listed}));
  EXPECT_EQ(change["tables_in_all"], 0);
}

}  // namespace avinas
