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
  WsClient owner(server.port());
  owner.ask({{"type", "hello"},
             {"name", "Rasa"},
             {"games", games::All::kNames},
             {"invitation", owner_secret(server)}});
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
  WsClient owner(server.port());
  owner.ask({{"type", "hello"}, {"name", "Rasa"}, {"invitation", owner_secret(server)}});
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

/// Those that a guest of a closed club may still make; some are refused for another reason.
std::vector<Json> requests_of_a_match() {
  return {Json{{"type", "resync"}},
          Json{{"type", "say"}, {"text", "Still here."}},
          Json{{"type", "show"}, {"what", "hello"}},
          Json{{"type", "ask_watchers"}},
          Json{{"type", "bots_wait"}, {"seconds", 0}},
          Json{{"type", "ask_hint"}},
          Json{{"type", "ask_review"}},
          Json{{"type", "ready"}, {"seed", ""}},
          Json{{"type", "look_at_evening"}, {"code", ""}},
          Json{{"type", "end_devices"}},
          Json{{"type", "evening"}, {"code", "ABCDEFGHJ"}, {"what", "leave"}},
          Json{{"type", "claim"}, {"secret", "none"}},
          Json{{"type", "leave"}}};
}

/// A guest who left a match undealt comes back; another is in the hall, and is sent away.
TEST(ClubOnTheWire, AClubThatClosesIsClosedToGuestsWhoAreInItAndWhoComeBackForAMatch) {
  for (const bool by_password : {false, true}) {
    TestServer server({"--request-rate", "500"});
    TestPlayer owner, back, stayed;
    owner.connect(server.port());
    owner.ask({{"type", "claim"}, {"secret", owner_secret(server)}});
    owner.ask({{"type", "enter_hall"}});
    stayed.connect(server.port());
    stayed.ask({{"type", "enter_hall"}});
    back.connect(server.port());
    const std::string own = back.ask({{"type", "open_table"}})["table"];
    back.ask({{"type", "join"}, {"table", own}});
    for (const Json& step : {Json{{"type", "sit"}, {"seat", "N"}}, Json{{"type", "fill_bots"}},
                             Json{{"type", "start"}}}) {
      EXPECT_NE(back.ask(step)["type"], "error") << step;
    }
    const Json closing =
        by_password ? Json{{"password", "sesame"}, {"guests", true}} : Json{{"guests", false}};
    Json set{{"type", "set_club"}, {"name", ""}};
    set.update(closing);
    EXPECT_EQ(owner.ask(set)["type"], "done");
    back.connect(server.port());
    const Json plan{{"movement", "howell"}, {"rounds", 1}, {"hands", 1}};
    back.client->send({{"type", "enter_hall"}});
    Json hall, message;
    do hall = back.client->read();
    while (hall["type"] != "hall");
    EXPECT_TRUE(hall["people"].empty() && hall["tables"].empty() && hall["people_in_all"] == 0);
    for (const Json& request :
         {Json{{"type", "say"}, {"text", "Hm."}}, Json{{"type", "want_to_play"}, {"wants", true}},
          Json{{"type", "link_device"}}, Json{{"type", "ask_results"}},
          Json{{"type", "ask_standings"}, {"month", "2026-11"}},
          Json{{"type", "open_evening"},
               {"name", "Mine"},
               {"options", {{"game", "einwerfen"}}},
               {"plan", plan}},
          Json{{"type", "ask_evenings"}}, Json{{"type", "look_at_evening"}, {"code", "ABCDEFGHJ"}},
          Json{{"type", "evening"}, {"code", "ABCDEFGHJ"}, {"what", "enter"}},
          Json{{"type", "evening"}, {"code", "ABCDEFGHJ"}, {"what", "end"}},
          Json{{"type", "set_password"}, {"password", "sesame, open"}},
          Json{{"type", "ask_activity"}}, Json{{"type", "open_table"}}}) {
      EXPECT_EQ(back.ask(request)["reason"], "members_only") << request;
    }
    Json mine;  // refused as long as the connection of before is at the table
    do mine = back.ask({{"type", "ask_my_data"}});
    while (mine.value("reason", "") == "log_in_hall");
    EXPECT_EQ(mine["type"], "my_data") << mine;
    EXPECT_EQ(back.ask({{"type", "ask_devices"}})["type"], "devices");
    owner.ask({{"type", "say"}, {"text", "Among us."}});
    back.client->send({{"type", "ping"}}, "last");
    do {
      message = back.client->read();
      EXPECT_NE(message["type"], "said") << message;
      EXPECT_NE(message["type"], "hall_changed") << message;
    } while (message.value("reply_to", "") != "last");
    std::string why;
    try {
      while (true) {
        message = stayed.client->read();
        EXPECT_NE(message["type"], "said") << message;
        if (message["type"] == "error") why = message["reason"];
      }
    } catch (const Disconnected&) {
      EXPECT_EQ(why, by_password ? "club_password" : "members_only");
    }
    EXPECT_EQ(back.ask({{"type", "join"}, {"table", own}})["type"], "view") << "that is theirs";
    for (const Json& request : requests_of_a_match()) {
      EXPECT_NE(back.ask(request)["reason"], "members_only") << request;
    }
  }
}

TEST(ClubOnTheWire, TheBookIsClosedToAHostWhoIsAtATableWithAnotherConnection) {
  TestServer server;
  TestPlayer owner;
  owner.connect(server.port());
  owner.ask({{"type", "claim"}, {"secret", owner_secret(server)}});
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
