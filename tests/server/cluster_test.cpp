// SPDX-License-Identifier: MIT
// A server whose club an engine keeps: what a kill of either leaves, who may write, what bad
// settings get.
#include <gtest/gtest.h>

#include <csignal>
#include <thread>

#include "engine/games/list.hpp"
#include "tests/support/command_line.hpp"
#include "tests/support/engine_relay.hpp"
#include "tests/support/four_players.hpp"
#include "tests/support/postgres_engine.hpp"
#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas::testing {
namespace {

constexpr const char* kWithoutLog = " 2>/dev/null #";
constexpr const char* kRequest = "GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

std::vector<std::string> flags_for(const std::string& cluster) {
  return {"--cluster", cluster, "--unreplicated", "--testing", "--deal-seed", "7"};
}

std::string shell(const std::string& cluster) { return "--cluster '" + cluster + "' "; }

class Cluster : public ::testing::Test {
 protected:
  PostgresEngine& engine = PostgresEngine::shared();
  const std::string cluster = engine.make_database();
};

/// Of each game on the wire.
class EveryGameInAnEngine : public Cluster,
                            public ::testing::WithParamInterface<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(Games, EveryGameInAnEngine, ::testing::ValuesIn(games::All::kNames),
                         [](const auto& game) { return std::string(game.param); });

TEST_P(EveryGameInAnEngine, AKilledServerComesBackWithTheTrickAsItWas) {
  std::array<TestPlayer, 4> players;
  std::string code;
  Json before;
  {
    TestServer server(flags_for(cluster));
    code = seat_four(server.port(), players, {{"game", GetParam()}});
    for (int i = 0; i < 11; ++i) act(players);
    before = players[2].view();
    server.process().signal(SIGKILL);
    server.process().wait();
  }
  TestServer server(flags_for(cluster));
  come_back(players, code, server.port());
  EXPECT_EQ(players[2].view(), before);
}

TEST_F(Cluster, ASecondServerIsRefusedWhileTheFirstLives) {
  TestServer server(flags_for(cluster));
  const CommandResult second = run_avinas("serve --port 0 --unreplicated " + shell(cluster));
  EXPECT_EQ(second.status, 1);
  EXPECT_NE(second.output.find("Another server serves the club in this database"),
            std::string::npos)
      << second.output;
}

TEST_F(Cluster, AServerThatStoodStillAndWasReplacedChangesNothingAndEnds) {
  std::array<TestPlayer, 4> players;
  TestServer zombie(flags_for(cluster));
  const std::string code = seat_four(zombie.port(), players);
  act(players);
  zombie.process().signal(SIGSTOP);
  TestServer heir(flags_for(cluster));
  // One player is still connected to the zombie, and acts there.
  std::size_t acting = 0;
  while (!players[acting].to_act()) ++acting;
  TestPlayer old = std::move(players[acting]);
  players[acting] = TestPlayer{old.token, old.id, {}};
  come_back(players, code, heir.port());
  const std::uint64_t version = settle(players);
  old.client->send(lawful_request(old.view(), 0), new_id());
  zombie.process().signal(SIGCONT);
  EXPECT_EQ(zombie.process().wait(), 1);
  EXPECT_NE(zombie.process().read_output().find("taken this club over"), std::string::npos);
  EXPECT_THROW(
      {
        while (true) EXPECT_NE(old.client->read()["type"], "update");
      },
      Disconnected);
  EXPECT_EQ(players[0].client->version, version);
  EXPECT_GT(act(players), version);
}

std::vector<std::string> node_flags(const std::string& cluster, const std::string& name) {
  std::vector<std::string> flags = flags_for(cluster);
  flags.insert(flags.end(), {"--node", name});
  return flags;
}

TEST_F(Cluster, AWaitingServerTakesOverFromOneThatWasKilledInTheMiddleOfATrick) {
  std::array<TestPlayer, 4> players;
  TestServer first(node_flags(cluster, "first"));
  const std::string code = seat_four(first.port(), players);
  TestServer second(node_flags(cluster, "second"), TestServer::Waiting());
  for (int i = 0; i < 6; ++i) act(players);
  const Json before = players[2].view();
  first.process().signal(SIGKILL);
  second.await_turn();
  come_back(players, code, second.port());
  EXPECT_EQ(players[2].view(), before);
  act(players);
  const std::string metrics =
      raw_exchange(second.port(), "GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  EXPECT_NE(metrics.find("\navinas_keeping_epoch 2\n"), std::string::npos) << metrics;
  EXPECT_NE(metrics.find("\navinas_takeovers_total 1\n"), std::string::npos);
}

TEST_F(Cluster, AServerThatStoodStillIsReplacedByAWaitingOneAndComesBackToWait) {
  std::array<TestPlayer, 4> players;
  TestServer zombie(node_flags(cluster, "first"));
  const std::string code = seat_four(zombie.port(), players);
  act(players);
  TestServer heir(node_flags(cluster, "second"), TestServer::Waiting());
  zombie.process().signal(SIGSTOP);
  heir.await_turn();
  zombie.process().signal(SIGCONT);
  EXPECT_EQ(zombie.process().wait(), 1);
  TestServer again(node_flags(cluster, "first"), TestServer::Waiting());
  come_back(players, code, heir.port());
  act(players);
}

TEST_F(Cluster, OfTwoSidesThatArePartedOneAtMostPlays) {
  const std::string folder = cluster.substr(5, cluster.find(' ') - 5);  // "host=/…"
  EngineRelay line(folder);
  const std::string by_line =
      "host=127.0.0.1 port=" + std::to_string(line.port()) + cluster.substr(cluster.find(' '));
  std::array<TestPlayer, 4> players;
  TestServer parted(node_flags(by_line, "first"));
  const std::string code = seat_four(parted.port(), players);
  act(players);
  TestServer heir(node_flags(cluster, "second"), TestServer::Waiting());
  std::size_t acting = 0;
  while (!players[acting].to_act()) ++acting;
  TestPlayer old = std::move(players[acting]);
  players[acting] = TestPlayer{old.token, old.id, {}};
  line.part();
  old.client->send(lawful_request(old.view(), 0), new_id());
  heir.await_turn();
  // On this side the move was never made, and on the other nobody is told that it was, nor shown
  // anything else of the table.
  come_back(players, code, heir.port());
  EXPECT_TRUE(players[acting].to_act());
  act(players);
  old.client->send({{"type", "resync"}}, new_id());
  line.heal();
  EXPECT_EQ(parted.process().wait(), 1);
  EXPECT_THROW(
      {
        while (true) {
          const std::string type = old.client->read()["type"];
          EXPECT_TRUE(type != "update" && type != "view") << type;
        }
      },
      Disconnected);
  act(players);
}

TEST_F(Cluster, AnUpgradeUnderPlayAbortsNoHand) {
  std::array<TestPlayer, 4> players;
  TestServer older(node_flags(cluster, "older"), 0, older_executable());
  const std::string code = seat_four(older.port(), players);
  for (int i = 0; i < 6; ++i) act(players);
  const Json before = players[1].view();
  TestServer newer(node_flags(cluster, "newer"), TestServer::Waiting());
  older.process().signal(SIGTERM);
  EXPECT_EQ(older.process().wait(), 0);
  newer.await_turn();
  come_back(players, code, newer.port());
  EXPECT_EQ(players[1].view(), before);
  act(players);
}

TEST_F(Cluster, AWaitingServerIsAliveNotReadyAndEndsWhenItIsTold) {
  TestServer first(node_flags(cluster, "first"));
  const std::uint16_t port = free_port();
  TestServer second(node_flags(cluster, "second"), TestServer::Waiting{port});
  const CommandResult doctor = run_avinas("doctor --port 0 --unreplicated " + shell(cluster));
  EXPECT_NE(doctor.output.find("The server first keeps the club"), std::string::npos)
      << doctor.output;
  EXPECT_NE(doctor.output.find("The server second waits"), std::string::npos) << doctor.output;
  const CommandResult health = run_avinas("health --port " + std::to_string(port));
  EXPECT_EQ(health.status, 0) << "no reason to start it again";
  EXPECT_NE(health.output.find("waits for its turn"), std::string::npos) << health.output;
  EXPECT_EQ(raw_exchange(port, kRequest).substr(9, 3), "503");
  second.process().signal(SIGTERM);
  EXPECT_EQ(second.process().wait(), 0);
  // Its name is free again.
  TestServer third(node_flags(cluster, "second"), TestServer::Waiting());
}

TEST_F(Cluster, TwoServersOfOneNameAreNotLetIn) {
  TestServer first(node_flags(cluster, "card-room"));
  const CommandResult second =
      run_avinas("serve --port 0 --unreplicated --node card-room " + shell(cluster));
  EXPECT_EQ(second.status, 1);
  EXPECT_NE(second.output.find("Another server named card-room is on this engine"),
            std::string::npos)
      << second.output;
}

TEST(ClusterEngine, TablesWaitWhileItIsAwayAndGoOnWhenItIsBack) {
  PostgresEngine engine;
  const std::string cluster = engine.make_database();
  std::array<TestPlayer, 4> players;
  TestServer server(flags_for(cluster));
  seat_four(server.port(), players);
  act(players);
  engine.end(SIGKILL);
  std::size_t acting = 0;
  while (!players[acting].to_act()) ++acting;
  TestPlayer& player = players[acting];
  const std::uint64_t version = player.client->version;
  const std::string id = player.client->send(lawful_request(player.view(), 0));
  // Everybody is told that the table waits; nobody is told of the move.
  Json notice;
  bool refused = false;  // it came when the server knew already that it cannot save
  do {
    notice = player.client->read();
    refused = refused || notice.value("reason", "") == "cannot_save";
  } while (notice["type"] != "notice");
  EXPECT_EQ(notice["code"], "storage");
  EXPECT_EQ(notice["params"]["why"], "the database does not answer") << notice;
  EXPECT_EQ(player.client->version, version);
  EXPECT_EQ(raw_exchange(server.port(), kRequest).substr(9, 3), "503");
  EXPECT_EQ(figure_of(server.port(), "avinas_ready"), 0);
  engine.start();
  while (refused) {
    const Json answer = player.client->ask(lawful_request(player.view(), 0), id);
    refused = answer.value("reason", "") == "cannot_save";
  }
  if (player.client->version == version) {
    EXPECT_NE(player.client->answer_to(id)["type"], "error");
  }
  EXPECT_GT(player.client->version, version);
  EXPECT_GT(act(players), version);
}

TEST_F(Cluster, AClubMovesIntoAnEngineAndBackAndIsTheSame) {
  const TempFolder folder;
  const std::string data = (folder.path() / "data").string(),
                    back = (folder.path() / "back").string();
  std::array<TestPlayer, 4> players;
  std::string code, invitations;
  {
    TestServer server({"--data", data, "--testing", "--deal-seed", "7"});
    code = seat_four(server.port(), players);
    for (int i = 0; i < 5; ++i) act(players);
    EXPECT_EQ(run_avinas("admin invite --uses 7 --data " + data).status, 0);
    invitations = run_avinas("admin invitations --data " + data).output;
  }
  const CommandResult moved =
      run_avinas("cluster import --unreplicated --data " + data + " " + shell(cluster));
  EXPECT_EQ(moved.status, 0) << moved.output;
  EXPECT_NE(moved.output.find("4 players, 1 tables and 0 matches were moved"), std::string::npos)
      << moved.output;
  EXPECT_EQ(run_avinas("admin invitations --unreplicated " + shell(cluster) + kWithoutLog).output,
            invitations);
  {
    TestServer server(flags_for(cluster));
    come_back(players, code, server.port());
    for (int i = 0; i < 5; ++i) act(players);
    server.process().signal(SIGTERM);
    EXPECT_EQ(server.process().wait(), 0);
  }
  const Json before = players[1].view();
  // A second club does not go into the same place.
  const CommandResult full =
      run_avinas("cluster import --unreplicated --data " + data + " " + shell(cluster));
  EXPECT_EQ(full.status, 1);
  EXPECT_NE(full.output.find("There is a club in that database already"), std::string::npos);
  const CommandResult exported =
      run_avinas("cluster export --unreplicated --data " + back + " " + shell(cluster));
  EXPECT_EQ(exported.status, 0) << exported.output;
  EXPECT_EQ(run_avinas("admin invitations --data " + back).output, invitations);
  TestServer server({"--data", back});
  come_back(players, code, server.port());
  EXPECT_EQ(players[1].view(), before);
}

TEST_F(Cluster, AMoveThatWasCutShortIsNotServedAndCanBeRunAgain) {
  const TempFolder folder;
  const std::string data = (folder.path() / "data").string();
  { TestServer server({"--data", data}); }
  { TestServer server(flags_for(cluster)); }
  const std::string name = cluster.substr(cluster.rfind('=') + 1);
  engine.ask(name,
             "UPDATE avinas.club SET moving = true; UPDATE avinas.keeper SET serving = false; "
             "INSERT INTO avinas.players VALUES ('half', 'Half', 1)");
  const CommandResult refused = run_avinas("serve --port 0 --unreplicated " + shell(cluster));
  EXPECT_EQ(refused.status, 1);
  EXPECT_NE(refused.output.find("was not finished. Run it again"), std::string::npos)
      << refused.output;
  const CommandResult again =
      run_avinas("cluster import --unreplicated --data " + data + " " + shell(cluster));
  EXPECT_EQ(again.status, 0) << again.output;
  EXPECT_EQ(engine.ask(name, "SELECT count(*) FROM avinas.players WHERE id = 'half'"), "0\n");
}

struct Wrong {
  const char* name;
  std::string flags;
  const char* sentence;
  int status = 1;  ///< 2 where the flags themselves cannot hold
};

TEST_F(Cluster, BadSettingsGetASentenceThatSaysWhatToDo) {
  const std::string name = cluster.substr(cluster.rfind('=') + 1);
  const std::string host = cluster.substr(0, cluster.find(' '));
  const TempFolder folder;
  { TestServer server({"--data", folder.path().string()}); }
  { TestServer server(flags_for(cluster)); }
  const std::string newer = engine.make_database();
  { TestServer server(flags_for(newer)); }
  engine.ask(newer.substr(newer.rfind('=') + 1), "UPDATE avinas.club SET schema_version = 99");
  engine.ask("postgres", "DROP DATABASE IF EXISTS latin");
  engine.ask("postgres", "CREATE DATABASE latin ENCODING LATIN1 LOCALE 'C' TEMPLATE template0");
  for (const Wrong& wrong : {
           Wrong{"nobody listens", "--cluster 'host=127.0.0.1 port=1 user=avinas'",
                 "PostgreSQL cannot be reached"},
           Wrong{"no standby", "--cluster '" + cluster + "'", "synchronous_standby_names is empty"},
           Wrong{"no such database",
                 "--unreplicated --cluster '" + host + " user=avinas dbname=nothing'",
                 "CREATE DATABASE"},
           Wrong{"no such user", "--unreplicated --cluster '" + host + " user=nobody dbname=club1'",
                 "CREATE ROLE"},
           Wrong{"no connection string", "--cluster 'hots=127.0.0.1'", "--cluster cannot be read",
                 2},
           Wrong{"newer schema", "--unreplicated --cluster '" + newer + "'",
                 "was written by a newer Avinas"},
           Wrong{"another encoding",
                 "--unreplicated --cluster '" + host + " user=avinas dbname=latin'",
                 "The database's encoding is LATIN1"},
           Wrong{"two clubs",
                 "--unreplicated --cluster '" + cluster + "' --data " + folder.path().string(),
                 "avinas cluster import", 2},
           Wrong{"no engine", "--unreplicated", "--unreplicated needs --cluster", 2},
       }) {
    SCOPED_TRACE(wrong.name);
    const CommandResult result = run_avinas("serve --port 0 " + wrong.flags);
    EXPECT_EQ(result.status, wrong.status);
    EXPECT_NE(result.output.find(wrong.sentence), std::string::npos) << result.output;
    EXPECT_EQ(result.output.find("is served at"), std::string::npos);
  }
  EXPECT_EQ(engine.ask(name, "SELECT epoch FROM avinas.keeper"), "1\n") << "one of them began";
}

TEST_F(Cluster, AWrongPasswordGetsASentenceThatSaysWhereItIsLookedFor) {
  PostgresEngine closed;
  closed.require_password();
  const CommandResult result = run_avinas("serve --port 0 --unreplicated --cluster '" +
                                          closed.connection_to("postgres") + " password=wrong'");
  EXPECT_EQ(result.status, 1);
  EXPECT_NE(result.output.find("PGPASSFILE"), std::string::npos) << result.output;
  EXPECT_EQ(result.output.find("wrong"), std::string::npos) << "a password was printed";
}

TEST(ClusterEngine, ItsLineIsEncryptedAndBothEndsShowACertificate) {
  PostgresEngine engine;
  const Authority ours("ours"), theirs("ours");
  ours.issue("player", "somebody-else");
  ours.issue("avinas", "avinas");
  const std::string at = engine.require_certificates(ours, free_port());
  const auto with = [&](const Authority& whom, const std::string& whose, const Authority& trusted) {
    return at + " sslmode=verify-full sslrootcert=" + trusted.file("ca.pem") +
           " sslcert=" + whom.file(whose + ".pem") + " sslkey=" + whom.file(whose + ".key");
  };
  theirs.issue("avinas", "avinas");
  for (const Wrong& wrong :
       {Wrong{"in the clear", at + " sslmode=disable", "no encryption"},
        Wrong{"no certificate", at + " sslmode=require sslcert=/nowhere sslkey=/nowhere",
              "client certificate"},
        Wrong{"a certificate of another authority of that name", with(theirs, "avinas", ours),
              "unknown ca"},
        Wrong{"somebody else's certificate", with(ours, "player", ours),
              "certificate authentication failed"},
        Wrong{"an engine of another authority", with(ours, "avinas", theirs),
              "certificate verify failed"}}) {
    SCOPED_TRACE(wrong.name);
    const CommandResult result =
        run_avinas("serve --port 0 --unreplicated --cluster '" + wrong.flags + "'");
    EXPECT_EQ(result.status, 1);
    EXPECT_NE(result.output.find(wrong.sentence), std::string::npos) << result.output;
  }
  TestServer server(flags_for(with(ours, "avinas", ours)));
  std::array<TestPlayer, 4> players;
  seat_four(server.port(), players);
  act(players);
}

TEST_F(Cluster, BackupsAreTheEnginesOwnAndTheRestWorksBesideAServer) {
  const TempFolder folder;
  const std::string data = (folder.path() / "made").string();
  std::vector<std::string> flags = flags_for(cluster);
  flags.insert(flags.end(), {"--data", data});
  TestServer server(flags);
  EXPECT_EQ(run_avinas("admin members --data " + data).status, 0);
  const CommandResult backup = run_avinas("backup x.db " + shell(cluster));
  EXPECT_EQ(backup.status, 2);
  EXPECT_NE(backup.output.find("pg_dump"), std::string::npos) << backup.output;
  EXPECT_EQ(run_avinas("record export " + shell(cluster)).status, 0);
  const CommandResult doctor = run_avinas("doctor --port 0 --unreplicated " + shell(cluster));
  EXPECT_NE(doctor.output.find("The engine is PostgreSQL"), std::string::npos) << doctor.output;
}

}  // namespace
}  // namespace avinas::testing
