// SPDX-License-Identifier: MIT
// The places where a server listens: a Unix socket, a socket that the service manager opened, IPv6,
// a path below its host.
#include <gtest/gtest.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <fstream>

#include "server/app/places.hpp"
#include "server/net/bind.hpp"
#include "server/net/link_stream.hpp"
#include "tests/support/command_line.hpp"
#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas {
using namespace testing;
namespace asio = boost::asio;
using Local = asio::local::stream_protocol;

std::string ask_socket(const std::string& file, const std::string& path,
                       const std::string& lines = {}) {
  asio::io_context context(1);
  Local::socket socket(context);
  socket.connect(Local::endpoint(file));
  asio::write(socket, asio::buffer("GET " + path + " HTTP/1.1\r\nHost: x\r\n" + lines +
                                   "Connection: close\r\n\r\n"));
  std::string answer;
  boost::system::error_code error;
  asio::read(socket, asio::dynamic_buffer(answer), error);
  return answer.substr(9, 3);
}

TEST(LinkAddress, ListensAtTheAddressThatItNamesAndWhereItNamesNoneAsPeopleCome) {
  boost::asio::io_context context(1);
  const auto at = [&](const std::string& host, const std::string& for_people) {
    const auto free = server::bind_to(context, "127.0.0.1", 0, "--port").local_endpoint().port();
    const auto port = server::LinkAddress{host, free}.listen(context, for_people);
    return port.local_endpoint().address().to_string();
  };
  EXPECT_EQ(at("127.0.0.2", "127.0.0.1"), "127.0.0.2");
  EXPECT_EQ(at("127.0.0.1", "0.0.0.0"), "127.0.0.1");
  EXPECT_EQ(at("192.0.2.7", "127.0.0.1"), "0.0.0.0");
  EXPECT_EQ(at("amber.example.org", "127.0.0.1"), "0.0.0.0");
  EXPECT_EQ(at("localhost", "127.0.0.3"), "127.0.0.3");
}

TEST(Places, OnASocketBehindAProxyTheAddressHasNoPort) {
  server::Config config;
  EXPECT_EQ(server::public_address(config, 8080), "http://localhost:8080");
  config.host_names = {"cards.example.org"};
  EXPECT_EQ(server::public_address(config, 8080), "http://cards.example.org:8080");
  config.socket = "/run/avinas/avinas.sock";
  EXPECT_EQ(server::public_address(config, 0), "https://cards.example.org");
  EXPECT_EQ(server::public_address(config, 8080), "https://cards.example.org") << "the setting's";
  config.host_names.clear();
  EXPECT_EQ(server::public_address(config, 0), "http://localhost");
}

TEST(Listening, OnAUnixSocketPagesAndTheWebSocketAreServed) {
  const TempFolder folder;
  const std::string file = folder.path() / "avinas.sock";
  load::ChildProcess server({executable(), "serve", "--socket", file}, " threads");
  EXPECT_EQ(ask_socket(file, "/"), "200");
  asio::io_context context(1);
  boost::beast::websocket::stream<Local::socket> player(context);
  player.next_layer().connect(Local::endpoint(file));
  player.handshake("club.example", "/ws");
  player.write(asio::buffer(std::string(R"({"id":"a","type":"hello","name":"Ona"})")));
  boost::beast::flat_buffer buffer;
  player.read(buffer);
  EXPECT_NE(boost::beast::buffers_to_string(buffer.data()).find("\"welcome\""), std::string::npos);
  const CommandResult health = run_avinas("health", "AVINAS_SOCKET=" + file);
  EXPECT_EQ(health.output, "ready\n");
  EXPECT_EQ(health.status, 0);
}

TEST(Listening, WhoComesThroughAUnixSocketIsBroughtByAProxyAndReadsNoMetrics) {
  const TempFolder folder;
  const std::string file = folder.path() / "avinas.sock";
  load::ChildProcess server(
      {executable(), "serve", "--socket", file, "--metrics-from", "203.0.113.9"}, " threads");
  EXPECT_EQ(ask_socket(file, "/metrics"), "403");
  EXPECT_EQ(ask_socket(file, "/metrics", "X-Forwarded-For: 203.0.113.8\r\n"), "403");
  EXPECT_EQ(ask_socket(file, "/metrics", "X-Forwarded-For: 203.0.113.9\r\n"), "200");
}

TEST(Listening, ASocketThatAKilledServerLeftIsTakenOverAndOneInUseIsNot) {
  const TempFolder folder;
  const std::string file = folder.path() / "avinas.sock";
  { load::ChildProcess killed({executable(), "serve", "--socket", file}, " threads"); }
  ASSERT_TRUE(std::filesystem::exists(file));
  load::ChildProcess server({executable(), "serve", "--socket", file}, " threads");
  EXPECT_EQ(ask_socket(file, "/healthz"), "200");
  const CommandResult second = run_avinas("serve --socket " + file);
  EXPECT_EQ(second.status, 1);
  EXPECT_NE(second.output.find("Another program listens on"), std::string::npos) << second.output;
  EXPECT_EQ(ask_socket(file, "/healthz"), "200");
  const std::string text = folder.path() / "notes";
  std::ofstream(text) << "mine";
  const CommandResult over = run_avinas("serve --socket " + text);
  EXPECT_NE(over.output.find("is no socket"), std::string::npos) << over.output;
  EXPECT_TRUE(std::filesystem::exists(text));
}

TEST(Listening, ALoneServerIsTheRouteToEveryShareAndKnowsNoOther) {
  TestServer server;
  for (const char* path : {"/ws/1", "/ws/64"}) {
    WsClient client(server.port(), path);
    EXPECT_EQ(client.ask({{"type", "hello"}, {"name", "Ona"}})["type"], "welcome") << path;
  }
  for (const char* path : {"/ws/", "/ws/0", "/ws/65", "/ws/03", "/ws/3/", "/ws/x", "/ws3", "/ws/-1",
                           "/ws/+3", "/ws/99999999999"}) {
    EXPECT_THROW(WsClient(server.port(), path), std::exception) << path;
  }
}

TEST(Listening, ASocketOfTheServiceManagerIsUsed) {
  asio::io_context context(1);
  asio::ip::tcp::acceptor opened(context, {asio::ip::make_address("127.0.0.1"), 0});
  const std::uint16_t port = opened.local_endpoint().port();
  const std::string script = "export LISTEN_PID=$$ LISTEN_FDS=1; exec " + executable() +
                             " serve --port 1 3<&" + std::to_string(opened.native_handle());
  load::ChildProcess server({"/bin/sh", "-c", script}, " threads");
  EXPECT_EQ(raw_exchange(port, "GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                .substr(9, 3),
            "200");
}

TEST(Listening, HealthIsAskedWhereTheServerListensOverIPv6Too) {
  asio::io_context context(1);
  boost::system::error_code none;
  asio::ip::tcp::acceptor probe(context);
  probe.open(asio::ip::tcp::v6(), none);
  if (!none) probe.bind({asio::ip::address_v6::loopback(), 0}, none);
  if (none) GTEST_SKIP() << "this machine has no IPv6";
  const std::string port = std::to_string(probe.local_endpoint().port());
  probe.close();
  load::ChildProcess server({executable(), "serve", "--address", "::1", "--port", port},
                            " threads");
  EXPECT_NE(server.output().find("http://[::1]:" + port + "/"), std::string::npos);
  EXPECT_EQ(run_avinas("health", "AVINAS_ADDRESS=::1 AVINAS_PORT=" + port).output, "ready\n");
}

TEST(Listening, BelowAPathEverythingIsThereAndNothingBesideIt) {
  TestServer server({"--base-path", "/cards/club"});
  const auto get = [&](const std::string& path) {
    return raw_exchange(server.port(),
                        "GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  };
  const std::string page = get("/cards/club/t/K7QF");
  EXPECT_EQ(page.substr(9, 3), "200");
  EXPECT_NE(page.find("src=\"/cards/club/assets/"), std::string::npos);
  EXPECT_EQ(page.find("=\"/assets/"), std::string::npos);
  const auto script = page.find("/cards/club/assets/");
  EXPECT_EQ(get(page.substr(script, page.find('"', script) - script)).substr(9, 3), "200");
  EXPECT_NE(get("/cards/club").find("Location: /cards/club/\r\n"), std::string::npos);
  for (const char* path : {"/", "/assets/x.js", "/cards", "/cards/clubs/", "/ws"}) {
    EXPECT_EQ(get(path).substr(9, 3), "404") << path;
  }
  for (const char* path : {"/healthz", "/readyz", "/cards/club/readyz", "/metrics"}) {
    EXPECT_EQ(get(path).substr(9, 3), "200") << path;
  }
  EXPECT_NO_THROW(WsClient(server.port(), "/cards/club/ws"));
  EXPECT_THROW(WsClient(server.port(), "/ws"), Disconnected);
}

TEST(Listening, APathThatIsNoneIsRefusedAtTheStart) {
  for (const char* path : {"cards", "/ca rds", "/../x", "//x", "/x?y"}) {
    const CommandResult refused = run_avinas(std::string("serve --base-path \"") + path + "\"");
    EXPECT_EQ(refused.status, 2) << path << refused.output;
    EXPECT_NE(refused.output.find("AVINAS_BASE_PATH"), std::string::npos) << refused.output;
  }
}

}  // namespace avinas
