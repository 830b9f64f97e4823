// SPDX-License-Identifier: MIT
// Behind a proxy: whose word counts about whom, and what is accounted to which address.
#include "server/net/proxies.hpp"

#include <gtest/gtest.h>

#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>

#include "tests/support/ws_client.hpp"

namespace avinas {
using namespace testing;
using namespace server;

boost::asio::ip::address ip(const char* text) { return boost::asio::ip::make_address(text); }

TEST(Proxies, OnlyATrustedOneSpeaksForAClient) {
  const AddressSet trusted({"10.0.0.1", "172.16.0.0/12"}, "--trusted-proxy");
  EXPECT_EQ(client_address(ip("10.0.0.1"), "203.0.113.9", trusted), ip("203.0.113.9"));
  EXPECT_EQ(client_address(ip("203.0.113.1"), "1.2.3.4", trusted), ip("203.0.113.1"));
  EXPECT_EQ(client_address(ip("10.0.0.1"), "", trusted), ip("10.0.0.1"));
}

TEST(Proxies, TheLastAddressThatIsNoProxyCountsSoThatAClientCannotInventOne) {
  const AddressSet trusted({"10.0.0.1", "172.16.0.0/12"}, "--trusted-proxy");
  EXPECT_EQ(client_address(ip("10.0.0.1"), "6.6.6.6, 203.0.113.9, 172.20.0.3", trusted),
            ip("203.0.113.9"));
  EXPECT_EQ(client_address(ip("10.0.0.1"), "rubbish", trusted), ip("10.0.0.1"));
}

TEST(Proxies, APortBehindAnAddressIsLeftOut) {
  const AddressSet trusted({"10.0.0.1"}, "--trusted-proxy");
  EXPECT_EQ(client_address(ip("10.0.0.1"), "203.0.113.9:51234", trusted), ip("203.0.113.9"));
  EXPECT_EQ(client_address(ip("10.0.0.1"), "[2001:db8::7]:443", trusted), ip("2001:db8::7"));
  EXPECT_EQ(client_address(ip("10.0.0.1"), "[2001:db8::7]", trusted), ip("2001:db8::7"));
  EXPECT_EQ(client_address(ip("10.0.0.1"), "2001:db8::7", trusted), ip("2001:db8::7"));
}

/// The status of GET `path` with these header lines besides.
std::string status_of(std::uint16_t port, const std::string& path, const std::string& lines) {
  boost::asio::io_context context(1);
  boost::asio::ip::tcp::socket socket(context);
  socket.connect({ip("127.0.0.1"), port});
  boost::asio::write(
      socket, boost::asio::buffer("GET " + path + " HTTP/1.1\r\nHost: a\r\n" + lines + "\r\n"));
  std::string answer;
  boost::asio::read_until(socket, boost::asio::dynamic_buffer(answer), "\r\n");
  return answer.substr(9, 3);
}

TEST(Proxies, TheMetricsAreClosedToWhomAProxyOnThisMachineBrings) {
  TestServer server;
  EXPECT_EQ(status_of(server.port(), "/metrics", ""), "200");
  for (const char* line : {"X-Forwarded-For: 203.0.113.9\r\n", "Forwarded: for=127.0.0.1\r\n",
                           "X-Forwarded-For: 127.0.0.1\r\n", "Via: 1.1 proxy\r\n"}) {
    EXPECT_EQ(status_of(server.port(), "/metrics", line), "403") << line;
  }
  TestServer named({"--trusted-proxy", "127.0.0.1", "--metrics-from", "192.0.2.0/24"});
  EXPECT_EQ(status_of(named.port(), "/metrics", ""), "403") << "the proxy says nothing";
  EXPECT_EQ(status_of(named.port(), "/metrics", "X-Forwarded-For: 127.0.0.1\r\n"), "403");
  EXPECT_EQ(status_of(named.port(), "/metrics", "X-Forwarded-For: 192.0.2.5\r\n"), "200");
  // The client's invention stands above the line that the proxy adds.
  EXPECT_EQ(status_of(named.port(), "/metrics",
                      "X-Forwarded-For: 192.0.2.5\r\nX-Forwarded-For: 203.0.113.9\r\n"),
            "403");
}

TEST(Proxies, NetworksOfBothKindsAreUnderstoodAndOthersRefused) {
  const AddressSet set({"10.0.0.0/8", "fd00::/8", "::1"}, "--trusted-proxy");
  EXPECT_TRUE(set.contains(ip("10.200.1.1")));
  EXPECT_TRUE(set.contains(ip("fd12::5")));
  EXPECT_TRUE(set.contains(ip("::ffff:10.1.1.1")));
  EXPECT_FALSE(set.contains(ip("11.0.0.1")));
  EXPECT_FALSE(set.contains(ip("::2")));
  EXPECT_THROW(AddressSet({"my-proxy"}, "--trusted-proxy"), std::runtime_error);
}

TEST(Proxies, EachClientBehindOneHasItsOwnShare) {
  TestServer server({"--trusted-proxy", "127.0.0.1", "--connections-per-address", "1"});
  const auto upgrade = [&](const std::string& client) {
    return "GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
           "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
           "X-Forwarded-For: " +
           client + "\r\n\r\n";
  };
  boost::asio::io_context context(1);
  std::vector<boost::asio::ip::tcp::socket> open;
  const auto status = [&](const std::string& client) {
    auto& socket = open.emplace_back(context);
    socket.connect({ip("127.0.0.1"), server.port()});
    boost::asio::write(socket, boost::asio::buffer(upgrade(client)));
    std::string answer;
    boost::asio::read_until(socket, boost::asio::dynamic_buffer(answer), "\r\n");
    return answer.substr(9, 3);
  };
  EXPECT_EQ(status("203.0.113.9"), "101");
  EXPECT_EQ(status("203.0.113.9"), "429");
  EXPECT_EQ(status("203.0.113.10"), "101");
}

TEST(Metrics, AreForThisMachineAndCountWhatIsPlayed) {
  TestServer server({"--trusted-proxy", "192.0.2.1"});
  std::array<TestPlayer, 4> players;
  seat_four(server.port(), players);
  for (TestPlayer& player : players) {
    if (!player.to_act()) continue;
    player.ask(lawful_request(player.view(), 0));
    break;
  }
  const auto get = [&](const std::string& headers) {
    return raw_exchange(server.port(), "GET /metrics HTTP/1.1\r\nHost: x\r\n" + headers +
                                           "Connection: close\r\n\r\n");
  };
  std::string metrics;
  do metrics = get("");  // the last seat's update may still be on its way
  while (metrics.find("avinas_move_seconds_count 1\n") == std::string::npos);
  for (const char* line : {"\navinas_connections 4\n", "\navinas_tables 1\n",
                           "\navinas_players 4\n", "\navinas_moves_total 1\n",
                           "avinas_errors_total{code=\"limit\"} 0\n", "avinas_build_info{version=",
                           "\nprocess_resident_memory_bytes ", "\nprocess_start_time_seconds "}) {
    EXPECT_NE(metrics.find(line), std::string::npos) << line << metrics;
  }
  EXPECT_EQ(get("X-Forwarded-For: 203.0.113.9\r\n").substr(9, 3), "403");
}

TEST(Readiness, IsTold) {
  TestServer server;
  EXPECT_EQ(
      raw_exchange(server.port(), "GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
          .substr(9, 3),
      "200");
}

}  // namespace avinas
