// SPDX-License-Identifier: MIT
// The tables that are open, and for how long; and a table that a bug stops.
#include "server/table_actor/tables.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "protocol/json_reader.hpp"
#include "server/store/memory_store.hpp"
#include "tests/support/keeping_store.hpp"
#include "tests/support/simulated_table.hpp"

namespace avinas {
using namespace server;
using namespace testing;
using protocol::Json;

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
  void moved() override {}
  std::vector<Json> heard;
  int releases = 0;

 private:
  boost::asio::io_context& home_;
};

class TablesTest : public ::testing::Test {
 protected:
  std::string open(const std::string& request, const PlayerId& host = "p1",
                   const std::string& address = "198.51.100.7") {
    std::string code;
    tables.open({host, address}, request, {}, [&](const Tables::Opening& opening) {
      const auto* opened = std::get_if<std::string>(&opening);
      code = opened ? *opened : std::string(word_of(std::get<protocol::Refusal>(opening)));
    });
    context.restart();
    context.run();
    return code;
  }
  void sweep(Millis later) {
    Now now = current_time();
    now.steady += later;
    tables.put_away_unused(now);
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

class DurableFirst : public ::testing::Test {
 protected:
  DurableFirst() {
    settings.tell_news = [this](const TableNews& news) { told.push_back(news); };
  }
  void run() {
    context.restart();
    context.poll();
  }
  /// The table that this player opens; its code is `code` from then on.
  std::shared_ptr<TableActor> opened(Tables& tables, const PlayerId& player) {
    tables.open({player, {}}, "r1", {},
                [&](const Tables::Opening& given) { code = std::get<std::string>(given); });
    run();
    return tables.find(code);
  }
  boost::asio::io_context context{1};
  KeepingStore store;
  Tables::Settings settings;
  std::vector<TableNews> told;
  std::string code;
};

TEST_F(DurableFirst, NeitherARepeatedOpeningNorTheHallHearsOfATableThatIsNotOnTheDisk) {
  Tables tables{{&context}, store, settings};
  store.holds = true;
  int opened = 0;
  const auto count = [&](const Tables::Opening&) { ++opened; };
  tables.open({"p1", {}}, "r1", {}, count);
  tables.open({"p1", {}}, "r1", {}, count);  // before the table's thread has begun with it
  run();
  tables.open({"p1", {}}, "r1", {}, count);
  run();
  EXPECT_EQ(opened, 0);
  EXPECT_TRUE(told.empty());
  EXPECT_EQ(tables.count(), 1u);
  store.let_go();
  run();
  EXPECT_EQ(opened, 3);
  EXPECT_EQ(told.size(), 1u);
}

TEST_F(DurableFirst, TheHallHearsOfASeatWhenThatIsOnTheDisk) {
  Tables tables{{&context}, store, settings};
  const auto table = opened(tables, "p1");
  table->attach({1, "p1", "p1", "join"}, std::make_shared<Listener>(context));
  run();
  told.clear();
  store.holds = true;
  table->post(Command{1, "c1", protocol::Sit{Seat::North}});
  run();
  EXPECT_TRUE(told.empty());
  store.let_go();
  run();
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].players[Seat::North], "p1");
}

/// Notes when something is heard at all.
class OrderedListener final : public Recipient {
 public:
  OrderedListener(boost::asio::io_context& home, std::vector<std::string>& order)
      : home_(home), order_(order) {}
  void deliver(Outgoing message) override { deliver_here(std::move(message)); }
  boost::asio::io_context& home() override { return home_; }
  bool deliver_here(Outgoing message) override {
    const Json heard = Json::parse(*message.bytes);
    const Json& changes = heard.contains("changes") ? heard["changes"] : heard["view"];
    const bool cards = changes.contains("hand") && !changes["hand"].empty();
    order_.push_back(cards ? "cards" : "something");
    return true;
  }
  void released() override {}
  void moved() override {}

 private:
  boost::asio::io_context& home_;
  std::vector<std::string>& order_;
};

TEST_F(DurableFirst, TheHallIsToldThatSomebodyIsInAHandBeforeTheySeeTheirCards) {
  std::vector<std::string> order;
  settings.tell_news = [&](const TableNews& news) {
    if (news.in_hand) order.push_back("hall");
  };
  Tables tables{{&context}, store, settings};
  const auto table = opened(tables, "p0");
  const auto ask = [&](ConnectionId id, const protocol::TableCommand& command) {
    static int last = 0;
    table->post(Command{id, "c" + std::to_string(++last), command});
    run();
  };
  for (ConnectionId id = 1; id <= 2; ++id) {
    const std::string player = "p" + std::to_string(id - 1);
    table->attach({id, player, player, "join"}, std::make_shared<OrderedListener>(context, order));
    run();
    ask(id, protocol::Sit{static_cast<Seat>(id - 1)});
  }
  ask(1, protocol::FillBots{});
  ask(1, protocol::Start{});
  order.clear();
  ask(1, protocol::Ready{});
  ask(2, protocol::Ready{});
  const auto cards = std::find(order.begin(), order.end(), "cards");
  ASSERT_NE(cards, order.end());
  EXPECT_NE(std::find(order.begin(), cards, "hall"), cards) << "the hall first";
}

TEST_F(DurableFirst, NothingMovesAtATableThatWaitsForTheDisk) {
  settings.pace = {Millis(0), Millis(1)};
  Tables tables{{&context}, store, settings};
  const auto table = opened(tables, "p0");
  table->attach({1, "p0", "p0", "join"}, std::make_shared<Listener>(context));
  for (const protocol::TableCommand& command :
       {protocol::TableCommand(protocol::FillBots{}), protocol::TableCommand(protocol::Start{})}) {
    static int last = 0;
    table->post(Command{1, "s" + std::to_string(++last), command});
  }
  run();
  // Four bots play; from the next entry on the disk confirms nothing.
  const auto entries = [&] { return store.entries[code].size(); };
  const std::size_t begun = entries();
  store.holds = true;
  for (int i = 0; i < 200 && entries() == begun; ++i) {
    context.restart();
    context.run_for(std::chrono::milliseconds(5));
  }
  const std::size_t waiting = entries();
  ASSERT_GT(waiting, begun);
  context.restart();
  context.run_for(std::chrono::milliseconds(100));
  EXPECT_EQ(entries(), waiting) << "a bot's pause ran on";
}

TEST_F(TablesTest, ATableWhereNobodyIsIsClosedAfterItsTimeAndNotBefore) {
  const std::string code = open("r1");
  sweep(std::chrono::hours(23));
  EXPECT_TRUE(tables.find(code));
  sweep(std::chrono::hours(25));
  EXPECT_FALSE(tables.find(code));
  EXPECT_NE(open("r1"), code) << "a repeated request must not lead to a table that is gone";
}

TEST_F(TablesTest, APlayerAndAnAddressHaveSoManyTablesAtATime) {
  for (int i = 0; i < kTablesOfPlayer; ++i) open("r" + std::to_string(i));
  EXPECT_EQ(open("one more"), "enough_tables");
  EXPECT_EQ(open("r0").size(), kCodeLength) << "a repeated request is no further table";
  for (int i = kTablesOfPlayer; i < kTablesOfAddress; ++i) open("r", "p" + std::to_string(i + 9));
  EXPECT_EQ(open("another", "q"), "enough_tables") << "another player of the address";
  EXPECT_EQ(open("elsewhere", "q", "203.0.113.9").size(), kCodeLength);
  sweep(std::chrono::hours(25));
  EXPECT_EQ(open("one more").size(), kCodeLength) << "tables that were put away make room";
}

TEST_F(TablesTest, AfterSixtyDaysAServerFilledToTheBrimHasRoomAgain) {
  for (std::size_t i = 0; i < kMaxTables; ++i) {
    const std::string who = std::to_string(i / kTablesOfPlayer);
    const bool opened = open("r" + std::to_string(i), "p" + who, "a" + who).size() == kCodeLength;
    ASSERT_TRUE(opened) << i;
  }
  EXPECT_EQ(open("one more", "late", "late"), "no_room_for_tables");
  sweep(std::chrono::hours(24 * 60));
  EXPECT_EQ(tables.count(), 0u);
  EXPECT_EQ(open("one more", "late", "late").size(), kCodeLength);
}

TEST(Patience, IsADayWithBotsAndAMonthWithPeopleInAMatch) {
  SimulatedTable table(5);
  EXPECT_EQ(patience_with(table.state()), std::chrono::hours(24));
  const ConnectionId host = table.attach("host");
  table.ask(host, protocol::FillBots{});
  table.ask(host, protocol::Start{});
  EXPECT_EQ(patience_with(table.state()), std::chrono::hours(24)) << "a match of bots alone";
  SimulatedTable people(6);
  people.four_sit_and_start();
  EXPECT_EQ(patience_with(people.state()), std::chrono::hours(24 * 30));
}

TEST_F(TablesTest, ACodeHasFortyBitsOrMore) {
  const std::string code = open("r1");
  EXPECT_GE(static_cast<double>(code.size()) * std::log2(31.0), 40.0);
}

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
    tables.open({player, {}}, "open", {}, [&](const Tables::Opening& opening) {
      seated.code = std::get<std::string>(opening);
    });
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
  parts.dealing = [&](const DealSeeds& seeds, Seat dealer, const Shape& shape) -> Deal {
    if (broken) throw std::logic_error("a planted fault");
    return deal_by_shuffle(seeds, dealer, shape);
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
  parts.dealing = [](const DealSeeds&, Seat, const Shape&) -> Deal {
    throw std::logic_error("planted");
  };
  Tables broken{{&context}, store, faulty_settings(parts)};
  Tables mended{{&context}, store, {}};
  for (const auto& [code, entries] : store.entries) {
    if (code == faulty_code) broken.recover({code, entries}, current_time());
    mended.recover({code, entries}, current_time());
  }
  EXPECT_FALSE(broken.find(faulty_code));
  EXPECT_TRUE(mended.find(faulty_code));
  EXPECT_TRUE(mended.find(sound_code));
}

}  // namespace avinas
