// SPDX-License-Identifier: MIT
// Analyses of finished matches: found out on demand, kept, and bounded.
#include "server/archive/analyses.hpp"

#include <gtest/gtest.h>

#include <future>

#include "protocol/json_reader.hpp"
#include "server/store/memory_store.hpp"
#include "server/store/sqlite/schema.hpp"
#include "server/store/sqlite/sqlite_store.hpp"
#include "tests/support/random_match.hpp"
#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas::server {
namespace {

using protocol::Json;
using Status = Analyses::Status;
using testing::Rng;

void keep(Store& store, const std::string& id, const std::string& record) {
  std::promise<void> written;
  Write write;
  write.finished = ArchivedMatch{id, record, 1};
  store.append(std::move(write), [&] { written.set_value(); });
  written.get_future().wait();
}

std::string some_record() {
  Rng rng(71);
  while (true) {  // random players' matches often end with an overbid first hand (R4.3)
    const record::MatchRecord match = testing::random_match(rng, {}, 6);
    if (match.hands.size() == 6) return record::write_record(match);
  }
}

Analyses::Answer asked(Analyses& analyses, const std::string& match, bool may_keep = true) {
  std::promise<Analyses::Answer> answer;
  analyses.find(
      match, [&](std::size_t) { return may_keep; },
      [&](const Analyses::Answer& found) { answer.set_value(found); });
  return answer.get_future().get();
}

/// The analysis of a match `m1` by a server on that folder, before it ended.
std::string analysed_in(const testing::TempFolder& folder) {
  SqliteStore store(folder.path());
  store.open();
  store.load_players([](const PlayerRow&) {});
  keep(store, "m1", some_record());
  Thinkers thinkers(1);
  Analyses analyses(store, store, thinkers);
  const Analyses::Answer answer = asked(analyses, "m1");
  EXPECT_EQ(answer.status, Status::Found);
  thinkers.end();
  store.close();
  return answer.json;
}

TEST(Analyses, AreFoundOutOnceAndKeptWithTheMatchAcrossARestart) {
  const testing::TempFolder folder;
  const std::string first = analysed_in(folder);
  const Json found = Json::parse(first);
  EXPECT_EQ(found["hands"].size(), 6u);
  EXPECT_TRUE(found["imagined"]);
  SqliteStore store(folder.path());
  store.open();
  store.load_players([](const PlayerRow&) {});
  Thinkers nobody(0);
  Analyses analyses(store, store, nobody);
  const Analyses::Answer again = asked(analyses, "m1", false);
  EXPECT_EQ(again.status, Status::Found) << "what is kept needs neither time nor room";
  EXPECT_EQ(again.json, first);
  EXPECT_FALSE(store.find_analysis("m1", 999)) << "another version says something else";
}

TEST(Analyses, OneThatIsDamagedIsFoundOutAgain) {
  const testing::TempFolder folder;
  const std::string first = analysed_in(folder);
  {
    SQLite::Database database((folder.path() / kDatabaseName).string(), SQLite::OPEN_READWRITE);
    database.exec("UPDATE analyses SET analysis = replace(analysis, 'curve', 'crave')");
  }
  SqliteStore store(folder.path());
  store.open();
  store.load_players([](const PlayerRow&) {});
  Thinkers thinkers(1);
  Analyses analyses(store, store, thinkers);
  EXPECT_EQ(asked(analyses, "m1").json, first);
}

TEST(Analyses, ArePaidForByWhoAsksAndNotGivenWithoutTimeOrAMatch) {
  MemoryStore store;
  keep(store, "m1", some_record());
  keep(store, "m2", R"({"format":"avinas-match-record","version":1})");
  Thinkers nobody(0), one(1);
  Analyses without_time(store, store, nobody), analyses(store, store, one);
  EXPECT_EQ(asked(without_time, "m1").status, Status::NoTime);
  EXPECT_EQ(asked(analyses, "m1", false).status, Status::TooMany);
  EXPECT_EQ(asked(analyses, "none").status, Status::NoSuchMatch);
  EXPECT_EQ(asked(analyses, "m2").status, Status::NotAnalysable);
  EXPECT_EQ(asked(analyses, "m1").status, Status::Found);
  one.end();
}

TEST(Analyses, ManyWhoAskForOneMatchAtOnceWaitForOneLook) {
  MemoryStore store;
  keep(store, "m1", some_record());
  Thinkers one(1);
  std::promise<void> go;
  one.ask([gone = go.get_future().share()](bool) { gone.wait(); });
  Analyses analyses(store, store, one);
  int paid = 0;
  std::vector<std::future<Analyses::Answer>> answers;
  for (int i = 0; i < 20; ++i) {
    auto answer = std::make_shared<std::promise<Analyses::Answer>>();
    answers.push_back(answer->get_future());
    analyses.find(
        "m1", [&](std::size_t) { return ++paid > 0; },
        [answer](const Analyses::Answer& found) { answer->set_value(found); });
  }
  go.set_value();
  for (auto& answer : answers) EXPECT_EQ(answer.get().status, Status::Found);
  EXPECT_EQ(paid, 1);
  one.end();
}

TEST(Analyses, AreGivenOverHttpToWhoeverMayReadTheRecord) {
  testing::TestServer server;
  std::array<testing::TestPlayer, 4> players;
  testing::seat_four(server.port(), players);
  const std::string match = players[0].view()["match"];
  const auto get = [&](const std::string& path) {
    return testing::raw_exchange(
        server.port(), "GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  };
  EXPECT_EQ(get("/api/matches/" + match + "/analysis").substr(9, 3), "404") << "it is in play";
  for (testing::TestPlayer& player : players) {
    player.ask({{"type", "propose"}, {"what", "abandon"}});
  }
  const std::string answer = get("/api/matches/" + match + "/analysis");
  EXPECT_EQ(answer.substr(9, 3), "200");
  EXPECT_NE(answer.find("avinas-analysis"), std::string::npos);
  EXPECT_EQ(get("/api/matches//analysis").substr(9, 3), "404");
}

}  // namespace
}  // namespace avinas::server
