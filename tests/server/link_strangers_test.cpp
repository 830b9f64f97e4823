// SPDX-License-Identifier: MIT
// The links among a club's servers are nobody else's.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/write.hpp>
#include <csignal>
#include <filesystem>

#include "tests/server/linked_servers.hpp"
#include "tests/support/command_line.hpp"
#include "tests/support/four_players.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas::testing {
namespace {

namespace asio = boost::asio;
namespace ssl = asio::ssl;

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
  EXPECT_TRUE(amber.process().wait_for(ours.file("node.pem") + " ends in 1 day."));
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
  EXPECT_NE(alone.output.find("--node needs --cluster"), std::string::npos) << alone.output;
}

}  // namespace
}  // namespace avinas::testing
