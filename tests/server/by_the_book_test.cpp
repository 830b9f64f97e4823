// SPDX-License-Identifier: MIT
// HTTP as its book has it: hosts, targets, conditions, bodies, handshakes, dates, and who may read
// the metrics.
#include "server/http/by_the_book.hpp"

#include <gtest/gtest.h>

#include "tests/support/ws_client.hpp"

namespace avinas {
namespace {

using namespace testing;
using namespace server;

/// The status of the first answer.
int status_of(const std::string& answer) {
  return answer.size() < 12 ? 0 : std::stoi(answer.substr(9, 3));
}

class ByTheBook : public ::testing::Test {
 protected:
  int asks(const std::string& request) { return status_of(raw_exchange(server.port(), request)); }
  std::string get(const std::string& path, const std::string& headers = "Host: localhost\r\n",
                  const std::string& version = "1.1") {
    return raw_exchange(server.port(), "GET " + path + " HTTP/" + version + "\r\n" + headers +
                                           "Connection: close\r\n\r\n");
  }
  /// Of the answer's head alone: an upgraded connection stays.
  int upgrade(const std::string& key, const std::string& version = "13") {
    const std::string request =
        "GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\n" +
        (version.empty() ? "" : "Sec-WebSocket-Version: " + version + "\r\n") +
        (key.empty() ? "" : "Sec-WebSocket-Key: " + key + "\r\n") + "\r\n";
    return status_of(raw_exchange(server.port(), request, "\r\n\r\n"));
  }
  TestServer server;
};

TEST_F(ByTheBook, EveryAnswerHasADate) {
  for (const char* path : {"/healthz", "/", "/nothing", "/metrics"}) {
    EXPECT_NE(get(path).find("\r\nDate: "), std::string::npos) << path;
  }
  EXPECT_NE(raw_exchange(server.port(), "rubbish\r\n\r\n").find("\r\nDate: "), std::string::npos);
}

TEST_F(ByTheBook, ARequestNamesOneHost) {
  EXPECT_EQ(status_of(get("/healthz")), 200);
  EXPECT_EQ(status_of(get("/healthz", "")), 400);
  EXPECT_EQ(status_of(get("/healthz", "Host: a\r\nHost: b\r\n")), 400);
  EXPECT_EQ(status_of(get("/healthz", "Host: a\r\nHost: a\r\n")), 400);
  EXPECT_EQ(status_of(get("/healthz", "Host: a b\r\n")), 400);
  EXPECT_EQ(status_of(get("/healthz", "", "1.0")), 200) << "HTTP/1.0 knows no Host";
}

TEST_F(ByTheBook, AbsoluteTargetsAreReadAsPaths) {
  EXPECT_EQ(status_of(get("http://localhost/healthz")), 200);
  EXPECT_EQ(status_of(get("HTTP://example.org:8080/healthz")), 200);
  EXPECT_EQ(status_of(get("ftp://localhost/healthz")), 400);
}

TEST_F(ByTheBook, ConditionsAreCompared) {
  const std::string first = get("/");
  const auto at = first.find("ETag: ") + 6;
  const std::string tag = first.substr(at, first.find("\r\n", at) - at);
  const auto with = [&](const std::string& condition) {
    return status_of(get("/", "Host: localhost\r\n" + condition));
  };
  EXPECT_EQ(with("If-None-Match: " + tag + "\r\n"), 304);
  EXPECT_EQ(with("If-None-Match: *\r\n"), 304);
  EXPECT_EQ(with("If-None-Match: \"a\", " + tag.substr(2) + "\r\n"), 304) << "weakness is ignored";
  EXPECT_EQ(with("If-None-Match: \"a\"\r\nIf-None-Match: " + tag + "\r\n"), 304);
  EXPECT_EQ(with("If-None-Match: \"a\"\r\n"), 200);
  EXPECT_EQ(with("If-None-Match: \"x" + tag.substr(3) + "\r\n"), 200) << "no part of it";
}

TEST_F(ByTheBook, ABodyIsWaitedForAndOthersExpectationsAreNot) {
  const std::string head =
      "POST /api/records/check HTTP/1.1\r\nHost: localhost\r\n"
      "Connection: close\r\nContent-Length: 2\r\n";
  const std::string told = raw_exchange(server.port(), head + "Expect: 100-Continue\r\n\r\n{}");
  EXPECT_EQ(status_of(told), 100);
  EXPECT_NE(told.find("HTTP/1.1 422"), std::string::npos) << told;
  EXPECT_EQ(asks(head + "Expect: a-miracle\r\n\r\n{}"), 417);
  EXPECT_EQ(asks("POST /api/records/check HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n"
                 "Content-Length: 9000000\r\n\r\n"),
            413);
}

TEST_F(ByTheBook, HowABodyIsSentIsSaidOnceAndUnderstood) {
  const std::string head = "POST /api/records/check HTTP/1.1\r\nHost: localhost\r\n";
  EXPECT_EQ(asks(head + "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n{}"), 400);
  EXPECT_EQ(asks(head + "Transfer-Encoding: gzip, chunked\r\n\r\n"), 501);
  EXPECT_EQ(asks(head + "Transfer-Encoding: identity\r\n\r\n"), 501);
}

TEST_F(ByTheBook, MethodsAreKnownOrAllowed) {
  EXPECT_EQ(asks("BREW / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"), 501);
  const std::string refused = raw_exchange(
      server.port(), "DELETE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  EXPECT_EQ(status_of(refused), 405);
  EXPECT_NE(refused.find("Allow: GET, HEAD"), std::string::npos);
  EXPECT_NE(get("/api/records/check").find("Allow: POST"), std::string::npos);
}

TEST_F(ByTheBook, AHandshakeHasAKeyOfSixteenBytesAndVersion13) {
  EXPECT_EQ(upgrade("dGhlIHNhbXBsZSBub25jZQ=="), 101);
  for (const char* key : {"", "x", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25jZR==",
                          "dGhlIHNhbXBsZSBub25j!Q==", "dGhlIHNhbXBsZSBub25jZWFi"}) {
    EXPECT_EQ(upgrade(key), 400) << key;
  }
  EXPECT_EQ(upgrade("dGhlIHNhbXBsZSBub25jZQ==", "8"), 426);
  EXPECT_EQ(upgrade("dGhlIHNhbXBsZSBub25jZQ==", ""), 426);
}

TEST_F(ByTheBook, AnAddressThatIsTooLongIsSaidToBe) {
  EXPECT_EQ(asks("GET /" + std::string(20'000, 'a')), 414);
  EXPECT_EQ(asks("GET / HTTP/1.1\r\nHost: localhost\r\nX: " + std::string(20'000, 'a')), 431);
}

TEST_F(ByTheBook, MetricsAreForThisMachineAndNotForWhomAProxyOnItPassesOn) {
  EXPECT_EQ(status_of(get("/metrics")), 200);
  EXPECT_EQ(status_of(get("/metrics", "Host: 127.0.0.1:9000\r\n")), 200);
  EXPECT_EQ(status_of(get("/metrics", "Host: [::1]:9000\r\n")), 200);
  EXPECT_EQ(status_of(get("/metrics", "Host: club.example\r\n")), 403);
  EXPECT_EQ(status_of(get("/metrics", "Host: localhost.example\r\n")), 403);
  EXPECT_EQ(status_of(get("/metrics", "Host: localhost\r\n", "1.0")), 403) << "as proxies speak";
}

TEST_F(ByTheBook, APageThatIsRefusedLeavesALineThatSaysWhatToSet) {
  EXPECT_EQ(asks("GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
                 "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                 "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                 "Origin: http://localhost:8443\r\n\r\n"),
            403);
}

}  // namespace
}  // namespace avinas
