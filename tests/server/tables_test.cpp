// SPDX-License-Identifier: MIT
// Which tables are open, and for how long; and a table that a bug stops.
#include "table_actor/tables.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "journal/memory_store.hpp"
#include "protocol/json_reader.hpp"
#include "support/keeping_store.hpp"

namespace avinas {
using namespace server;
using namespace testing;
using protocol::Json;

class TablesTest : public ::testing::Test {
 protected:
  std::string open(const std::string& request) {
    std::string code;
    tables.open("p1", request, {}, [&](std::string opened) { code = opened; });
    context.restart();
    context.run();
    return code;
  }
  void sweep(Millis longest) {
    tables.close_deserted(longest);
    context.restart();
    context.run();
  }

  boost::asio::io_context context;
  MemoryStore store;
  Tables tables{{&context}, store, {}};
};

TEST_F(TablesTest, ARepeatedRequestOpensOneTable) {
  const std::string code = open("r1");
  EXPECT_EQ(open("r1"), code);
  EXPECT_NE(open("r2"), code);
  EXPECT_EQ(tables.count(), 2u);
}

TEST_F(TablesTest, ATableWhereNobodyIsIsClosedAfterItsTimeAndNotBefore) {
  const std::string code = open("r1");
  sweep(std::chrono::hours(1));
  EXPECT_TRUE(tables.find(code));
  sweep(Millis(0));
  EXPECT_FALSE(tables.find(code));
  EXPECT_NE(open("r1"), code) << "a repeated request must not lead to a table that is gone";
}

TEST_F(TablesTest, ACodeHasFortyBitsOrMore) {
  const std::string code = open("r1");
  EXPECT_GE(static_cast<double>(code.size()) * std::log2(31.0), 40.0);
}

/// Hears what a table says, and whether it was let go.
class Listener final : public Recipient {
 public:
  explicit Listener(boost::asio::io_context& home) : home_(home) {}
  void deliver(Outgoing message) override { deliver_here(std::move(message)); }
  boost::asio::io_context& home() override { return home_; }
  bool deliver_here(Outgoing message) override {
    heard.push_back(Json::parse(*message.bytes));
    return true;
  }
  void released() override { ++releases; }
  std::vector<Json> heard;
  int releases = 0;

 private:
  boost::asio::io_context& home_;
};

class FaultyTable : public ::testing::Test {
 protected:
  /// Somebody at a table of their own with three bots, dealt or about to be.
  struct Seated {
    std::string code;
    std::shared_ptr<TableActor> table;
    std::shared_ptr<Listener> listener;
  };
  void run() {
    context.restart();
    context.poll();
  }
  Seated seat(Tables& tables, const std::string& player, ConnectionId id) {
    Seated seated;
    tables.open(player, "open", {}, [&](std::string code) { seated.code = code; });
    run();
    seated.table = tables.find(seated.code);
    seated.listener = std::make_shared<Listener>(context);
    seated.table->attach({id, player, player, "join"}, seated.listener);
    for (protocol::TableCommand command :
         {protocol::TableCommand(protocol::Sit{Seat::North}),
          protocol::TableCommand(protocol::FillBots{}), protocol::TableCommand(protocol::Start{}),
          protocol::TableCommand(protocol::Ready{})}) {
      seated.table->post(Command{id, "c" + std::to_string(++last_request), std::move(command)});
    }
    run();
    return seated;
  }

  static Tables::Settings faulty_settings(TableParts parts) {
    Tables::Settings settings;
    settings.parts = std::move(parts);
    return settings;
  }

  boost::asio::io_context context{1};
  KeepingStore store;
  int last_request = 0;
};

TEST_F(FaultyTable, ABugStopsItAndTheOtherTablesPlayOn) {
  bool broken = false;
  TableParts parts = usual_parts();
  parts.dealing = [&](const DealSeeds& seeds, Seat dealer) -> Deal {
    if (broken) throw std::logic_error("a planted fault");
    return deal_by_shuffle(seeds, dealer);
  };
  Tables tables{{&context}, store, faulty_settings(parts)};
  const Seated sound = seat(tables, "sound", 1);
  broken = true;
  const Seated faulty = seat(tables, "faulty", 2);
  broken = false;
  EXPECT_EQ(faulty.listener->heard.back()["reason"], "table_stopped");
  const auto& heard = faulty.listener->heard;
  EXPECT_TRUE(std::any_of(heard.begin(), heard.end(), [&](const Json& message) {
    return message.value("reply_to", "") == "c" + std::to_string(last_request);
  })) << "the request that met the bug is answered";
  EXPECT_EQ(sound.listener->heard.back()["type"], "update");
  const auto entries = store.entries[faulty.code].size();
  EXPECT_GT(entries, 4u) << "its journal is kept";

  EXPECT_EQ(faulty.listener->releases, 1);
  faulty.table->post(Command{2, "later", protocol::Ready{}}, faulty.listener);
  sound.table->post(Command{1, "later", protocol::Propose{protocol::Proposal::Pause}},
                    sound.listener);
  run();
  EXPECT_EQ(faulty.listener->heard.back()["reply_to"], "later");
  EXPECT_EQ(faulty.listener->heard.back()["reason"], "join_first");
  EXPECT_EQ(sound.listener->heard.back()["reply_to"], "later");
  EXPECT_EQ(sound.listener->heard.back()["type"], "update");
  const auto late = std::make_shared<Listener>(context);
  faulty.table->attach({3, "late", "Late", "join"}, late);
  run();
  EXPECT_EQ(late->heard.back()["reason"], "table_stopped");
  EXPECT_EQ(late->releases, 1);
  EXPECT_EQ(store.entries[faulty.code].size(), entries);
}

TEST_F(FaultyTable, IsLeftOutOfARecoveryThatItBreaksAndTriedAgainByTheNext) {
  std::string sound_code, faulty_code;
  {
    Tables tables{{&context}, store, {}};
    sound_code = seat(tables, "sound", 1).code;
    faulty_code = seat(tables, "faulty", 2).code;
  }
  TableParts parts = usual_parts();
  parts.dealing = [this](const DealSeeds&, Seat) -> Deal { throw std::logic_error("planted"); };
  Tables broken{{&context}, store, faulty_settings(parts)};
  Tables mended{{&context}, store, {}};
  for (const auto& [code, entries] : store.entries) {
    if (code == faulty_code) broken.recover({code, entries});
    mended.recover({code, entries});
  }
  EXPECT_FALSE(broken.find(faulty_code));
  EXPECT_TRUE(mended.find(faulty_code));
  EXPECT_TRUE(mended.find(sound_code));
}

}  // namespace avinas
