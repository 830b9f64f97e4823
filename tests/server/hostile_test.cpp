// SPDX-License-Identifier: MIT
// Clients that do not play: slow, silent, stalled, malformed, endless. Each meets its limit, with
// timeouts made short by flags; nothing here waits for a clock but for the server's answer.
#include <gtest/gtest.h>

#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>

#include "server/net/metered_socket.hpp"
#include "server/session/addresses.hpp"
#include "server/table/clocks.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas {
using namespace testing;
using namespace server;
namespace asio = boost::asio;

/// A frame with a mask of zeros, which leaves the payload as it is.
std::string frame(unsigned char first, const std::string& payload = {}) {
  std::string bytes{static_cast<char>(first), static_cast<char>(0x80 | payload.size())};
  return bytes + std::string(4, '\0') + payload;
}
constexpr unsigned char kFinalText = 0x81, kOpenText = 0x01, kContinuation = 0x00, kPing = 0x89;

/// Writes the bytes again and again until the server ends the connection, or many times.
bool is_ended_by_flood(WsClient& client, const std::string& bytes) {
  boost::system::error_code error;
  for (int i = 0; i < 200'000 && !error; ++i) {
    asio::write(client.stream().next_layer(), asio::buffer(bytes), error);
  }
  return error.failed();
}

/// The close code that comes when the client reads on.
int close_code_of(WsClient& client) {
  try {
    while (true) client.read();
  } catch (const Disconnected&) {
    return client.close_code();
  }
}

std::string metric(std::uint16_t port, const std::string& name) {
  const std::string all =
      raw_exchange(port, "GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  const auto at = all.find("\n" + name + " ");
  if (at == std::string::npos) return {};
  const auto from = at + name.size() + 2;
  return all.substr(from, all.find('\n', from) - from);
}

TEST(Hostile, MalformedUtf8EndsTheConnectionWith1007) {
  TestServer server;
  WsClient client(server.port());
  asio::write(client.stream().next_layer(),
              asio::buffer(frame(kFinalText, "{\"id\":\"\xc3\x28\"}")));
  EXPECT_EQ(close_code_of(client), 1007);
}

TEST(Hostile, AFloodOfPingsIsEnded) {
  TestServer server({"--request-rate", "10"});
  WsClient client(server.port());
  EXPECT_TRUE(is_ended_by_flood(client, frame(kPing, "x")));
}

TEST(Hostile, EmptyFragmentsWithoutAnEndAreEnded) {
  TestServer server;
  WsClient client(server.port());
  asio::write(client.stream().next_layer(), asio::buffer(frame(kOpenText, "{")));
  EXPECT_TRUE(is_ended_by_flood(client, frame(kContinuation)));
}

TEST(Hostile, AMessageInFragmentsIsAMessage) {
  TestServer server;
  WsClient client(server.port());
  const std::string fragments = frame(kOpenText, "{\"id\":\"a\",\"type\":") + frame(kContinuation) +
                                frame(0x80, "\"hello\",\"name\":\"Ona\"}");
  asio::write(client.stream().next_layer(), asio::buffer(fragments));
  EXPECT_EQ(client.read()["type"], "welcome");
}

TEST(Hostile, WhoSaysNothingAfterTheUpgradeIsClosedWith1008) {
  TestServer server({"--handshake-timeout", "1"});
  WsClient client(server.port());
  EXPECT_EQ(close_code_of(client), 1008);
}

TEST(Hostile, ARequestThatNeverEndsIsEnded) {
  TestServer server({"--handshake-timeout", "1"});
  EXPECT_EQ(raw_exchange(server.port(), "GET / HTTP/1.1\r\nHost: slow"), "");
}

TEST(Hostile, HalfAMessageThatNeverEndsIsClosedInTheTimeOfAHandshake) {
  for (const std::string& half : {frame(kOpenText, "{\"id\":"), std::string("\x81", 1),
                                  frame(kOpenText, "{\"id\":\"a\"").substr(0, 9)}) {
    TestServer server({"--handshake-timeout", "1"});
    WsClient client(server.port());
    client.ask({{"type", "hello"}, {"name", "Ona"}});
    asio::write(client.stream().next_layer(), asio::buffer(half));
    EXPECT_EQ(close_code_of(client), 1008);
  }
}

TEST(Hostile, AHalfOpenConnectionIsEndedWhenItAnswersNoPing) {
  TestServer server({"--idle-timeout", "1"});
  WsClient client(server.port());
  client.ask({{"type", "hello"}, {"name", "Gone"}});
  // Reads the bytes and answers nothing, as a peer that has gone would not.
  std::string all;
  boost::system::error_code error;
  asio::read(client.stream().next_layer(), asio::dynamic_buffer(all), error);
  EXPECT_TRUE(error.failed());
}

TEST(Hostile, AStalledReaderIsGivenUpWithAReason) {
  // A reader that takes nothing answers no ping either.
  TestServer server({"--stall-timeout", "1", "--idle-timeout", "600", "--bot-pace", "0"});
  WsClient host(server.port());
  host.ask({{"type", "hello"}, {"name", "Host"}});
  const std::string table = host.ask({{"type", "open_table"}})["table"];
  WsClient stalled(server.port());
  stalled.ask({{"type", "hello"}, {"name", "Stalled"}});
  stalled.ask({{"type", "join"}, {"table", table}});
  host.ask({{"type", "join"}, {"table", table}});
  host.ask({{"type", "fill_bots"}});
  host.ask({{"type", "start"}});
  while (metric(server.port(), "avinas_outbox_dropped_total") != "1") {
    const Json message = host.read();  // the one who reads sees the match go on
    const char* body = message["type"] == "view" ? "view" : "changes";
    const bool tells = message.contains(body);  // of the table, whole where it was slow itself
    if (tells && message[body].value("stage", "") == "finished") host.ask({{"type", "start"}});
  }
  bool told = false;
  try {
    while (true) told |= stalled.read().value("code", "") == "too_slow";
  } catch (const Disconnected&) {
  }
  EXPECT_TRUE(told);
  EXPECT_EQ(stalled.close_code(), 1008);
}

TEST(Hostile, ManyConnectionsOfOneAddressShareItsRate) {
  TestServer server({"--address-rate", "5"});
  std::vector<std::unique_ptr<WsClient>> clients;
  bool refused = false;
  for (int i = 0; i < 120 && !refused; ++i) {
    clients.push_back(std::make_unique<WsClient>(server.port()));
    for (int ask = 0; ask < 20 && !refused; ++ask) {
      clients.back()->send_text("rubbish");
      refused = clients.back()->read()["code"] == "limit";
    }
  }
  EXPECT_TRUE(refused);
}

TEST(Hostile, TwoPlayersOfOneAddressShareWhatItMayHaveWrittenDown) {
  TestServer server({"--request-rate", "4000"});  // a player alone may have far more written
  std::array<WsClient, 2> players{WsClient(server.port()), WsClient(server.port())};
  for (WsClient& player : players) player.ask({{"type", "hello"}, {"name", "Ona"}});
  constexpr std::size_t kLength = 4'000;
  std::string request = R"({"id":"r","type":"stand"})";
  request += std::string(kLength - request.size(), ' ');
  const auto enough = static_cast<int>(kDurableBytesOfAddressAtOnce / kLength);
  int written = 0, refused = 0;
  for (int i = 0; i < 2 * enough && refused == 0; ++i) {
    WsClient& player = players.at(i % 2 == 0 ? 0 : 1);
    player.send_text(request);
    const Json answer = player.read();
    if (answer["reason"] != "too_many_requests") {
      ++written;
      continue;
    }
    ++refused;
    EXPECT_GT(answer["wait_ms"].get<int>(), 0);
  }
  EXPECT_EQ(refused, 1);
  EXPECT_GT(written, enough / 2);
}

TEST(Addresses, OpenNoMoreThanTheirShareAndNoFasterThanTheyMay) {
  ClientLimits limits;
  limits.connections_per_address = 2;
  Addresses addresses(limits);
  const auto one = asio::ip::make_address("10.0.0.1"), other = asio::ip::make_address("10.0.0.2");
  Millis now{1'000};
  auto first = addresses.admit(one, now), second = addresses.admit(one, now);
  EXPECT_TRUE(first && second);
  EXPECT_FALSE(addresses.admit(one, now));
  EXPECT_TRUE(addresses.admit(other, now));
  first.reset();
  EXPECT_TRUE(addresses.admit(one, now));
  for (int i = 0; i < kArrivalsAtOnce; ++i) addresses.admit(other, now);
  EXPECT_FALSE(addresses.admit(other, now)) << "opened and closed too fast";
  now += std::chrono::seconds(1);
  EXPECT_TRUE(addresses.admit(other, now));
}

TEST(Addresses, AWholeIpv6NetworkOfAHouseholdIsOne) {
  ClientLimits limits;
  limits.connections_per_address = 1;
  Addresses addresses(limits);
  const auto held = addresses.admit(asio::ip::make_address("2001:db8:1:2::1"), Millis(1'000));
  EXPECT_FALSE(addresses.admit(asio::ip::make_address("2001:db8:1:2:ffff::9"), Millis(1'000)));
  EXPECT_TRUE(addresses.admit(asio::ip::make_address("2001:db8:1:3::1"), Millis(1'000)));
}

TEST(Addresses, AreForgottenWhenTheyHaveBeenQuiet) {
  ClientLimits limits;
  Addresses addresses(limits);
  Millis now{1'000};
  for (unsigned i = 0; i < 5'000; ++i) {
    now += std::chrono::seconds(1);
    addresses.admit(asio::ip::address_v4(0x0a000000u + i), now);
  }
  EXPECT_LT(addresses.known(), 2'100u);
}

TEST(ByteMeter, TellsToGoAndThenEnds) {
  constexpr std::size_t kASecond = 16 * 1024, kAtOnce = 2 * kASecond;
  ByteMeter meter(ClientLimits().requests_per_second, Millis(1'000));
  EXPECT_EQ(meter.take(kAtOnce, Millis(1'000)), ByteMeter::Verdict::Fine);
  EXPECT_EQ(meter.take(kASecond, Millis(2'000)), ByteMeter::Verdict::Fine);
  EXPECT_EQ(meter.take(1, Millis(2'000)), ByteMeter::Verdict::Excess);
  EXPECT_EQ(meter.take(kAtOnce, Millis(2'000)), ByteMeter::Verdict::FarBeyond);
}

TEST(ByteMeter, AllowsTheBytesOfAsManyRequestsAsAreAllowed) {
  ByteMeter many(1'000, Millis(1'000)), few(1, Millis(1'000));
  for (int second = 1; second < 100; ++second) {
    EXPECT_EQ(many.take(1'000 * 400, Millis(1'000 * second)), ByteMeter::Verdict::Fine);
  }
  // A client that may ask seldom may still say something long.
  EXPECT_EQ(few.take(32 * 1024, Millis(1'000)), ByteMeter::Verdict::Fine);
}

}  // namespace avinas
