// SPDX-License-Identifier: MIT
// The server's log at its most talkative level, its metrics and its errors hold no hidden card, no
// seed, no token.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
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

/// Text of the frames that a connection was sent after a deal, in their order, without what no two
/// servers have alike (ids, names, promises of deals), and without `own`, the members that tell
/// one's own cards.
std::string sent_after_the_deal(const std::vector<Json>& frames,
                                const std::vector<std::string>& own) {
  std::string all;
  for (Json frame : frames) {
    frame.erase("reply_to");
    Json& members = frame["type"] == "view" ? frame["view"] : frame["changes"];
    for (const char* name :
         {"code", "name", "host", "match", "shuffle", "next_commitment", "seats"}) {
      members.erase(name);
    }
    for (const std::string& name : own) members.erase(name);
    all += frame.dump() + "\n";
  }
  return all;
}

/// A hand of Sjavs with another deal in each world, in which three pass in turn: the frames of each
/// seat from its dealer's left on, and of a spectator.
struct SjavsWorld {
  std::string dealer;
  std::array<std::vector<Json>, 5> frames;
};
SjavsWorld three_pass(int deal_seed) {
  const TestServer server({"--testing", "--deal-seed", std::to_string(deal_seed), "--address-rate",
                           "10000", "--bot-pace", "0"});
  std::array<TestPlayer, 4> players;
  const std::string code =
      seat_four(server.port(), players, {{"game", "sjavs"}, {"calls", "free"}});
  SjavsWorld world;
  world.dealer = players[0].view()["dealer"];
  WsClient spectator(server.port());
  spectator.ask({{"type", "hello"}, {"name", "Watcher"}, {"games", {"avinas", "sjavs"}}});
  spectator.ask({{"type", "join"}, {"table", code}});
  for (TestPlayer& player : players) player.client->catch_up(spectator.version);
  const std::size_t first = std::string("NESW").find(world.dealer) + 1;
  std::array<WsClient*, 5> clients{};
  for (std::size_t i = 0; i < 4; ++i) clients[i] = players[(first + i) % 4].client.get();
  clients[4] = &spectator;
  for (std::size_t i = 0; i < 5; ++i) {
    world.frames[i].push_back({{"type", "view"}, {"view", clients[i]->view}});
  }
  for (std::size_t caller = 0; caller < 3; ++caller) {
    clients[caller]->send({{"type", "act"}, {"action", "pass"}});
    for (std::size_t i = 0; i < 5; ++i) world.frames[i].push_back(clients[i]->read());
  }
  return world;
}

TEST_F(Secrecy, InAHandNothingIsHeardAtAnotherTableOfAnAccountsOtherDevice) {
  TestServer server({"--request-rate", "10000", "--address-rate", "10000"});
  WsClient teller(server.port());
  teller.ask({{"type", "hello"}, {"name", "Teller"}});
  const std::string elsewhere = teller.ask({{"type", "open_table"}})["table"];
  teller.ask({{"type", "join"}, {"table", elsewhere}});
  std::array<TestPlayer, 4> players;
  players[0].connect(server.port());
  WsClient second(server.port());
  second.ask({{"type", "hello"}, {"token", players[0].token}});
  EXPECT_EQ(second.ask({{"type", "join"}, {"table", elsewhere}})["type"], "view");
  const auto heard = [&](const std::string& words) {
    teller.ask({{"type", "say"}, {"text", words}});
    const std::string id = second.send({{"type", "resync"}});
    bool said = false;
    for (Json message = second.read(); message.value("reply_to", "") != id;
         message = second.read()) {
      said = said || message["type"] == "said";
    }
    return said;
  };
  EXPECT_TRUE(heard("Good evening."));
  const std::string own = seat_four(server.port(), players, Json::object());
  EXPECT_FALSE(heard("West has no trumps left."));
  EXPECT_EQ(second.ask({{"type", "leave"}})["type"], "done");
  EXPECT_EQ(second.ask({{"type", "join"}, {"table", elsewhere}})["reason"], "after_the_hand");
  players[0].connect(server.port());
  EXPECT_EQ(players[0].ask({{"type", "join"}, {"table", own}})["type"], "view");
}

TEST(SjavsSecrecy, OverSocketsAnotherDealChangesNothingButOnesOwnCards) {
  const std::vector<std::string> own{"hand", "ranked", "trumps", "lengths", "legal"};
  std::map<std::string, SjavsWorld> first;
  int compared = 0;
  for (int seed = 1; seed <= 12; ++seed) {
    const SjavsWorld world = three_pass(seed);
    const auto [known, is_new] = first.try_emplace(world.dealer, world);
    if (is_new) continue;
    ++compared;
    const SjavsWorld& other = known->second;
    for (std::size_t i = 0; i < 5; ++i) {
      SCOPED_TRACE("deal seed " + std::to_string(seed) + ", connection " + std::to_string(i));
      ASSERT_EQ(world.frames[i].size(), 4u);
      const auto& hidden = i < 4 ? own : std::vector<std::string>();
      EXPECT_EQ(sent_after_the_deal(world.frames[i], hidden),
                sent_after_the_deal(other.frames[i], hidden));
    }
    EXPECT_NE(sent_after_the_deal(world.frames[0], {}), sent_after_the_deal(other.frames[0], {}))
        << "the deals are the same";
  }
  EXPECT_GE(compared, 8);
}

TEST_F(Secrecy, NoCoreFileIsWritten) {
  TestServer server;
  std::ifstream limits("/proc/" + std::to_string(server.process().id()) + "/limits");
  const std::string all((std::istreambuf_iterator<char>(limits)), {});
  EXPECT_TRUE(std::regex_search(all, std::regex("Max core file size +0 +0"))) << all;
}

}  // namespace avinas
