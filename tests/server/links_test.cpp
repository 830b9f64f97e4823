// SPDX-License-Identifier: MIT
// Several servers of one club: every one is a door to it, and their links are nobody else's.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/write.hpp>
#include <csignal>
#include <filesystem>
#include <functional>

#include "server/store/postgres/connection.hpp"
#include "tests/server/linked_servers.hpp"
#include "tests/support/command_line.hpp"
#include "tests/support/four_players.hpp"
#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas::testing {
namespace {

namespace asio = boost::asio;
namespace ssl = asio::ssl;

constexpr const char* kGet = " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n";

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

/// Two servers that keep three shares each.
struct Two {
  explicit Two(const std::function<std::vector<std::string>(const std::string&)>& flags_of)
      : amber(flags_of("amber")), birch(flags_of("birch")) {
    while (shares(amber) != 3 || shares(birch) != 3) {
      // They are being handed over.
    }
  }
  TestServer amber, birch;  ///< the first keeps the club
};

/// Sessions of a linked server at the engine: one for each share and for the club, one to read, one
/// to count the servers.
constexpr std::int64_t kSessions = server::kShares + 3;

TEST_F(Links, AServerHoldsAFewSessionsAtTheEngineAndNotTwoForEachShare) {
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
  EXPECT_LE(sessions, 2 * kSessions);
  EXPECT_GE(sessions, 2 * (server::kShares + 1)) << "each waits for every share, and for the club";
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
  const std::string printed = two.amber.process().output();
  const std::string mark = "#invitation=";
  const std::size_t at = printed.find(mark) + mark.size();
  TestPlayer owner;
  owner.connect(two.birch.port());
  const std::string secret = printed.substr(at, printed.find('\n', at) - at);
  EXPECT_EQ(owner.ask({{"type", "claim"}, {"secret", secret}})["role"], "owner");
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

TEST_F(Links, NobodyBecomesSomebodyElseByTheHeadersOfLinks) {
  Two two([this](const std::string& node) { return flags(node, free_port()); });
  std::array<TestPlayer, 4> players;
  const std::string code = seat_four_when_settled(two.amber.port(), players);
  const Json person{{"player", players[0].id}, {"name", "x"}, {"bot", false}};
  for (const std::uint16_t door : {two.amber.port(), two.birch.port()}) {
    WsClient thief(door, "/ws", {}, {{"X-Avinas-Person", person.dump()}});
    EXPECT_EQ(thief.ask({{"type", "join"}, {"table", code}})["reason"], "hello_first");
    WsClient spy(door, "/ws", {}, {{"X-Avinas-HallUplink", "birch"}});
    spy.send_text(R"({"what":"follow"})");
    EXPECT_EQ(spy.read()["type"], "error");
  }
}

/// The name in the certificate that whoever listens there for links shows.
std::string name_shown(std::uint16_t port, const Authority& with) {
  asio::io_context context(1);
  ssl::context settings(ssl::context::tls_client);
  settings.use_certificate_chain_file(with.file("node.pem"));
  settings.use_private_key_file(with.file("node.key"), ssl::context::pem);
  ssl::stream<asio::ip::tcp::socket> stream(context, settings);
  stream.next_layer().connect({asio::ip::make_address("127.0.0.1"), port});
  stream.handshake(ssl::stream_base::client);
  const std::unique_ptr<X509, decltype(&X509_free)> shown(
      SSL_get1_peer_certificate(stream.native_handle()), &X509_free);
  std::array<char, 64> name{};
  X509_NAME_get_text_by_NID(X509_get_subject_name(shown.get()), NID_commonName, name.data(),
                            static_cast<int>(name.size()));
  return name.data();
}

TEST_F(Links, SighupBringsANewCertificateAndTheOthersStillFindTheServer) {
  const std::uint16_t link = free_port();
  TestServer amber(flags("amber", link));
  ASSERT_EQ(name_shown(link, ours), "localhost");
  ours.issue("node", "renewed");
  EXPECT_EQ(name_shown(link, ours), "localhost") << "nobody told it yet";
  std::size_t seen = amber.process().read_output().size();
  amber.process().signal(SIGHUP);
  ASSERT_TRUE(amber.process().wait_for("SIGHUP", seen));
  EXPECT_EQ(name_shown(link, ours), "renewed");
  TestServer birch(flags("birch", free_port()));
  while (shares(amber) != 3 || shares(birch) != 3) {
    // They are being handed over.
  }
  std::array<TestPlayer, 4> players;
  seat_four_when_settled(birch.port(), players);
  act(players);
  std::filesystem::remove(ours.file("node.key"));
  seen = amber.process().read_output().size();
  amber.process().signal(SIGHUP);
  ASSERT_TRUE(amber.process().wait_for("The old certificate goes on", seen));
  act(players);
}

/// The answer at that port to a client with TLS and these files, or none.
std::string got_with_tls(std::uint16_t port, const Authority* with) {
  asio::io_context context(1);
  ssl::context settings(ssl::context::tls_client);
  if (with) {
    settings.use_certificate_chain_file(with->file("node.pem"));
    settings.use_private_key_file(with->file("node.key"), ssl::context::pem);
  }
  ssl::stream<asio::ip::tcp::socket> stream(context, settings);
  stream.next_layer().connect({asio::ip::make_address("127.0.0.1"), port});
  std::string answer;
  boost::system::error_code error;
  stream.handshake(ssl::stream_base::client, error);
  if (error) return answer;
  asio::write(stream, asio::buffer("GET /healthz" + std::string(kGet) + "\r\n"), error);
  asio::read(stream, asio::dynamic_buffer(answer), error);
  return answer;
}

TEST_F(Links, AStrangerAtTheLinksPortGetsNothing) {
  const std::uint16_t port = free_port();
  TestServer server(flags("amber", port));
  const Authority theirs("ours");
  EXPECT_EQ(raw_exchange(port, "GET /healthz" + std::string(kGet) + "\r\n"), "");
  EXPECT_EQ(got_with_tls(port, nullptr), "");
  EXPECT_EQ(got_with_tls(port, &theirs), "") << "an authority of the same name";
  EXPECT_EQ(got_with_tls(port, &ours).substr(9, 3), "200") << "the test itself is right";
}

TEST_F(Links, NobodyInventsAnAddressByTheHeaderOfLinks) {
  const std::uint16_t door = free_port();
  const auto for_one = [&](const std::string& node) {
    auto all = flags(node, free_port());
    *(std::find(all.begin(), all.end(), "--connections-per-address") + 1) = "1";
    return all;
  };
  TestServer keeper(for_one("amber")), other(for_one("birch"), door);
  TestPlayer first, second;
  first.connect(door);
  second.connect(keeper.port());
  const std::string upgrade =
      "GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
      "X-Avinas-Client: 192.0.2.7\r\n\r\n";
  EXPECT_EQ(raw_exchange(door, upgrade).substr(9, 3), "429");
  EXPECT_EQ(raw_exchange(keeper.port(), upgrade).substr(9, 3), "429");
}

TEST_F(Links, WrongSettingsGetASentence) {
  const std::string start = "serve --port 0 --unreplicated --cluster '" + cluster + "' ";
  const std::string files = " --link-cert " + ours.file("node.pem") + " --link-key " +
                            ours.file("node.key") + " --link-ca ";
  struct WrongFlags {
    std::string flags, sentence;
  };
  for (const WrongFlags& wrong :
       {WrongFlags{"--link localhost:8480", "--node"},
        WrongFlags{"--node a --link localhost:8480", "--link-c"},
        WrongFlags{"--node a --link localhost" + files + ours.file("ca.pem"), "write --link as in"},
        WrongFlags{"--node a --link localhost:8480" + files + ours.file("node.key"), "--link-ca"},
        WrongFlags{"--node 'a b'", "letters, digits, dots and dashes"}}) {
    const CommandResult result = run_avinas(start + wrong.flags);
    EXPECT_NE(result.status, 0) << wrong.flags;
    EXPECT_NE(result.output.find(wrong.sentence), std::string::npos) << result.output;
  }
  const CommandResult alone = run_avinas("serve --port 0 --node amber");
  EXPECT_NE(alone.output.find("name that with --cluster"), std::string::npos) << alone.output;
}

}  // namespace
}  // namespace avinas::testing
