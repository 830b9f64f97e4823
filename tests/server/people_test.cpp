// SPDX-License-Identifier: MIT
// Promises about people, over real sockets: what one account is shown, who may sit, what is heard
// where, and that every request is answered.
#include <gtest/gtest.h>

#include <ctime>
#include <map>
#include <random>
#include <set>

#include "tests/support/four_players.hpp"
#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas {
using namespace testing;

/// Everything that comes until the answer to a request that is sent now.
std::vector<Json> heard_until_now(WsClient& client) {
  std::vector<Json> heard;
  const std::string last = client.send({{"type", "nothing of that kind"}});
  do heard.push_back(client.read());
  while (heard.back().value("reply_to", "") != last);
  return heard;
}

TEST(Knowledge, OneAccountThatSitsStandsAndSitsElsewhereIsShownOneHand) {
  TestServer server({"--request-rate", "500"});
  TestPlayer me;
  me.connect(server.port());
  const std::string code = me.ask({{"type", "open_table"}})["table"];
  me.ask({{"type", "join"}, {"table", code}});
  me.ask({{"type", "sit"}, {"seat", "S"}});
  me.ask({{"type", "fill_bots"}});
  me.ask({{"type", "start"}});
  me.ask({{"type", "ready"}});
  std::set<std::string> shown{me.view()["you"].dump()};
  ASSERT_EQ(me.view()["hand"].size(), 8u);
  const auto look = [&] {
    me.ask({{"type", "resync"}});
    if (!me.view()["hand"].empty()) shown.insert(me.view()["you"].dump());
  };
  for (const char* seat : {"E", "W", "N"}) {
    me.ask({{"type", "stand"}});
    const Json answer = me.ask({{"type", "sit"}, {"seat", seat}});
    EXPECT_EQ(answer["reason"], "held_another_seat");
    EXPECT_EQ(answer["params"]["seat"], "S");
    look();
    me.ask({{"type", "leave"}});
    me.ask({{"type", "join"}, {"table", code}});
    look();
    TestPlayer tab{me.token, {}, {}};  // another connection of the same account
    tab.connect(server.port());
    tab.ask({{"type", "join"}, {"table", code}});
    EXPECT_EQ(tab.ask({{"type", "sit"}, {"seat", seat}})["reason"], "held_another_seat");
    if (!tab.view()["hand"].empty()) shown.insert(tab.view()["you"].dump());
    me.ask({{"type", "join"}, {"table", code}});
    look();
  }
  EXPECT_EQ(shown.size(), 1u);
  EXPECT_EQ(me.ask({{"type", "sit"}, {"seat", "S"}})["type"], "view");
}

TEST(Knowledge, AccountsThatSitStandComeAndGoAtRandomAreShownOneHandEach) {
  constexpr std::uint64_t kSeed = 20'261'122;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  std::mt19937_64 rng(kSeed);
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(rng() % n); };
  TestServer server({"--request-rate", "5000", "--connections-per-address", "0", "--bot-pace", "0",
                     "--bot-threads", "0"});
  std::array<TestPlayer, 4> accounts;
  for (TestPlayer& account : accounts) account.connect(server.port());
  const std::string code = accounts[0].ask({{"type", "open_table"}})["table"];
  std::map<std::string, std::set<std::string>> shown;  // account and hand → seats
  int refused = 0;
  const auto look = [&](TestPlayer& account) {
    const Json& view = account.view();
    if (view.is_null() || !view["in_hand"].get<bool>() || view["hand"].empty()) return;
    shown[account.id + "/" + view["match"].dump() + view["hand_number"].dump()].insert(
        view["you"].dump());
  };
  const auto do_something = [&](TestPlayer& account) {
    const std::string seat(1, "NESW"[below(4)]);
    switch (below(9)) {
      case 0:
        account.connect(server.port());  // the old connection is gone
        return account.ask({{"type", "join"}, {"table", code}});
      case 1:
        return account.ask({{"type", "stand"}});
      case 2:
        return account.ask({{"type", "let_in"}, {"seat", seat}, {"player", accounts[below(4)].id}});
      case 3:
        accounts[0].ask({{"type", "fill_bots"}, {"level", "learner"}});
        accounts[0].ask({{"type", "start"}});
        return account.ask({{"type", "ready"}});
      case 4:
      case 5:
        return account.ask({{"type", "sit"}, {"seat", seat}});
      case 6:
        return account.ask({{"type", "leave"}});
      default: {
        account.ask({{"type", "join"}, {"table", code}});
        const Json act = lawful_request(account.view(), below(8));
        return act.is_null() ? account.ask({{"type", "ready"}}) : account.ask(act);
      }
    }
  };
  for (TestPlayer& account : accounts) account.ask({{"type", "join"}, {"table", code}});
  constexpr int kSteps = 3'000, kMostSteps = 15'000;  // the deals are the server's own
  for (int step = 0; step < kSteps || (refused == 0 && step < kMostSteps); ++step) {
    TestPlayer& account = accounts[below(accounts.size())];
    refused += do_something(account).value("reason", "") == "held_another_seat";
    look(account);
  }
  for (const auto& [who, seats] : shown) EXPECT_EQ(seats.size(), 1u) << who;
  EXPECT_GT(shown.size(), 10u);
  EXPECT_GT(refused, 0);
}

TEST(Hall, SpeaksOnlyToThoseInItWhateverConnectionAPlayerUses) {
  TestServer server({"--request-rate", "500"});
  std::array<TestPlayer, 4> players;
  const std::string code = seat_four(server.port(), players);
  WsClient outside(server.port());
  outside.ask({{"type", "hello"}, {"name", "Kibitz"}});
  outside.ask({{"type", "enter_hall"}});
  const auto hears = [&](TestPlayer& player, const std::string& text) {
    outside.ask({{"type", "say"}, {"text", text}});
    player.client->send({{"type", "enter_hall"}});
    bool heard = false;
    for (const Json& message : heard_until_now(*player.client)) {
      heard = heard || (message["type"] == "said" && message["text"] == text);
    }
    return heard;
  };
  TestPlayer outsider;
  outsider.connect(server.port());
  TestPlayer tab{players[1].token, {}, {}};
  tab.connect(server.port());
  tab.ask({{"type", "enter_hall"}});
  EXPECT_TRUE(hears(outsider, "Is anybody here?"));
  EXPECT_FALSE(hears(players[1], "East has the queen"));
  EXPECT_FALSE(hears(tab, "North has the seven"));
  // Away from the table, but with a seat in the hand.
  players[1].ask({{"type", "leave"}});
  EXPECT_FALSE(hears(tab, "South has an ace"));
  EXPECT_FALSE(hears(players[1], "West has nothing"));
  // The seat given up for good.
  players[1].ask({{"type", "join"}, {"table", code}});
  players[1].ask({{"type", "stand"}});
  players[1].ask({{"type", "leave"}});
  EXPECT_TRUE(hears(players[1], "Good evening"));
}

TEST(AuditLog, IsClosedToAHostWhoSitsInAHandWhereverTheyAre) {
  TestServer server;
  TestPlayer owner;
  owner.connect(server.port());
  owner.ask({{"type", "claim"}, {"secret", owner_secret(server)}});
  EXPECT_EQ(owner.ask({{"type", "ask_book"}})["type"], "book");
  const std::string code = owner.ask({{"type", "open_table"}})["table"];
  owner.ask({{"type", "join"}, {"table", code}});
  owner.ask({{"type", "sit"}, {"seat", "N"}});
  owner.ask({{"type", "fill_bots"}});
  owner.ask({{"type", "start"}});
  owner.ask({{"type", "ready"}});
  owner.ask({{"type", "leave"}});
  EXPECT_EQ(owner.ask({{"type", "ask_book"}})["reason"], "log_in_hall");
}

TEST(Codes, AreInNoRecordAndWrongOnesCostCredits) {
  TestServer server;
  std::array<TestPlayer, 4> players;
  const std::string code = seat_four(server.port(), players, {{"listed", false}});
  EXPECT_GE(code.size(), 8u);
  const std::string match = players[0].view()["match"];
  for (TestPlayer& player : players) player.ask({{"type", "propose"}, {"what", "abandon"}});
  const std::string record =
      raw_exchange(server.port(), "GET /api/matches/" + match +
                                      "/record HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  EXPECT_NE(record.find("avinas-match-record"), std::string::npos);
  EXPECT_EQ(record.find(code), std::string::npos);
  const Json results = players[0].ask({{"type", "ask_results"}});
  EXPECT_EQ(results.dump().find(code), std::string::npos);

  WsClient guesser(server.port());
  guesser.ask({{"type", "hello"}, {"name", "Guesser"}});
  int answered = 0;
  for (int i = 0; i < 20; ++i) {
    const Json answer = guesser.ask({{"type", "join"}, {"table", "QQQQ"}});
    answered += answer["code"] == "no_such_table";
  }
  EXPECT_LE(answered, 5) << "each wrong code costs as much as many moves";
}

TEST(Requests, AreEachAnsweredOnceInABurstWithWhenToComeAgain) {
  TestServer server;
  WsClient client(server.port());
  client.ask({{"type", "hello"}, {"name", "Ona"}});
  std::map<std::string, int> answers;
  constexpr int kAtOnce = 95;
  for (int i = 0; i < kAtOnce; ++i) {
    answers[client.send({{"type", "act"}, {"action", "pass"}}, "b" + std::to_string(i))] = 0;
  }
  int refused = 0;
  for (int i = 0; i < kAtOnce; ++i) {
    const Json answer = client.read();
    ASSERT_TRUE(answers.contains(answer.value("reply_to", ""))) << answer;
    ++answers[answer["reply_to"]];
    if (answer["reason"] != "too_many_requests") continue;
    ++refused;
    EXPECT_GT(answer["wait_ms"].get<int>(), 0);
  }
  for (const auto& [id, count] : answers) EXPECT_EQ(count, 1) << id;
  EXPECT_GT(refused, 0);
}

TEST(Requests, AnActionIsAnsweredThoughItsSenderLeavesBeforeItIsDurable) {
  const TempFolder folder;
  TestServer server({"--data", folder.path().string()});
  std::array<TestPlayer, 4> players;
  const std::string code = seat_four(server.port(), players);
  for (TestPlayer& player : players) {
    if (!player.to_act()) continue;
    player.client->send(lawful_request(player.view(), 0), "the act");
    player.client->send({{"type", "leave"}}, "the leave");
    player.client->send({{"type", "join"}, {"table", code}}, "the join");
    std::map<std::string, std::string> answers;
    while (answers.size() < 3) {
      const Json message = player.client->read();
      if (message.contains("reply_to")) answers[message["reply_to"]] = message["type"];
    }
    EXPECT_EQ(answers["the act"], "update");
    EXPECT_EQ(answers["the leave"], "done");
    EXPECT_EQ(answers["the join"], "view");
    break;
  }
}

TEST(Requests, OfATabThatWasTakenOverAreAnsweredToo) {
  TestServer server;
  TestPlayer first;
  first.connect(server.port());
  const std::string code = first.ask({{"type", "open_table"}})["table"];
  first.ask({{"type", "join"}, {"table", code}});
  TestPlayer second{first.token, {}, {}};
  second.connect(server.port());
  second.ask({{"type", "join"}, {"table", code}});
  EXPECT_EQ(first.ask({{"type", "sit"}, {"seat", "N"}})["reason"], "join_first");
  // Coming again is a stay of its own: what ended the one before does not end it.
  EXPECT_EQ(first.ask({{"type", "join"}, {"table", code}})["type"], "view");
  EXPECT_EQ(first.ask({{"type", "sit"}, {"seat", "N"}})["type"], "view");
  EXPECT_EQ(second.ask({{"type", "stand"}})["reason"], "join_first");
}

TEST(Doors, WhoIsLetInOnlyToFinishAMatchOpensNoTable) {
  TestServer server({"--request-rate", "500"});
  TestPlayer owner;
  owner.connect(server.port());
  owner.ask({{"type", "claim"}, {"secret", owner_secret(server)}});
  std::array<TestPlayer, 4> players;
  const std::string code = seat_four(server.port(), players);
  owner.ask({{"type", "set_club"}, {"name", ""}, {"guests", false}});
  TestPlayer& guest = players[2];
  guest.connect(server.port());  // sits in a match
  EXPECT_EQ(guest.ask({{"type", "join"}, {"table", code}})["type"], "view");
  EXPECT_EQ(guest.ask({{"type", "open_table"}})["reason"], "members_only");
  const std::string other = owner.ask({{"type", "open_table"}})["table"];
  EXPECT_EQ(guest.ask({{"type", "join"}, {"table", other}})["reason"], "members_only");
}

TEST(Requests, TwoHellosInOnePacketAreBothAnswered) {
  TestServer server;
  WsClient client(server.port());
  client.send({{"type", "hello"}, {"name", "Ona"}}, "h1");
  client.send({{"type", "hello"}, {"name", "Ona"}}, "h2");
  std::map<std::string, std::string> answers;
  while (answers.size() < 2) {
    const Json message = client.read();
    if (message.contains("reply_to")) answers[message["reply_to"]] = message["type"];
  }
  EXPECT_EQ(answers["h1"], "welcome");
  EXPECT_EQ(answers["h2"], "error");
}

TEST(Requests, AStandThatIsRepeatedOverAnotherConnectionGetsWhatTheFirstGot) {
  TestServer server;
  TestPlayer player;
  player.connect(server.port());
  const std::string code = player.ask({{"type", "open_table"}})["table"];
  player.ask({{"type", "join"}, {"table", code}});
  player.ask({{"type", "sit"}, {"seat", "N"}});
  player.ask({{"type", "stand"}}, "the stand");
  player.connect(server.port());
  player.ask({{"type", "join"}, {"table", code}});
  EXPECT_EQ(player.ask({{"type", "stand"}}, "the stand")["type"], "done");
}

TEST(Doors, ABanFreesASeatAtOnceAndEndsTheConnection) {
  TestServer server;
  TestPlayer owner, guest;
  owner.connect(server.port());
  owner.ask({{"type", "claim"}, {"secret", owner_secret(server)}});
  guest.connect(server.port());
  const std::string code = owner.ask({{"type", "open_table"}})["table"];
  owner.ask({{"type", "join"}, {"table", code}});
  guest.ask({{"type", "join"}, {"table", code}});
  guest.ask({{"type", "sit"}, {"seat", "E"}});
  owner.ask({{"type", "manage"}, {"player", guest.id}, {"what", "ban"}});
  EXPECT_THROW(while (true) guest.client->read(), Disconnected);
  while (owner.view()["seats"]["E"]["kind"] != "empty") owner.client->read();
  WsClient again(server.port());
  EXPECT_EQ(again.ask({{"type", "hello"}, {"token", guest.token}})["reason"], "banned");
}

/// The actions that end a match soonest: the highest bid, a stop.
Json soonest(const Json& view) {
  Json chosen = view["legal"][0];
  for (const Json& action : view["legal"]) {
    if (action["action"] == "bid" || action["action"] == "stop") chosen = action;
  }
  chosen["type"] = "act";
  return chosen;
}

/// Plays the match that is there to its end.
void play_to_the_end(std::array<TestPlayer, 4>& players) {
  settle(players);
  while (players[0].view()["stage"] == "playing") act(players);
}

TEST(Standings, FourMembersAreRatedAndEverybodyIsToldTheSame) {
  TestServer server(
      {"--count-one-household", "--request-rate", "100000", "--address-rate", "100000"});
  std::array<TestPlayer, 4> players;
  const std::string code =
      seat_four(server.port(), players, {{"game", "einwerfen"}, {"hands", "four"}});
  play_to_the_end(players);  // of guests
  players[0].ask({{"type", "claim"}, {"secret", owner_secret(server)}});
  const std::string secret =
      players[0].ask({{"type", "invite"}, {"uses", 3}, {"days", 1}})["secret"];
  for (std::size_t i = 1; i < 4; ++i) {
    const Json claimed = players[i].ask({{"type", "claim"}, {"secret", secret}});
    ASSERT_NE(claimed["type"], "error") << claimed;
  }
  testing::come_back(players, code, server.port());
  players[0].ask({{"type", "start"}});
  play_to_the_end(players);

  const std::time_t now = std::time(nullptr);
  char year[8];
  std::strftime(year, sizeof year, "%Y", std::localtime(&now));
  const Json ask{{"type", "ask_standings"}, {"month", year}, {"game", "einwerfen"}};
  const Json lines = players[0].ask(ask)["players"];
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_EQ(lines[0]["matches"], 1);
  EXPECT_GT(lines[0]["rating"], 1500);
  EXPECT_LT(lines[3]["rating"], 1500);
  EXPECT_EQ(lines[0]["rating"].get<int>() + lines[3]["rating"].get<int>(), 3000);
  EXPECT_EQ(players[3].ask(ask)["players"], lines);
  for (const Json& line : lines) {
    const Json results = players[1].ask(
        {{"type", "ask_results"}, {"player", line["player"]}, {"game", "einwerfen"}});
    EXPECT_EQ(results["player"]["rating"], line["rating"]);
    EXPECT_EQ(results["player"]["doubt"], line["doubt"]);
  }
}

TEST(Standings, AFarmOfGuestsOfOneAddressIsNotInThem) {
  TestServer server({"--request-rate", "100000", "--address-rate", "100000"});
  std::array<TestPlayer, 4> players;
  seat_four(server.port(), players, {{"overbid", "loses_match"}});
  for (int match = 0; match < 2; ++match) {
    if (match > 0) players[0].ask({{"type", "start"}});
    settle(players);
    while (players[0].view()["stage"] == "playing") {
      const auto mover = std::find_if(players.begin(), players.end(),
                                      [](const TestPlayer& player) { return player.to_act(); });
      if (mover == players.end()) {
        for (TestPlayer& player : players) player.ask({{"type", "ready"}});
      } else {
        ASSERT_NE(mover->ask(soonest(mover->view()))["type"], "error");
      }
      settle(players);
    }
  }
  const Json results = players[0].ask({{"type", "ask_results"}});
  EXPECT_EQ(results["matches"].size(), 2u);
  EXPECT_EQ(results["matches"][0]["ranked"], false);
  const std::time_t now = std::time(nullptr);
  char month[16];
  std::strftime(month, sizeof month, "%Y-%m", std::localtime(&now));
  const Json standings = players[0].ask({{"type", "ask_standings"}, {"month", month}});
  EXPECT_EQ(standings["type"], "standings");
  EXPECT_TRUE(standings["players"].empty()) << standings;
}

}  // namespace avinas
