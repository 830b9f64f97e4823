// SPDX-License-Identifier: MIT
// Several servers of one club: every one is a door to it, and their links are nobody else's.
#include <gtest/gtest.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/write.hpp>
#include <csignal>
#include <cstdlib>

#include "support/command_line.hpp"
#include "support/four_players.hpp"
#include "support/postgres_engine.hpp"
#include "support/temp_folder.hpp"
#include "support/ws_client.hpp"

namespace avinas::testing {
namespace {

namespace asio = boost::asio;
namespace ssl = asio::ssl;

constexpr const char* kGet = " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n";

/// An authority, and certificates for "localhost" that it signed.
class Authority {
 public:
  explicit Authority(const std::string& name) : folder_(), name_(name) {
    run("openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj "
        "/CN=" +
        name_ + " -keyout " + file("ca.key") + " -out " + file("ca.pem"));
    run("openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost "
        "-keyout " +
        file("node.key") + " -out " + file("node.csr"));
    run("printf subjectAltName=DNS:localhost > " + file("names"));
    run("openssl x509 -req -days 2 -in " + file("node.csr") + " -CA " + file("ca.pem") +
        " -CAkey " + file("ca.key") + " -CAcreateserial -extfile " + file("names") + " -out " +
        file("node.pem"));
  }
  std::string file(const std::string& name) const { return (folder_.path() / name).string(); }

 private:
  static void run(const std::string& command) {
    if (std::system((command + " 2>/dev/null").c_str()) != 0) {
      throw std::runtime_error("failed, is openssl there? " + command);
    }
  }
  TempFolder folder_;
  std::string name_;
};

class Links : public ::testing::Test {
 protected:
  std::vector<std::string> flags(const std::string& node, std::uint16_t link) const {
    return {"--cluster",      cluster,
            "--unreplicated", "--testing",
            "--deal-seed",    "7",
            "--node",         node,
            "--link",         "localhost:" + std::to_string(link),
            "--link-cert",    ours.file("node.pem"),
            "--link-key",     ours.file("node.key"),
            "--link-ca",      ours.file("ca.pem")};
  }

  const std::string cluster = PostgresEngine::shared().make_database();
  const Authority ours{"ours"};
};

TEST_F(Links, EveryServerIsADoorToEveryTableAndSoItIsAfterAKill) {
  TestServer amber(flags("amber", free_port()));
  std::array<TestPlayer, 4> players;
  const std::string code = seat_four(amber.port(), players);
  const std::uint16_t birch_port = free_port(), cedar_port = free_port();
  TestServer birch(flags("birch", free_port()), TestServer::Waiting{birch_port});
  TestServer cedar(flags("cedar", free_port()), TestServer::Waiting{cedar_port});
  join(players[1], code, birch_port);
  join(players[2], code, cedar_port);
  for (int i = 0; i < 6; ++i) act(players);
  // One hall, wherever one connects.
  TestPlayer visitor, other;
  visitor.connect(birch_port);
  other.connect(cedar_port);
  visitor.ask({{"type", "enter_hall"}});
  other.ask({{"type", "enter_hall"}});
  other.ask({{"type", "say"}, {"text", "Labas!"}});
  Json said;
  do said = visitor.client->read();
  while (said["type"] != "said");
  EXPECT_EQ(said["text"], "Labas!");
  // The archive answers at every door: there is no such match.
  EXPECT_EQ(raw_exchange(birch_port, "GET /api/matches/M1/record" + std::string(kGet) + "\r\n")
                .substr(9, 3),
            "404");
  const Json before = players[2].view();
  amber.process().signal(SIGKILL);
  EXPECT_THROW(while (true) players[2].client->read(), Disconnected);
  // Whoever of the two was faster keeps the club; the other one leads to it.
  const auto ready = [](std::uint16_t port) {
    return raw_exchange(port, "GET /readyz" + std::string(kGet) + "\r\n").substr(9, 3) == "200";
  };
  while (!ready(birch_port) && !ready(cedar_port)) {
    // One of them takes it over.
  }
  const std::uint16_t door = ready(birch_port) ? cedar_port : birch_port;
  for (TestPlayer& player : players) {
    while (true) {
      try {
        join(player, code, door);
        break;
      } catch (const std::exception&) {
        // It has not seen yet who keeps the club.
      }
    }
  }
  settle(players);
  EXPECT_EQ(players[2].view(), before);
  act(players);
}

/// What somebody at that port gets who comes with TLS and these files, or none.
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
  auto keeper_flags = flags("amber", free_port());
  keeper_flags.insert(keeper_flags.end(), {"--connections-per-address", "1"});
  TestServer keeper(keeper_flags);
  TestServer waiting(flags("birch", free_port()), TestServer::Waiting{door});
  // Nor behind a request that the door has read.
  const std::string get = "GET /api/matches/M1/record HTTP/1.1\r\nHost: x\r\n";
  const std::string answers =
      raw_exchange(door, get + "\r\n" + get + "X-Avinas-Client: 192.0.2.7\r\n\r\n");
  EXPECT_EQ(answers.find("HTTP/1.1", 1), std::string::npos) << answers;
  TestPlayer first;
  first.connect(door);
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
  struct Wrong {
    std::string flags, sentence;
  };
  for (const Wrong& wrong :
       {Wrong{"--link localhost:8480", "--node"},
        Wrong{"--node a --link localhost:8480", "--link-c"},
        Wrong{"--node a --link localhost" + files + ours.file("ca.pem"), "write --link as in"},
        Wrong{"--node a --link localhost:8480" + files + ours.file("node.key"), "--link-ca"},
        Wrong{"--node 'a b'", "letters, digits, dots and dashes"}}) {
    const CommandResult result = run_avinas(start + wrong.flags);
    EXPECT_NE(result.status, 0) << wrong.flags;
    EXPECT_NE(result.output.find(wrong.sentence), std::string::npos) << result.output;
  }
  const CommandResult alone = run_avinas("serve --port 0 --node amber");
  EXPECT_NE(alone.output.find("name that with --cluster"), std::string::npos) << alone.output;
}

}  // namespace
}  // namespace avinas::testing
