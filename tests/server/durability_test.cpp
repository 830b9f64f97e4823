// SPDX-License-Identifier: MIT
// Nothing is lost: restarts, damaged and foreign databases, full disks, backups.
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <future>

#include "server/store/sqlite/backup.hpp"
#include "server/store/sqlite/schema.hpp"
#include "server/store/sqlite/sqlite_store.hpp"
#include "tests/support/stored.hpp"
#include "tests/support/temp_folder.hpp"
#include "tests/support/ws_client.hpp"

namespace avinas {
using namespace testing;
using namespace server;
namespace fs = std::filesystem;

class Data : public ::testing::Test {
 protected:
  std::string content_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  static void append(Store& store, Write write) { testing::append(store, std::move(write)); }
  static void append(Store& store, const std::string& table, const std::string& entry) {
    append(store, Write{table, {entry}});
  }

  const TempFolder temporary;
  const fs::path folder = temporary.path();
};

using Durability = Data;

/// Plays `count` actions; everybody is up to date afterwards.
void play(std::array<TestPlayer, 4>& players, int count) {
  for (int i = 0; i < count; ++i) {
    bool anyone = false;
    for (TestPlayer& player : players) {
      if (!player.to_act()) continue;
      anyone = true;
      player.ask(lawful_request(player.view(), static_cast<std::size_t>(i)));
      for (TestPlayer& other : players) other.client->catch_up(player.client->version);
      break;
    }
    if (anyone) continue;
    std::uint64_t newest = 0;
    for (TestPlayer& player : players) {
      player.ask({{"type", "ready"}});
      newest = player.client->version;
    }
    for (TestPlayer& other : players) other.client->catch_up(newest);
  }
}

/// Of each game on the wire.
class EveryGameServed : public Durability, public ::testing::WithParamInterface<std::string_view> {
 protected:
  const Json options{{"game", GetParam()}};
};
INSTANTIATE_TEST_SUITE_P(Games, EveryGameServed, ::testing::ValuesIn(games::All::kNames),
                         [](const auto& game) { return std::string(game.param); });

TEST_P(EveryGameServed, ARestartUnderPlayAbortsNoHand) {
  std::array<TestPlayer, 4> players;
  PerSeat<Json> before;
  std::string code;
  {
    TestServer server({"--data", folder.string()});
    code = seat_four(server.port(), players, options);
    play(players, 20);
    for (std::size_t i = 0; i < 4; ++i) before.items[i] = players[i].view();
    server.process().signal(SIGTERM);
    EXPECT_EQ(server.process().wait(), 0);
  }
  TestServer server({"--data", folder.string()});
  for (TestPlayer& player : players) {
    player.connect(server.port());
    player.ask({{"type", "join"}, {"table", code}});
  }
  for (std::size_t i = 0; i < 4; ++i) {
    players[i].client->catch_up(players[3].client->version);
    EXPECT_EQ(players[i].view(), before.items[i]);
  }
  play(players, 60);
}

TEST_P(EveryGameServed, AfterKillEveryAcknowledgedMoveIsThere) {
  std::array<TestPlayer, 4> players;
  std::string code;
  Json before;
  {
    TestServer server({"--data", folder.string()});
    code = seat_four(server.port(), players, options);
    play(players, 15);
    before = players[1].view();
    server.process().signal(SIGKILL);
    server.process().wait();
  }
  TestServer server({"--data", folder.string()});
  for (TestPlayer& player : players) {
    player.connect(server.port());
    player.ask({{"type", "join"}, {"table", code}});
  }
  players[1].client->catch_up(players[3].client->version);
  EXPECT_EQ(players[1].view(), before);
}

TEST_F(Durability, ATornLastWriteLosesNothingThatWasConfirmed) {
  {
    SqliteStore store(folder);
    for (int i = 0; i < 50; ++i) append(store, "K7QF", std::to_string(i));
    // As after a power cut: a copy of the files while the log is in use, with a torn end.
    fs::create_directory(folder / "copy");
    for (const char* name : {"avinas.db", "avinas.db-wal"}) {
      fs::copy_file(folder / name, folder / "copy" / name);
    }
  }
  std::ofstream(folder / "copy" / "avinas.db-wal", std::ios::app | std::ios::binary)
      << std::string(3000, '\x5a');
  SqliteStore again(folder / "copy");
  const auto tables = tables_in(again);
  ASSERT_EQ(tables.size(), 1u);
  ASSERT_EQ(tables[0].entries.size(), 50u);
  EXPECT_EQ(tables[0].entries[49], "49");
}

TEST_F(Durability, ADamagedDatabaseIsRefusedAndLeftAsItIs) {
  {
    SqliteStore store(folder);
    for (int i = 0; i < 500; ++i) append(store, "K7QF", std::string(200, 'x'));
  }
  std::string bytes = content_of(folder / kDatabaseName);
  for (std::size_t i = 8192; i < bytes.size(); i += 64) bytes[i] = '\x77';
  std::ofstream(folder / kDatabaseName, std::ios::binary) << bytes;
  try {
    SqliteStore store(folder);
    rows_of_players_in(store);
    FAIL() << "a damaged database was opened";
  } catch (const UnusableData& refused) {
    EXPECT_NE(std::string(refused.what()).find("avinas restore"), std::string::npos);
  }
  EXPECT_EQ(content_of(folder / kDatabaseName), bytes);
}

TEST_F(Durability, ANewerOrForeignDatabaseIsRefusedAndLeftAsItIs) {
  for (const char* change : {"PRAGMA user_version = 999", "PRAGMA application_id = 7"}) {
    fs::remove(folder / kDatabaseName);
    { SqliteStore store(folder); }
    {
      SQLite::Database database((folder / kDatabaseName).string(), SQLite::OPEN_READWRITE);
      database.exec("PRAGMA journal_mode = DELETE");
      database.exec(change);
    }
    const std::string before = content_of(folder / kDatabaseName);
    EXPECT_THROW(SqliteStore store(folder), UnusableData) << change;
    EXPECT_EQ(content_of(folder / kDatabaseName), before);
  }
}

TEST_F(Durability, ASecondServerOnTheSameDataIsRefused) {
  SqliteStore store(folder);
  EXPECT_THROW(SqliteStore second(folder), UnusableData);
}

TEST_F(Durability, Version1IsBroughtForwardWithEverythingInIt) {
  {
    SQLite::Database old((folder / kDatabaseName).string(),
                         SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    old.exec(content_of(fs::path(AVINAS_TEST_DATA) / "schema-1.sql"));
  }
  SqliteStore store(folder);
  EXPECT_EQ(rows_of_players_in(store).size(), 2u);
  ASSERT_EQ(tables_in(store).size(), 1u);
  EXPECT_EQ(tables_in(store)[0].entries.size(), 3u);
  EXPECT_EQ(store.find_record("0123456789abcdef01234567"), "{\"kept\":true}");
  append(store, "K7QF", "new");
  EXPECT_EQ(tables_in(store)[0].entries.size(), 4u);
}

TEST_F(Durability, AServerOfTodayPlaysOnWhatTheVersionBeforeLeftInMidHand) {
  {
    SQLite::Database old((folder / kDatabaseName).string(),
                         SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    old.exec(content_of(fs::path(AVINAS_TEST_DATA) / "schema-3.sql"));
  }
  TestServer server({"--data", folder.string()});
  // The owner, by the tokens of both devices, in the seat, with the hand that was held.
  for (const char* token : {"Vr0N6nZYM4hoxB4jpXuv8tkrIBcFmfrxAjqMDrhEWnY",
                            "RmMs30CTRg98pFlAAqc5gZnZShWbK9vIe-b109dn-o8"}) {
    TestPlayer rasa{token, {}, {}};
    rasa.connect(server.port());
    rasa.ask({{"type", "join"}, {"table", "FJMW"}});
    EXPECT_EQ(rasa.view()["you"], "S");
    EXPECT_EQ(rasa.view()["hand_number"], 2);
    EXPECT_EQ(rasa.view()["hand"], Json::parse(R"(["7S","7H","AH","9H","KS","QD"])"));
    EXPECT_EQ(rasa.view()["sheet"]["rams"]["NS"], 2);
    EXPECT_EQ(rasa.view()["options"]["overbid"], "refused");
    EXPECT_EQ(rasa.view()["options"]["points_shown"], "table");
    // Cards once seen are known: no other seat of this hand is to be had.
    rasa.ask({{"type", "stand"}});
    EXPECT_EQ(rasa.ask({{"type", "sit"}, {"seat", "E"}})["reason"], "held_another_seat");
    rasa.ask({{"type", "sit"}, {"seat", "S"}});
    rasa.ask({{"type", "leave"}});
  }
  TestPlayer ona{"fLADWt8FVJvnG2FTgvH-RFhtiFAZcEnQ2DuHIcRwIlk", {}, {}};
  ona.connect(server.port());
  EXPECT_EQ(ona.ask({{"type", "say"}, {"text", "Labas"}})["reason"], "muted");
  WsClient another(server.port());
  EXPECT_EQ(another.ask({{"type", "hello"}, {"name", "RASA"}})["reason"], "name_taken");
  EXPECT_EQ(
      another.ask({{"type", "hello"}, {"name", "rasa"}, {"password", "correct horse"}})["role"],
      "owner");
}

TEST_F(Durability, AFullDiskDelaysAndLosesNothing) {
  SqliteStore store(folder);
  std::promise<std::string> stalled;
  std::promise<void> again;
  store.on_stall([&](bool stall, const std::string& why) {
    stall ? stalled.set_value(why) : again.set_value();
  });
  append(store, "K7QF", "before");
  ::rlimit usual{};
  ::getrlimit(RLIMIT_FSIZE, &usual);
  const ::rlimit full{fs::file_size(folder / "avinas.db-wal"), usual.rlim_max};
  ::setrlimit(RLIMIT_FSIZE, &full);
  std::promise<void> written;
  store.append(Write{"K7QF", {"during"}}, [&] { written.set_value(); });
  auto durable = written.get_future();
  EXPECT_FALSE(stalled.get_future().get().empty());
  EXPECT_EQ(durable.wait_for(std::chrono::seconds(0)), std::future_status::timeout);
  ::setrlimit(RLIMIT_FSIZE, &usual);
  durable.wait();
  again.get_future().wait();
  EXPECT_EQ(tables_in(store)[0].entries, (std::vector<std::string>{"before", "during"}));
}

TEST_F(Durability, AStartOnAFullDiskServesAndWaits) {
  const ::pid_t killed = ::fork();
  if (killed == 0) {  // a server that is killed leaves its log
    SqliteStore store(folder);
    for (int i = 0; i < 30; ++i) append(store, "K7QF", "before");
    ::_exit(0);
  }
  ::waitpid(killed, nullptr, 0);
  ::rlimit usual{};
  ::getrlimit(RLIMIT_FSIZE, &usual);
  const ::rlimit full{fs::file_size(folder / "avinas.db-wal"), usual.rlim_max};
  std::promise<void> written;
  const auto room_again = [&](const void*) { ::setrlimit(RLIMIT_FSIZE, &usual); };
  {
    const std::unique_ptr<const void, decltype(room_again)> at_the_end(&full, room_again);
    std::signal(SIGXFSZ, SIG_IGN);
    ::setrlimit(RLIMIT_FSIZE, &full);
    SqliteStore store(folder);
    EXPECT_EQ(tables_in(store)[0].entries.size(), 30u);
    store.append(Write{"K7QF", {"during"}}, [&] { written.set_value(); });
    auto durable = written.get_future();
    EXPECT_EQ(durable.wait_for(std::chrono::seconds(0)), std::future_status::timeout);
    ::setrlimit(RLIMIT_FSIZE, &usual);
    durable.wait();
  }
  SqliteStore store(folder);
  EXPECT_EQ(tables_in(store)[0].entries.back(), "during");
}

TEST_F(Durability, OnAFullDiskTheTablePausesSaysSoAndGoesOn) {
  TestServer server({"--data", folder.string()});
  std::array<TestPlayer, 4> players;
  seat_four(server.port(), players);
  ::rlimit usual{};
  ::prlimit(server.process().id(), RLIMIT_FSIZE, nullptr, &usual);
  const ::rlimit full{fs::file_size(folder / "avinas.db-wal"), usual.rlim_max};
  ::prlimit(server.process().id(), RLIMIT_FSIZE, &full, nullptr);
  TestPlayer& mover =
      *std::find_if(players.begin(), players.end(), [](const TestPlayer& p) { return p.to_act(); });
  const std::string id = mover.client->send(lawful_request(mover.view(), 0));
  EXPECT_EQ(mover.client->read()["code"], "storage");
  EXPECT_EQ(mover.ask({{"type", "act"}, {"action", "pass"}})["code"], "unavailable");
  ::prlimit(server.process().id(), RLIMIT_FSIZE, &usual, nullptr);
  EXPECT_EQ(mover.client->answer_to(id)["type"], "update");
  const std::uint64_t going_on = mover.client->version + 2;  // stalled, and not any more
  for (TestPlayer& player : players) player.client->catch_up(going_on);
  EXPECT_EQ(players[0].view()["standstill"], "none");
  play(players, 10);
}

TEST_F(Durability, ABackupOfARunningServerIsRestoredIntoAnEmptyFolder) {
  std::array<TestPlayer, 4> players;
  TestServer server({"--data", (folder / "a").string()});
  const std::string code = seat_four(server.port(), players);
  play(players, 10);
  const Json before = players[2].view();
  backup(folder / "a", folder / "copy.db");
  EXPECT_THROW(backup(folder / "a", folder / "copy.db"), UnusableData);
  play(players, 5);
  EXPECT_THROW(restore(folder / "copy.db", folder / "a"), UnusableData);
  restore(folder / "copy.db", folder / "b");
  TestServer moved({"--data", (folder / "b").string()});
  for (TestPlayer& player : players) {
    player.connect(moved.port());
    player.ask({{"type", "join"}, {"table", code}});
  }
  players[2].client->catch_up(players[3].client->version);
  EXPECT_EQ(players[2].view(), before);
}

TEST_F(Durability, AStoredResultThatTheRulesDoNotFindStopsThatTableAlone) {
  std::array<TestPlayer, 4> players, others;
  std::string code, other_code;
  {
    TestServer server({"--data", folder.string(), "--testing", "--deal-seed", "5"});
    code = seat_four(server.port(), players);
    other_code = seat_four(server.port(), others);
    play(players, 50);
  }
  {
    SqliteStore store(folder);
    Write changed{code, {}, true};
    for (const StoredTable& table : tables_in(store)) {
      if (table.code == code) changed.entries = table.entries;
    }
    const auto scored = std::find_if(
        changed.entries.begin(), changed.entries.end(),
        [](const std::string& entry) { return entry.starts_with("{\"type\":\"scored\""); });
    ASSERT_NE(scored, changed.entries.end());
    scored->insert(scored->find("\"sevens\":") + 9, "1");
    append(store, changed);
  }
  TestServer server({"--data", folder.string()});
  EXPECT_NE(server.process().output().find("Table " + code + " is not opened"), std::string::npos);
  players[0].connect(server.port());
  EXPECT_EQ(players[0].ask({{"type", "join"}, {"table", code}})["reason"], "table_stopped");
  others[0].connect(server.port());
  EXPECT_EQ(others[0].ask({{"type", "join"}, {"table", other_code}})["type"], "view");
}

TEST_F(Data, AClosedTableIsForgottenAndTheOthersAreNot) {
  {
    SqliteStore store(folder);
    append(store, "GONE", "{}");
    append(store, "KEPT", "{}");
    const Write close{"GONE", {}, true};
    std::promise<void> done;
    store.append(close, [&] { done.set_value(); });
    done.get_future().wait();
  }
  SqliteStore again(folder);
  const auto tables = tables_in(again);
  ASSERT_EQ(tables.size(), 1u);
  EXPECT_EQ(tables[0].code, "KEPT");
}

TEST_F(Durability, AClubOfWhichAnEntryIsDamagedIsClosedToGuests) {
  {
    SqliteStore store(folder);
    append(store, "", R"({"type":"nobody reads this","at":1})");
  }
  TestServer server({"--data", folder.string()});
  WsClient guest(server.port());
  EXPECT_EQ(guest.ask({{"type", "hello"}, {"name", "Ona"}})["reason"], "members_only");
}

TEST_F(Durability, ARequestToTheClubThatIsRepeatedAfterAKillActsOnce) {
  const TempFolder data;
  const std::vector<std::string> flags{"--data", data.path().string()};
  TestPlayer owner, guest;
  const Json invite{{"type", "invite"}, {"role", "member"}, {"uses", 1}, {"days", 7}};
  Json first;
  std::string secret;
  const auto mute = [&] {
    return owner.ask({{"type", "manage"}, {"player", guest.id}, {"what", "mute"}}, "mute")["type"];
  };
  {
    TestServer server(flags);
    secret = owner_secret(server);
    owner.connect(server.port());
    guest.connect(server.port());
    EXPECT_EQ(owner.ask({{"type", "claim"}, {"secret", secret}}, "claim")["role"], "owner");
    first = owner.ask(invite, "invite");
    EXPECT_EQ(mute(), "done");
    server.process().signal(SIGKILL);
    server.process().wait();
  }
  TestServer server(flags);
  owner.connect(server.port());
  const auto lines = [&] { return owner.ask({{"type", "ask_book"}})["lines"].size(); };
  const std::size_t before = lines();
  EXPECT_EQ(owner.ask({{"type", "claim"}, {"secret", secret}}, "claim")["role"], "owner");
  EXPECT_EQ(mute(), "done");
  EXPECT_EQ(lines(), before);
  // Nobody can be told the link of the first answer: it is void, and there is one in its place.
  const Json second = owner.ask(invite, "invite");
  EXPECT_NE(second["secret"], first["secret"]) << second;
  EXPECT_EQ(owner.ask({{"type", "ask_book"}})["invitations"].size(), 1u);
  guest.connect(server.port());
  EXPECT_EQ(guest.ask({{"type", "claim"}, {"secret", first["secret"]}})["type"], "error");
  EXPECT_EQ(guest.ask({{"type", "claim"}, {"secret", second["secret"]}})["role"], "member");
}

}  // namespace avinas
