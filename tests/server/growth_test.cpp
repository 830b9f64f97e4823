// SPDX-License-Identifier: MIT
// The data kept are as large as what is open and in play, not as the past.
#include <gtest/gtest.h>

#include <future>

#include "server/store/sqlite/sqlite_store.hpp"
#include "server/table_actor/tables.hpp"
#include "tests/support/simulated_table.hpp"
#include "tests/support/stored.hpp"
#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas {
namespace {

using namespace testing;
using namespace server;
using protocol::Json;

std::size_t entries_of(const std::filesystem::path& folder, const std::string& code) {
  SqliteStore store(folder);
  for (const StoredTable& table : tables_in(store)) {
    if (table.code == code) return table.entries.size();
  }
  return 0;
}

TEST(Growth, AMatchThatEndsLeavesOneEntryOfItsTable) {
  const TempFolder folder;
  std::string code;
  {
    TestServer server({"--data", folder.path().string(), "--bot-pace", "0"});
    TestPlayer host;
    host.connect(server.port());
    code = host.ask({{"type", "open_table"}})["table"];
    host.ask({{"type", "join"}, {"table", code}});
    host.ask({{"type", "fill_bots"}});
    host.ask({{"type", "start"}});
    while (host.view()["stage"] != "finished") host.client->read();
  }
  EXPECT_EQ(entries_of(folder.path(), code), 1u);
}

TEST(Growth, AJournalOfManyMatchesRecoversAndIsReplacedAtTheStart) {
  const TempFolder folder;
  const std::vector<std::string> journal = long_journal(3);
  ASSERT_GT(journal.size(), 500u);
  {
    SqliteStore store(folder.path());
    std::promise<void> written;
    store.append(Write{"K7QF", journal}, [&] { written.set_value(); });
    written.get_future().wait();
  }
  {
    TestServer server({"--data", folder.path().string()});
    TestPlayer anyone;
    anyone.connect(server.port());
    anyone.ask({{"type", "join"}, {"table", "K7QF"}});
    EXPECT_EQ(anyone.view()["stage"], "finished");
  }
  EXPECT_EQ(entries_of(folder.path(), "K7QF"), 1u);
}

TEST(Growth, AMatchInPlayKeepsItsEntriesAndLetsGoOfTheMatchesBefore) {
  const TempFolder folder;
  std::vector<std::string> journal = long_journal(2);
  const auto second = std::find_if(journal.rbegin(), journal.rend(), [](const std::string& entry) {
    return entry.starts_with("{\"type\":\"match\"");
  });
  const auto of_second = static_cast<std::size_t>(second - journal.rbegin()) + 1;
  constexpr std::size_t kCutOff = 20;  // the second match is in play
  journal.resize(journal.size() - kCutOff);
  {
    SqliteStore store(folder.path());
    std::promise<void> written;
    store.append(Write{"K7QF", journal}, [&] { written.set_value(); });
    written.get_future().wait();
  }
  std::vector<std::string> kept;
  {
    SqliteStore store(folder.path());
    boost::asio::io_context home;
    Tables tables({&home}, store, {});
    store.load_tables([&](const StoredTable& stored) { tables.recover(stored, current_time()); });
    EXPECT_EQ(tables.count(), 1u);
  }
  EXPECT_EQ(entries_of(folder.path(), "K7QF"), of_second - kCutOff + 1);
}

TEST(OtherRules, AMatchInPlayIsGivenUpWithARecordAndTheTableGoesOn) {
  const TempFolder folder;
  std::vector<std::string> journal = long_journal(2);
  constexpr std::size_t kCutOff = 20;  // the second match is in play
  journal.resize(journal.size() - kCutOff);
  std::string id;
  for (std::string& entry : journal) {
    const std::string version = "\"rules_version\":";
    if (!entry.starts_with("{\"type\":\"match\"")) continue;
    entry.insert(entry.find(version) + version.size(), "9");
    id = Json::parse(entry)["id"];
  }
  {
    SqliteStore store(folder.path());
    std::promise<void> written;
    store.append(Write{"K7QF", journal}, [&] { written.set_value(); });
    written.get_future().wait();
  }
  {
    TestServer server({"--data", folder.path().string(), "--bot-pace", "0"});
    TestPlayer host;
    host.connect(server.port());
    host.ask({{"type", "join"}, {"table", "K7QF"}});
    EXPECT_EQ(host.view()["stage"], "seating");
    EXPECT_EQ(host.view()["seats"]["N"]["kind"], "bot");
  }
  EXPECT_EQ(entries_of(folder.path(), "K7QF"), 1u);
  SqliteStore store(folder.path());
  const auto record = store.find_record(id);
  ASSERT_TRUE(record);
  EXPECT_GE(Json::parse(*record)["hands"].size(), 1u);
  EXPECT_TRUE(Json::parse(*record)["outcome"].is_null());
}

TEST(Growth, SittingAndStandingForEverLeavesAFewEntries) {
  const TempFolder folder;
  std::string code;
  {
    TestServer server(
        {"--data", folder.path().string(), "--request-rate", "10000", "--address-rate", "10000"});
    TestPlayer host;
    host.connect(server.port());
    code = host.ask({{"type", "open_table"}})["table"];
    host.ask({{"type", "join"}, {"table", code}});
    for (int i = 0; i < 150; ++i) {
      host.ask({{"type", "sit"}, {"seat", "N"}});
      host.ask({{"type", "stand"}});
    }
  }
  EXPECT_LE(entries_of(folder.path(), code), 64u);
}

}  // namespace
}  // namespace avinas
