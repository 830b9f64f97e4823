// SPDX-License-Identifier: MIT
// The hall tells what changed, a bounded piece at a time.
#include "server/hall/hall.hpp"

#include <gtest/gtest.h>

#include "protocol/json_reader.hpp"

namespace avinas::server {
namespace {

using protocol::Json;

class HeardTransport final : public Transport {
 public:
  void send(Outgoing message) override { send_here(std::move(message)); }
  bool send_here(Outgoing message) override {
    heard.push_back(Json::parse(*message.bytes));
    return true;
  }
  boost::asio::io_context& home() override { return home_; }
  void close_politely(CloseCode, const std::string&) override { closed = true; }
  void run(std::function<void()> work) override { work(); }
  void abandon() override {}
  std::vector<Json> heard;
  bool closed = false;

 private:
  boost::asio::io_context home_{1};
};

class HallTest : public ::testing::Test {
 protected:
  std::shared_ptr<HeardTransport> comes(ConnectionId id) {
    auto transport = std::make_shared<HeardTransport>();
    hall.arrive(id, "p" + std::to_string(id), "Name", transport);
    return transport;
  }
  static TableNews table(int number, bool listed = true) {
    TableNews news;
    news.summary.code = "T" + std::to_string(1'000 + number);
    news.summary.listed = listed;
    return news;
  }

  std::shared_ptr<const ClubState> club = std::make_shared<const ClubState>();
  Hall hall{[this] { return club; }};
};

TEST_F(HallTest, ACallReachesThoseWhoLookAndNobodyInAHandOrElsewhere) {
  const auto looks = comes(1), at_door = comes(2), plays = comes(3);
  for (const ConnectionId id : {1u, 3u}) hall.look(id);
  TableNews news = table(1);
  news.in_hand = true;
  news.players[Seat::North] = "p3";
  news.players[Seat::East] = "p9";
  hall.table_changed(news);
  for (const auto& transport : {looks, at_door, plays}) transport->heard.clear();
  for (const PlayerId player : {"p1", "p2", "p3", "nobody"}) {
    hall.call(player, {"p7", "Rasa"}, "K7QF");
  }
  ASSERT_EQ(looks->heard.size(), 1u);
  EXPECT_EQ(looks->heard[0]["code"], "called");
  EXPECT_EQ(looks->heard[0]["params"], Json({{"by", "Rasa"}, {"player", "p7"}, {"table", "K7QF"}}));
  EXPECT_TRUE(at_door->heard.empty());
  EXPECT_TRUE(plays->heard.empty()) << "who plays a hand hears nothing of the hall";
}

TEST_F(HallTest, FourWhoWantToPlayAreGatheredByTheLastOfThemWhoMayOpenATable) {
  ClubState of_members;
  of_members.tables_from = protocol::Role::Member;
  for (const char* member : {"p1", "p3"}) {
    of_members.people[member].standing.role = protocol::Role::Member;
  }
  club = std::make_shared<const ClubState>(of_members);
  std::map<ConnectionId, std::shared_ptr<HeardTransport>> all;
  for (const ConnectionId id : {1u, 2u, 3u, 4u, 5u}) {
    all[id] = comes(id);
    hall.look(id);
  }
  for (const ConnectionId id : {1u, 2u, 4u}) hall.want(id, true);
  hall.tick();
  EXPECT_EQ(all[5]->heard.back()["people"][1]["wants"], true);
  hall.want(3, true);
  ASSERT_EQ(all[3]->heard.back()["type"], "gathered");
  std::vector<std::string> called;
  for (const Json& person : all[3]->heard.back()["people"]) called.push_back(person["player"]);
  EXPECT_EQ(called, (std::vector<std::string>{"p1", "p2", "p4"}));
  hall.tick();
  for (const Json& person : all[5]->heard.back()["people"]) EXPECT_FALSE(person.contains("wants"));
  hall.call("p1", {"p9", "Ona"}, "K7QF");
  EXPECT_FALSE(all[1]->heard.back()["params"].contains("gathered"))
      << "another's call is a question";
  hall.call("p1", {"p3", "Rasa"}, "K7QF");
  EXPECT_EQ(all[1]->heard.back()["params"]["gathered"], "yes");
  hall.call("p1", {"p3", "Rasa"}, "K7QF");
  EXPECT_FALSE(all[1]->heard.back()["params"].contains("gathered")) << "once";
}

TEST_F(HallTest, AGatheringIsForTheConnectionThatWantedAndEndsWhereNobodyCalls) {
  std::map<ConnectionId, std::shared_ptr<HeardTransport>> all;
  for (const ConnectionId id : {1u, 2u, 3u, 4u}) {
    all[id] = comes(id);
    hall.look(id);
  }
  const auto other_tab = std::make_shared<HeardTransport>();
  hall.arrive(9, "p1", "Name", other_tab);
  hall.look(9);
  for (const ConnectionId id : {1u, 2u, 3u, 4u}) hall.want(id, true);
  ASSERT_EQ(all[4]->heard.back()["type"], "gathered");
  hall.call("p1", {"p4", "Name"}, "K7QF");
  EXPECT_EQ(all[1]->heard.back()["code"], "called");
  EXPECT_NE(other_tab->heard.back()["type"], "notice") << "it is asked nothing";
  for (int tick = 0; tick < kCalledWithin; ++tick) hall.tick();
  hall.call("p2", {"p4", "Name"}, "K7QF");
  EXPECT_FALSE(all[2]->heard.back()["params"].contains("gathered")) << "the call came too late";
  for (const ConnectionId id : {1u, 4u}) hall.want(id, true);
  EXPECT_EQ(all[4]->heard.back()["type"], "gathered") << "the two who were not called wait again";
}

TEST_F(HallTest, SomebodyWhoCalledNobodyOpensNoTableForAWhile) {
  std::map<ConnectionId, std::shared_ptr<HeardTransport>> all;
  for (const ConnectionId id : {1u, 2u, 3u, 4u}) {
    all[id] = comes(id);
    hall.look(id);
  }
  for (const ConnectionId id : {1u, 2u, 3u, 4u}) hall.want(id, true);
  ASSERT_EQ(all[4]->heard.back()["type"], "gathered");
  for (int tick = 0; tick < kCalledWithin; ++tick) hall.tick();
  hall.want(4, true);
  EXPECT_NE(all[4]->heard.back()["type"], "gathered") << "it called nobody";
  EXPECT_EQ(all[3]->heard.back()["type"], "gathered");
}

TEST_F(HallTest, AWishEndsWhenAHandOfItsPlayerBegins) {
  std::map<ConnectionId, std::shared_ptr<HeardTransport>> all;
  for (const ConnectionId id : {1u, 2u, 3u, 4u}) all[id] = comes(id);
  for (const ConnectionId id : {1u, 2u, 3u}) hall.want(id, true);
  TableNews news = table(1);
  news.in_hand = true;
  news.players[Seat::North] = "p1";
  news.players[Seat::East] = "p7";
  hall.table_changed(news);
  hall.want(4, true);
  EXPECT_TRUE(all[4]->heard.empty());
}

TEST_F(HallTest, FourOfWhomNobodyMayOpenATableWaitForOneWhoMay) {
  ClubState of_members;
  of_members.tables_from = protocol::Role::Member;
  of_members.people["p5"].standing.role = protocol::Role::Member;
  club = std::make_shared<const ClubState>(of_members);
  std::map<ConnectionId, std::shared_ptr<HeardTransport>> all;
  for (const ConnectionId id : {1u, 2u, 3u, 4u, 5u}) all[id] = comes(id);
  for (const ConnectionId id : {1u, 2u, 3u, 4u}) hall.want(id, true);
  EXPECT_TRUE(all[4]->heard.empty());
  hall.want(5, true);
  ASSERT_EQ(all[5]->heard.size(), 1u);
  EXPECT_EQ(all[5]->heard[0]["people"].size(), 3u);
}

TEST_F(HallTest, AWishToPlayEndsAtATableWithTheConnectionAndWhenItIsTakenBack) {
  std::map<ConnectionId, std::shared_ptr<HeardTransport>> all;
  for (const ConnectionId id : {1u, 2u, 3u, 4u}) {
    all[id] = comes(id);
    hall.want(id, id < 4);
  }
  hall.at_table(1, "K7QF");
  hall.depart(2);
  hall.want(3, false);
  hall.want(4, true);
  EXPECT_TRUE(all[4]->heard.empty());
  for (const ConnectionId id : {1u, 3u}) hall.want(id, true);
  EXPECT_TRUE(all[3]->heard.empty()) << "three want to";
}

TEST_F(HallTest, ATableIsSeenFromTheDoorOnlyWhereGuestsMayComeInAndWatch) {
  TableNews open = table(1, false), closed = table(2);
  closed.summary.watching = protocol::Watching::Members;
  for (const TableNews& news : {open, closed}) hall.table_changed(news);
  EXPECT_TRUE(hall.seen_from_the_door(open.summary.code).table) << "its link is what opens it";
  EXPECT_FALSE(hall.seen_from_the_door(closed.summary.code).table);
  EXPECT_FALSE(hall.seen_from_the_door(closed.summary.code).is_missing) << "there is one";
  EXPECT_TRUE(hall.seen_from_the_door("T9").is_missing);
  for (const bool password : {false, true}) {
    ClubState shut;
    if (password) {
      shut.password_hash = "argon";
    } else {
      shut.guests = false;
    }
    club = std::make_shared<const ClubState>(shut);
    EXPECT_FALSE(hall.seen_from_the_door(open.summary.code).table);
    EXPECT_FALSE(hall.seen_from_the_door("T9").is_missing) << "a closed club tells neither";
  }
}

TEST_F(HallTest, ShowsAPageAtATimeAndCountsTheRest) {
  const auto visitor = comes(1);
  for (int i = 0; i < 205; ++i) hall.table_changed(table(i));
  hall.look(1);
  ASSERT_EQ(visitor->heard.size(), 1u);
  EXPECT_EQ(visitor->heard[0]["tables"].size(), kHallPage);
  EXPECT_EQ(visitor->heard[0]["tables_in_all"], 205);
  hall.look(1, visitor->heard[0]["tables"].back()["code"]);
  EXPECT_EQ(visitor->heard[1]["tables"].size(), 5u);
}

TEST_F(HallTest, ShowsNobodyToWhoSitsInAHandWithOthersUntilItIsOver) {
  for (const bool with_people : {true, false}) {
    const auto player = comes(with_people ? 1 : 2);
    const std::string id = with_people ? "p1" : "p2";
    TableNews news = table(with_people ? 1 : 2);
    news.summary.stage = protocol::TableStage::Playing;
    news.in_hand = true;
    news.players[Seat::North] = id;
    if (with_people) news.players[Seat::East] = "p9";
    hall.table_changed(news);
    hall.look(with_people ? 1 : 2);
    EXPECT_EQ(player->heard.at(0)["people"].empty(), with_people);
    EXPECT_EQ(player->heard.at(0)["tables"].empty(), with_people);
    hall.catch_up(with_people ? 1 : 2);
    EXPECT_EQ(player->heard.at(1)["people"].empty(), with_people);
    news.in_hand = false;
    hall.table_changed(news);
    hall.tick();
    EXPECT_FALSE(player->heard.back()["people"].empty());
  }
}

TEST_F(HallTest, EndsTheConnectionsOfDevicesThatWereSignedOutAndNoOthers) {
  std::vector<std::shared_ptr<HeardTransport>> devices;
  for (ConnectionId id = 1; id <= 3; ++id) {
    devices.push_back(std::make_shared<HeardTransport>());
    hall.arrive(id, "p1", "Name", devices.back(), "d" + std::to_string(id));
  }
  const auto other = std::make_shared<HeardTransport>();
  hall.arrive(4, "p2", "Other", other, "d1");
  hall.expel_devices("p1", "d2", "d1");
  EXPECT_TRUE(devices[1]->closed);
  EXPECT_FALSE(devices[0]->closed || devices[2]->closed || other->closed);
  hall.expel_devices("p1", {}, "d1");
  EXPECT_TRUE(devices[2]->closed);
  EXPECT_FALSE(devices[0]->closed || other->closed);
  EXPECT_EQ(devices[2]->heard.at(0)["reason"], "device_ended");
}

TEST_F(HallTest, RemembersTheLastWordsOfEachSpeakerHoweverMuchOthersSay) {
  hall.overhear("p1", "the real one");
  for (int i = 0; i < 5'000; ++i) hall.overhear("p" + std::to_string(2 + i % 6), "noise");
  EXPECT_NE(hall.last_words("p1").find("the real one"), std::string::npos);
}

TEST_F(HallTest, TellsAHundredChangesAtATimeUntilAllAreTold) {
  const auto visitor = comes(1);
  hall.look(1);
  hall.tick();
  visitor->heard.clear();
  for (int i = 0; i < 205; ++i) hall.table_changed(table(i));
  std::size_t told = 0;
  for (int ticks = 0; ticks < 3; ++ticks) hall.tick();
  for (const Json& change : visitor->heard) {
    EXPECT_LE(change["tables"].size(), kHallChanges);
    told += change["tables"].size();
  }
  EXPECT_EQ(told, 205u);
  visitor->heard.clear();
  hall.tick();
  EXPECT_TRUE(visitor->heard.empty()) << "nothing changed since";
}

TEST_F(HallTest, OneChangeCostsOneLineHoweverManyTablesThereAre) {
  const auto visitor = comes(1);
  hall.look(1);
  for (int i = 0; i < 500; ++i) hall.table_changed(table(i));
  for (int ticks = 0; ticks < 6; ++ticks) hall.tick();
  visitor->heard.clear();
  TableNews changed = table(7);
  changed.summary.spectators = 3;
  hall.table_changed(changed);
  hall.tick();
  ASSERT_EQ(visitor->heard.size(), 1u);
  EXPECT_LT(visitor->heard[0].dump().size(), 500u);
}

TEST_F(HallTest, ShowsTheTablesOfGamesThatOneKnows) {
  games::Known both;
  both.add(1);
  const auto old = comes(1), knows = std::make_shared<HeardTransport>();
  hall.arrive(2, "p2", "Name", knows, {}, both);
  TableNews other = table(1);
  other.summary.game = 1;
  hall.table_changed(other);
  hall.table_changed(table(2));
  for (const ConnectionId id : {1u, 2u}) hall.look(id);
  other.summary.spectators = 3;
  hall.table_changed(other);
  hall.tick();
  const auto told = [&](const std::shared_ptr<HeardTransport>& visitor) {
    std::string all;
    for (const Json& message : visitor->heard) all += message.value("tables", Json()).dump();
    return all;
  };
  for (int i = 1; i <= 2; ++i) {
    const std::string code = table(i).summary.code;
    EXPECT_NE(told(knows).find(code), std::string::npos) << code;
    EXPECT_EQ(told(old).find(code) == std::string::npos, i == 1) << code;
  }
  EXPECT_EQ(old->heard.back()["tables_in_all"], 1);
  EXPECT_EQ(knows->heard.back()["tables_in_all"], 2);
}

TEST_F(HallTest, NeverNamesATableThatWasNotListed) {
  const auto visitor = comes(1);
  hall.look(1);
  hall.table_changed(table(1, false));
  hall.tick();
  hall.table_closed(table(1).summary.code);
  hall.tick();
  for (const Json& message : visitor->heard) {
    EXPECT_EQ(message.dump().find(table(1).summary.code), std::string::npos);
  }
}

TEST_F(HallTest, ATableThatIsClosedIsToldToBeGoneOnceUnlessItIsThereAgain) {
  const auto visitor = comes(1);
  hall.look(1);
  for (int i = 1; i <= 2; ++i) hall.table_changed(table(i));
  hall.tick();
  visitor->heard.clear();
  for (int i = 1; i <= 2; ++i) hall.table_closed(table(i).summary.code);
  hall.table_changed(table(2));
  for (int ticks = 0; ticks < 2; ++ticks) hall.tick();
  ASSERT_EQ(visitor->heard.size(), 1u);
  EXPECT_EQ(visitor->heard[0]["tables_gone"], Json::array({table(1).summary.code}));
  EXPECT_EQ(visitor->heard[0]["tables"].size(), 1u);
}

TEST_F(HallTest, WhoLookedBetweenTwoChangesIsToldOfTheTablesThatAreGoneSince) {
  const auto visitor = comes(1);
  for (int i = 1; i <= 2; ++i) hall.table_changed(table(i));
  hall.look(1);
  ASSERT_EQ(visitor->heard[0]["tables"].size(), 2u);
  hall.table_closed(table(1).summary.code);
  hall.table_changed(table(2, false));
  hall.tick();
  EXPECT_EQ(visitor->heard.back()["tables_gone"].size(), 2u);
}

TEST_F(HallTest, WhoLookedBetweenTwoChangesIsToldOfThePeopleWhoAreGoneSince) {
  const auto visitor = comes(1);
  comes(2);
  hall.look(1);
  ASSERT_EQ(visitor->heard[0]["people"].size(), 2u);
  hall.depart(2);
  hall.tick();
  EXPECT_EQ(visitor->heard.back()["people_gone"], Json::array({"p2"}));
}

TEST_F(HallTest, WhoLookedBetweenTwoChangesIsToldThatAllIsAsBefore) {
  const auto visitor = comes(1);
  comes(2);
  hall.table_changed(table(1));
  hall.at_table(2, table(1).summary.code);
  hall.tick();
  hall.left_table(2);
  hall.look(1);
  hall.at_table(2, table(1).summary.code);
  hall.tick();
  ASSERT_EQ(visitor->heard.back()["people"].size(), 1u);
  EXPECT_EQ(visitor->heard.back()["people"][0]["table"], table(1).summary.code);
}

TEST_F(HallTest, NeverNamesATableThatWasHiddenBeforeAnybodyLooked) {
  const auto visitor = comes(1);
  hall.look(1);  // his own coming is to be told yet
  for (int i = 1; i <= 2; ++i) hall.table_changed(table(i));
  hall.table_changed(table(1, false));
  hall.table_closed(table(2).summary.code);
  hall.look(1);
  hall.tick();
  for (const Json& message : visitor->heard) {
    for (int i = 1; i <= 2; ++i) {
      EXPECT_EQ(message.dump().find(table(i).summary.code), std::string::npos) << message.dump();
    }
  }
}

TEST_F(HallTest, WhoWasKeptFromItIsShownItWholeAfterwards) {
  const auto visitor = comes(1);
  hall.look(1);
  hall.tick();
  hall.at_table(1, "T1");
  hall.tick();
  visitor->heard.clear();
  hall.table_changed(table(2));
  hall.tick();
  EXPECT_TRUE(visitor->heard.empty());
  hall.left_table(1);
  hall.tick();
  ASSERT_EQ(visitor->heard.size(), 1u);
  EXPECT_EQ(visitor->heard[0]["type"], "hall");
  EXPECT_EQ(visitor->heard[0]["tables"].size(), 1u);
}

}  // namespace
}  // namespace avinas::server
