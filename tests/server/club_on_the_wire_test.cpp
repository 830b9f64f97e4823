// SPDX-License-Identifier: MIT
// The club over real sockets: the owner's link, the audit log, what another account may see.
#include <gtest/gtest.h>

#include "support/ws_client.hpp"

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

}  // namespace avinas
