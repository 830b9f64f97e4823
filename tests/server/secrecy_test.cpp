// SPDX-License-Identifier: MIT
// The server's log at its most talkative level, its metrics and its errors hold no hidden card, no
// seed, no token.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include "server/store/sqlite/sqlite_store.hpp"
#include "tests/support/stored.hpp"
#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas {
using namespace testing;
namespace fs = std::filesystem;

/// The first card, or secret of the list, that stands in the text; empty if none does.
std::string secret_in(const std::string& text, const std::set<std::string>& secrets) {
  static const std::regex kCard("\\b[AKQJT987][CSHD]\\b");
  std::smatch found;
  if (std::regex_search(text, found, kCard)) return found.str();
  for (const std::string& secret : secrets) {
    if (text.find(secret) != std::string::npos) return secret;
  }
  return {};
}

TEST(SecretIn, FindsWhatItLooksFor) {
  EXPECT_EQ(secret_in("Table K7QF: act QC by N", {}), "QC");
  EXPECT_EQ(secret_in("Table K7QF: act by N", {}), "");
  EXPECT_EQ(secret_in("hello abc123", {"abc123"}), "abc123");
}

class Secrecy : public ::testing::Test {
 protected:
  const TempFolder temporary;
  const fs::path folder = temporary.path();
};

/// Everything secret that the journal knows: the server's seeds and the players'.
std::set<std::string> seeds_in(const fs::path& folder) {
  static const std::regex kSeed("\"seed\":\"([0-9a-f]{32,64})\"");
  std::set<std::string> seeds;
  server::SqliteStore store(folder);
  for (const auto& table : tables_in(store)) {
    for (const std::string& entry : table.entries) {
      std::smatch found;
      if (std::regex_search(entry, found, kSeed)) seeds.insert(found[1]);
    }
  }
  return seeds;
}

TEST_F(Secrecy, OfCardsSeedsAndTokensHoldsInLogsMetricsAndErrors) {
  std::set<std::string> secrets;
  std::string errors, output;
  {
    TestServer server({"--data", folder.string(), "--log-level", "trace", "--request-rate", "10000",
                       "--address-rate", "10000", "--testing", "--deal-seed", "7"});
    std::array<TestPlayer, 4> players;
    // These deals end no match at the last moment, whose seeds the journal would not keep.
    // An overbid would end the match with its first hand (R4.5).
    const std::string code = seat_four(server.port(), players, {{"overbid", "refused"}});
    for (const TestPlayer& player : players) secrets.insert(player.token);
    for (int i = 0; i < 300; ++i) {
      for (TestPlayer& player : players) {
        // A move if it is his turn, otherwise something that is refused, with a secret in it.
        const Json move = player.to_act() ? lawful_request(player.view(), 1) : Json(nullptr);
        Json request =
            move.is_null() ? Json{{"type", "join"}, {"table", player.token.substr(0, 16)}} : move;
        if (player.view()["phase"] == "hand_over" && i % 3 == 0) {
          request = {{"type", "ready"}, {"seed", std::string(32, "0123456789abcdef"[i % 16])}};
        }
        if (move.is_null() && request["type"] == "join" && i % 20 != 0) continue;
        const Json answer = player.ask(request);
        if (answer["type"] == "error" && answer["code"] != "no_such_table") {
          errors += answer.dump() + "\n";
        }
      }
      std::uint64_t newest = 0;
      for (TestPlayer& player : players) newest = std::max(newest, player.client->version);
      for (TestPlayer& player : players) player.client->catch_up(newest);
      server.process().read_output();
    }
    players[0].client->send_text("{\"id\":\"x\",\"type\":\"" + players[0].token + "\"}");
    WsClient stranger(server.port());
    stranger.ask({{"type", "hello"}, {"token", players[1].token + "x"}});
    errors += raw_exchange(server.port(),
                           "GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    server.process().signal(SIGTERM);
    server.process().wait_for("the end of its output");
    output = server.process().read_output();
  }
  const auto seeds = seeds_in(folder);
  EXPECT_GT(seeds.size(), 2u);
  secrets.insert(seeds.begin(), seeds.end());
  EXPECT_NE(output.find("dealt"), std::string::npos) << "the log is talkative";
  EXPECT_EQ(secret_in(output, secrets), "");
  EXPECT_EQ(secret_in(errors, secrets), "");
}

TEST_F(Secrecy, NoCoreFileIsWritten) {
  TestServer server;
  std::ifstream limits("/proc/" + std::to_string(server.process().id()) + "/limits");
  const std::string all((std::istreambuf_iterator<char>(limits)), {});
  EXPECT_TRUE(std::regex_search(all, std::regex("Max core file size +0 +0"))) << all;
}

}  // namespace avinas
