// SPDX-License-Identifier: MIT
// Several servers of one club: they share its tables out, and every one is a door to all of them.
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>

#include "server/store/postgres/connection.hpp"
#include "tests/server/linked_servers.hpp"
#include "tests/support/command_line.hpp"
#include "tests/support/four_players.hpp"
#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas::testing {
namespace {

/// The player comes back to the table, as often as it is still on its way to another server.
void rejoin(TestPlayer& player, const std::string& code, std::uint16_t port) {
  while (true) {
    try {
      return join(player, code, port);
    } catch (const std::exception&) {
      // The door does not know yet who keeps it.
    }
  }
}

TEST_F(Links, TablesAreSharedOutAndEveryServerIsADoorToAllOfThem) {
  TestServer amber(flags("amber", free_port()));
  EXPECT_EQ(shares(amber), 6);
  TestServer birch(flags("birch", free_port())), cedar(flags("cedar", free_port()));
  while (shares(amber) != 2 || shares(birch) != 2 || shares(cedar) != 2) {
    // They are being handed over.
  }
  const std::array<TestServer*, 3> servers{&amber, &birch, &cedar};
  // The opener of a table decides which server keeps it.
  const auto all_have_some = [&] {
    return std::all_of(servers.begin(), servers.end(), [](const TestServer* server) {
      return figure_of(server->port(), "avinas_tables") > 0;
    });
  };
  std::size_t tables = 0;
  for (; !all_have_some(); ++tables) {
    std::array<TestPlayer, 4> players;
    const std::string code = seat_four_when_settled(birch.port(), players);
    rejoin(players[1], code, amber.port());
    rejoin(players[2], code, cedar.port());
    for (int n = 0; n < 6; ++n) act(players);
  }
  // One hall, wherever one connects.
  TestPlayer visitor, other;
  visitor.connect(birch.port());
  other.connect(cedar.port());
  visitor.client->send({{"type", "enter_hall"}});
  Json hall;
  do hall = visitor.client->read();
  while (hall["type"] != "hall");
  EXPECT_GE(hall["tables"].size(), tables) << hall;
  other.ask({{"type", "enter_hall"}});
  other.ask({{"type", "say"}, {"text", "Labas!"}});
  Json said;
  do said = visitor.client->read();
  while (said["type"] != "said");
  EXPECT_EQ(said["text"], "Labas!");
}

TEST_F(Links, AServerWithoutALineToTheClubGetsNoTables) {
  const Authority another("another");
  std::vector<std::string> cut_off = flags("birch", free_port());
  for (const auto& [flag, file] : {std::pair{"--link-cert", "node.pem"},
                                   {"--link-key", "node.key"},
                                   {"--link-ca", "ca.pem"}}) {
    *(std::find(cut_off.begin(), cut_off.end(), flag) + 1) = another.file(file);
  }
  TestServer amber(flags("amber", free_port()));
  while (shares(amber) != server::kShares) {
    // While no server reaches the club, whoever comes first may take them.
  }
  {
    TestServer birch(cut_off, TestServer::Waiting{free_port(), "is not reached"});
    TestServer cedar(flags("cedar", free_port()));
    while (shares(amber) != 3 || shares(cedar) != 3) {
      ASSERT_EQ(shares(birch), 0);
    }
    EXPECT_EQ(shares(birch), 0);
  }
  TestServer birch(flags("birch", free_port()));
  while (shares(birch) != 3) {
    // It reaches the club now, and its part is handed to it.
  }
}

TEST_F(Links, EveryServerIsADoorToEveryTableAndSoItIsAfterAKill) {
  TestServer amber(flags("amber", free_port()));
  std::array<TestPlayer, 4> players;
  const std::string code = seat_four(amber.port(), players);
  TestServer birch(flags("birch", free_port())), cedar(flags("cedar", free_port()));
  while (shares(amber) != 2 || shares(birch) != 2 || shares(cedar) != 2) {
    // They are being handed over, and the table perhaps with one of them.
  }
  rejoin(players[0], code, amber.port());
  rejoin(players[1], code, birch.port());
  rejoin(players[2], code, cedar.port());
  rejoin(players[3], code, cedar.port());
  for (int i = 0; i < 6; ++i) act(players);
  // The archive answers at every door: there is no such match.
  for (const std::string what : {"record", "analysis"}) {
    const std::string get = "GET /api/matches/M1/" + what + std::string(kGet) + "\r\n";
    EXPECT_EQ(raw_exchange(birch.port(), get).substr(9, 3), "404") << what;
  }
  const Json before = players[2].view();
  // It keeps the club as well.
  amber.process().signal(SIGKILL);
  for (TestPlayer& player : players) rejoin(player, code, birch.port());
  settle(players);
  EXPECT_EQ(players[2].view(), before);
  act(players);
  while (shares(birch) != 3 || shares(cedar) != 3) {
  }
}

/// Sessions of a linked server at the engine: one that keeps the club or waits for it, one to read,
/// one to look after the shares, one that writes those that it keeps.
constexpr std::int64_t kSessions = 4;

TEST_F(Links, AServerHoldsFourSessionsAtTheEngineHoweverManySharesItKeeps) {
  const Two two([this](const std::string& node) { return flags(node, free_port()); });
  server::Connection engine(cluster);
  std::int64_t sessions = 0;
  constexpr int kLooks = 10'000;  // a session that ended is there for a moment longer
  for (int i = 0; i < kLooks && (i == 0 || sessions > 2 * kSessions); ++i) {
    engine.run(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND "
        "backend_type = 'client backend' AND pid <> pg_backend_pid()",
        {}, [&](const server::EngineRow& row) { sessions = row.number(0); });
  }
  EXPECT_EQ(sessions, 2 * kSessions);
}

/// How often that stands in what the server printed.
int printed(TestServer& server, const std::string& what) {
  const std::string& text = server.process().read_output();
  int times = 0;
  for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++times;
  return times;
}

TEST_F(Links, AServerThatStandsStillIsNotCountedAndWhoTakesItsTablesKeepsThem) {
  TestServer amber(flags("amber", free_port()));
  TestServer birch(flags("birch", free_port())), cedar(flags("cedar", free_port()));
  while (shares(amber) != 2 || shares(birch) != 2 || shares(cedar) != 2) {
    // They are being handed over.
  }
  const auto handed_over = [&] {
    return printed(amber, "go to another server") + printed(birch, "go to another server");
  };
  const int before = handed_over();
  cedar.process().signal(SIGSTOP);
  while (shares(amber) != 3 || shares(birch) != 3) {
    // They find out.
  }
  TestServer dogwood(flags("dogwood", free_port()));
  while (shares(amber) != 2 || shares(birch) != 2 || shares(dogwood) != 2) {
    // It is given its part.
  }
  EXPECT_LE(handed_over() - before, 4) << "not again and again";
  cedar.process().signal(SIGCONT);
  EXPECT_EQ(cedar.process().wait(), 1) << "others have what it kept";
}

/// A table that is kept by that server, and its players, who came by the other.
std::string seat_four_at(TestServer& keeper, std::uint16_t door, std::array<TestPlayer, 4>& players,
                         const Json& options = Json::object()) {
  while (true) {
    const int before = figure_of(keeper.port(), "avinas_tables");
    const std::string code = seat_four_when_settled(door, players, options);
    if (figure_of(keeper.port(), "avinas_tables") > before) return code;
  }
}

TEST_F(Links, TheGamesThatAClientKnowsAreKnownToTheServerThatKeepsTheTable) {
  Two two([&](const std::string& node) { return flags(node, free_port()); });
  std::array<TestPlayer, 4> players;
  const std::string code = seat_four_at(two.amber, two.birch.port(), players, {{"game", "sjavs"}});
  EXPECT_EQ(players[1].view()["options"]["game"], "sjavs");
  act(players);
  WsClient old(two.birch.port());
  old.ask({{"type", "hello"}, {"name", "Old"}});
  EXPECT_EQ(old.ask({{"type", "join"}, {"table", code}})["reason"], "other_game");
}

TEST_F(Links, WhoIsBarredByAHostLosesTheSeatAtAnotherServersTable) {
  Two two([this](const std::string& node) { return flags(node, free_port()); });
  TestPlayer owner;
  owner.connect(two.birch.port());
  EXPECT_EQ(owner.ask({{"type", "claim"}, {"secret", owner_secret(two.amber)}})["role"], "owner");
  std::array<TestPlayer, 4> players;
  seat_four_at(two.birch, two.amber.port(), players);
  const auto told = [&](const TestPlayer& whom, const char* what) {
    return owner.ask({{"type", "manage"}, {"player", whom.id}, {"what", what}})["type"];
  };
  // A decision at the club's server holds at the table's: at once for a player who came by there.
  EXPECT_EQ(told(players[0], "mute"), "done");
  Json answer;
  do answer = players[0].ask({{"type", "say"}, {"text", "Hm."}}, new_id());
  while (answer.value("reason", "") != "muted");
  EXPECT_EQ(told(players[1], "ban"), "done");
  EXPECT_THROW(while (true) players[1].client->read(), Disconnected);
  while (!players[2].view()["seats"]["E"]["player"].is_null() &&
         players[2].view()["seats"]["E"].value("name", "") ==
             players[1].view()["seats"]["E"].value("name", "?")) {
    players[2].client->read();
  }
}

TEST_F(Links, WhoPlaysAtAnotherServersTableHearsNothingOfTheHall) {
  Two two([this](const std::string& node) { return flags(node, free_port()); });
  std::array<TestPlayer, 4> players;
  seat_four_at(two.birch, two.birch.port(), players);
  // A second connection of the same player, in the hall, and somebody who talks there.
  TestPlayer second{players[0].token, {}, {}}, other;
  second.connect(two.amber.port());
  other.connect(two.amber.port());
  for (TestPlayer* visitor : {&second, &other}) visitor->ask({{"type", "enter_hall"}});
  other.client->send({{"type", "say"}, {"text", "He has the nine."}});
  while (other.client->read()["type"] != "said") {
  }
  second.client->send({{"type", "ping"}}, "last");
  Json message;
  do {
    message = second.client->read();
    EXPECT_NE(message["type"], "said") << message;
  } while (message.value("reply_to", "") != "last");
}

TEST_F(Links, OneConnectionGoesFromTableToTableWhoeverKeepsThem) {
  Two two([this](const std::string& node) { return flags(node, free_port()); });
  std::array<TestPlayer, 4> here, there;
  const std::string near = seat_four_at(two.amber, two.amber.port(), here);
  const std::string far = seat_four_at(two.birch, two.amber.port(), there);
  for (const std::uint16_t door : {two.amber.port(), two.birch.port()}) {
    TestPlayer visitor;
    for (const std::string& code : {near, far}) rejoin(visitor, code, door);  // it is known there
    visitor.connect(door);
    for (const std::string& code : {near, far, near, far, near}) {
      const Json view = visitor.ask({{"type", "join"}, {"table", code}});
      EXPECT_EQ(view["view"]["code"], code) << view;
    }
    // Of the table that was left nothing comes any more; of this one everything.
    act(there);
    const std::uint64_t version = act(here);
    visitor.client->catch_up(version);
    EXPECT_EQ(visitor.view()["code"], near);
    EXPECT_EQ(visitor.ask({{"type", "leave"}})["type"], "done");
    EXPECT_EQ(visitor.ask({{"type", "resync"}})["reason"], "join_first");
    const std::string wrong = std::string("NOSUCHON") + far.back();
    EXPECT_EQ(visitor.ask({{"type", "join"}, {"table", wrong}})["reason"], "no_such_table");
  }
}

TEST_F(Links, TheOperatorIsAnsweredWhereTheClubIsAndClosesTablesElsewhere) {
  const TempFolder folder;
  const auto data = [&](const std::string& node) { return (folder.path() / node).string(); };
  Two two([&](const std::string& node) {
    auto all = flags(node, free_port());
    all.insert(all.end(), {"--data", data(node)});
    return all;
  });
  std::array<TestPlayer, 4> players;
  const std::string code = seat_four_at(two.birch, two.birch.port(), players);
  const CommandResult there = run_avinas("admin members --data " + data("birch"));
  EXPECT_NE(there.output.find("Another server keeps the club: ask at"), std::string::npos)
      << there.output;
  const CommandResult here = run_avinas("admin close-table " + code + " --data " + data("amber"));
  EXPECT_EQ(here.status, 0) << here.output;
  Json message;
  do message = players[0].client->read();
  while (message.value("code", "") != "closed");
}

TEST_F(Links, ATableGoesToAnotherServerInTheMiddleOfATrick) {
  TestServer amber(flags("amber", free_port()));
  std::array<TestPlayer, 4> players;
  const std::string code = seat_four(amber.port(), players);
  for (int i = 0; i < 6; ++i) act(players);
  const Json before = players[2].view();
  TestServer birch(flags("birch", free_port()));
  amber.process().signal(SIGTERM);
  EXPECT_EQ(amber.process().wait(), 0);
  for (TestPlayer& player : players) rejoin(player, code, birch.port());
  settle(players);
  EXPECT_EQ(players[2].view(), before);
  act(players);
}

TEST_F(Links, TwoVersionsServeTheClubTogetherWhileItIsUpgradedUnderPlay) {
  TestServer older(flags("older", free_port()), 0, older_executable());
  std::array<TestPlayer, 4> here, there;
  TestServer newer(flags("newer", free_port()));
  while (shares(older) != 3 || shares(newer) != 3) {
    // They are being handed over.
  }
  // A table at each, whose players came by both.
  const std::string kept_by_older = seat_four_at(older, newer.port(), here);
  const std::string kept_by_newer = seat_four_at(newer, older.port(), there);
  rejoin(here[1], kept_by_older, older.port());
  rejoin(there[1], kept_by_newer, newer.port());
  for (int i = 0; i < 6; ++i) {
    act(here);
    act(there);
  }
  const Json before = here[2].view();
  older.process().signal(SIGTERM);
  EXPECT_EQ(older.process().wait(), 0);
  for (TestPlayer& player : here) rejoin(player, kept_by_older, newer.port());
  for (TestPlayer& player : there) rejoin(player, kept_by_newer, newer.port());
  settle(here);
  EXPECT_EQ(here[2].view(), before) << "no hand was aborted";
  act(here);
  act(there);
}

}  // namespace
}  // namespace avinas::testing
