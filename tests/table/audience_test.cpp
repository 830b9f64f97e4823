// SPDX-License-Identifier: MIT
// The hearers of talk at a table, and its spectators.
#include <gtest/gtest.h>

#include "protocol/action_json.hpp"
#include "tests/support/simulated_table.hpp"

namespace avinas {
using namespace testing;
using namespace protocol;
using std::chrono::seconds;

/// The messages of that type that the connection was sent, in order.
std::vector<Json> received(const SimulatedTable& table, ConnectionId id, std::string_view type) {
  std::vector<Json> messages;
  for (const std::string& bytes : table.clients.at(id).received) {
    Json message = Json::parse(bytes);
    if (message["type"] == type) messages.push_back(std::move(message));
  }
  return messages;
}

/// The lines that the connection was told, in order.
std::vector<std::string> heard(const SimulatedTable& table, ConnectionId id) {
  std::vector<std::string> texts;
  for (const Json& message : received(table, id, "said")) texts.push_back(message["text"]);
  return texts;
}

TEST(TableTalk, OfSpectatorsNeverReachesTheSeatsDuringAHand) {
  TableOptions options;
  options.talk = Talk::Always;
  SimulatedTable table(31, options);
  const auto ids = table.four_sit_and_start();
  const auto one = table.attach("w1"), two = table.attach("w2");
  table.everyone_ready(ids);
  table.input(Utterance{one, "s1", "South has the queen"});
  EXPECT_EQ(table.answer(one, "s1"), "done");
  EXPECT_EQ(heard(table, two).size(), 1u);
  for (const ConnectionId seat : ids) EXPECT_TRUE(heard(table, seat).empty());
  table.input(Utterance{ids[0], "s2", "Hello"});
  for (const ConnectionId id : {ids[1], ids[2], ids[3], one, two}) {
    EXPECT_EQ(heard(table, id).back(), "Hello");
  }
}

TEST(TableTalk, IsRefusedByTheTablesOption) {
  for (const Talk talk : {Talk::Off, Talk::BetweenHands}) {
    TableOptions options;
    options.talk = talk;
    SimulatedTable table(32, options);
    const auto ids = table.four_sit_and_start();
    table.input(Utterance{ids[0], "before", "Hello"});
    EXPECT_EQ(table.answer(ids[0], "before"), talk == Talk::Off ? "not_allowed" : "done");
    table.everyone_ready(ids);
    table.input(Utterance{ids[0], "during", "Hello"});
    EXPECT_EQ(table.answer(ids[0], "during"), "not_allowed");
  }
}

TEST(Emotes, FollowTheTablesOptionAsTalkDoes) {
  TableOptions options;
  options.talk = Talk::Off;
  options.emotes = Talk::Always;
  SimulatedTable table(35, options);
  const auto ids = table.four_sit_and_start();
  const auto watcher = table.attach("w1");
  table.everyone_ready(ids);
  table.input(Utterance{ids[0], "e1", Emote::WellPlayed});
  EXPECT_EQ(table.answer(ids[0], "e1"), "done");
  EXPECT_EQ(received(table, ids[2], "shown").back()["what"], "well_played");
  table.input(Utterance{ids[0], "s1", "Well played"});
  EXPECT_EQ(table.answer(ids[0], "s1"), "not_allowed");
  table.input(Utterance{watcher, "e2", Emote::Cheers});
  EXPECT_EQ(received(table, ids[2], "shown").size(), 1u);  // no signs from the audience in a hand
}

// --- one hand behind -----------------------------------------------------------------------------

/// Plays the hand that is dealt to its end.
void play_hand(SimulatedTable& table, const std::array<ConnectionId, 4>& ids) {
  while (table.clients[ids[0]].view["finished"].is_null()) {
    const std::string seat = table.clients[ids[0]].view["to_act"][0];
    const ConnectionId mover = ids[static_cast<std::size_t>(*parse_seat(seat))];
    table.ask(mover, Act{read_action(table.clients[mover].view["legal"][0])});
  }
}

TEST(OneHandBehind, ASpectatorSeesAllFourHandsOfTheHandBeforeAndNoneOfTheOneInPlay) {
  TableOptions options;
  options.one_hand_behind = true;
  SimulatedTable table(36, options);
  const auto ids = table.four_sit_and_start();
  const auto watcher = table.attach("w1");
  table.everyone_ready(ids);
  EXPECT_TRUE(received(table, watcher, "behind").empty());  // nothing before the first hand's end
  play_hand(table, ids);
  const Json played = table.clients[watcher].view["finished"];
  EXPECT_TRUE(received(table, watcher, "behind").empty());
  table.everyone_ready(ids);
  const auto shown = received(table, watcher, "behind");
  ASSERT_EQ(shown.size(), 1u);
  EXPECT_EQ(shown[0]["record"], played);
  EXPECT_EQ(shown[0]["hand"], 1);
  EXPECT_EQ(shown[0]["seats"].size(), 4u);
  EXPECT_TRUE(table.clients[watcher].view["finished"].is_null());
  const auto late = table.attach("w2");
  ASSERT_EQ(received(table, late, "behind").size(), 1u);
  EXPECT_EQ(received(table, late, "behind")[0], shown[0]);
  for (const ConnectionId seat : ids) EXPECT_TRUE(received(table, seat, "behind").empty());
}

TEST(OneHandBehind, APlayerOpensHisSeatToThoseHeNamesAndToNobodyElse) {
  SimulatedTable table(37);
  const auto ids = table.four_sit_and_start();
  const auto friend_of_east = table.attach("friend"), stranger = table.attach("stranger");
  table.input(ListWatchers{ids[1], "list"});
  EXPECT_EQ(received(table, ids[1], "watchers").back()["people"].size(), 2u);
  table.input(ListWatchers{stranger, "list"});
  EXPECT_EQ(table.answer(stranger, "list"), "not_allowed");
  EXPECT_EQ(table.asked(ids[1], OpenHand{{{"friend", ""}, {"nobody", ""}}}), "update");
  EXPECT_EQ(table.clients[stranger].view["seats"]["E"]["open_to"], Json{"Name of friend"});
  EXPECT_EQ(table.asked(stranger, OpenHand{{{"stranger", ""}}}), "not_at_table");
  table.everyone_ready(ids);
  play_hand(table, ids);
  table.everyone_ready(ids);
  ASSERT_EQ(received(table, friend_of_east, "behind").size(), 1u);
  EXPECT_EQ(received(table, friend_of_east, "behind")[0]["seats"], Json{"E"});
  EXPECT_TRUE(received(table, stranger, "behind").empty());
  // The club bars one of them, or has forgotten them.
  table.ask(ids[1], OpenHand{{{"friend", ""}, {"stranger", ""}}});
  table.input(PersonBarred{"friend"});
  const auto& watchers = server::watchers_of(table.state(), Seat::East);
  ASSERT_EQ(watchers.size(), 1u);
  EXPECT_EQ(watchers[0].player, "stranger");
  // The next player in the seat decides anew.
  table.ask(ids[1], Stand{});
  EXPECT_TRUE(table.clients[stranger].view["seats"]["E"]["open_to"].empty());
}

// --- names ---------------------------------------------------------------------------------------

/// The texts of the messages that a connection was sent since `from`.
std::string texts_since(SimulatedTable& table, ConnectionId id, std::size_t from) {
  std::string all;
  const auto& received = table.clients[id].received;
  for (std::size_t at = from; at < received.size(); ++at) all += received[at];
  return all;
}

TEST(Names, DuringAHandNoTextOfASpectatorReachesTheSeats) {
  TableOptions options;
  options.talk = Talk::Always;
  options.emotes = Talk::Always;
  SimulatedTable table(47, options);
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  table.ask(ids[2], Stand{});
  std::array<std::size_t, 4> before{};
  for (std::size_t i = 0; i < 4; ++i) before[i] = table.clients[ids[i]].received.size();
  const auto spy = table.attach("spy");  // "Name of spy"
  table.ask(spy, Sit{Seat::South});
  table.ask(ids[1], OpenHand{{{"spy", ""}}});
  table.input(Utterance{spy, "s1", "Name of spy"});
  table.input(Utterance{spy, "e1", Emote::Cheers});
  table.input(ListWatchers{ids[0], "list"});
  EXPECT_EQ(table.answer(ids[0], "list"), "not_allowed");
  for (const std::size_t i : {0u, 1u, 3u}) {
    table.input(SendView{ids[i], "again" + std::to_string(i)});
    EXPECT_EQ(texts_since(table, ids[i], before[i]).find("Name of spy"), std::string::npos);
  }
  EXPECT_EQ(table.clients[ids[0]].view["seats"]["S"]["asked_by"],
            (Json::array({{{"player", "spy"}, {"name", ""}}})));
  for (const std::size_t i : {0u, 1u, 3u}) table.ask(ids[i], Propose{Proposal::Abandon});
  EXPECT_EQ(table.clients[ids[0]].view["seats"]["E"]["open_to"], Json{"Name of spy"});
}

TEST(Names, APlayerSpeaksUnderTheNameUnderWhichTheySatDown) {
  TableOptions options;
  options.emotes = Talk::Always;
  SimulatedTable table(48, options);
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  table.input(Attach{900, "p1", "Lead hearts", "again"});
  table.input(Utterance{900, "e1", Emote::Cheers});
  EXPECT_EQ(received(table, ids[3], "shown").back()["name"], "Name of p1");
}

// --- what each card cost -------------------------------------------------------------------------

TEST(Review, IsOfTheHandThatIsOverForEverybodyWhereTheTableShowsOneHandBehind) {
  TableOptions options;
  options.one_hand_behind = true;
  SimulatedTable table(46, options);
  const auto ids = table.four_sit_and_start();
  const auto watcher = table.attach("w1");
  table.everyone_ready(ids);
  table.input(ReviewLastHand{ids[0], "too soon"});
  EXPECT_EQ(table.answer(ids[0], "too soon"), "not_allowed") << "only a hand in play is there";
  play_hand(table, ids);
  const Json played = table.clients[watcher].view["finished"];
  table.input(ReviewLastHand{watcher, "over"});
  table.everyone_ready(ids);
  table.input(ReviewLastHand{ids[2], "in the next"});
  for (const auto& [id, request] : {std::pair(watcher, "over"), std::pair(ids[2], "in the next")}) {
    const Json answer = table.clients[id].answers[request];
    ASSERT_EQ(answer["type"], "review") << answer;
    EXPECT_EQ(answer["hand"], 1);
    EXPECT_EQ(answer["record"], played);
    EXPECT_FALSE(answer["analysis"]["decisions"].empty());
  }
  EXPECT_EQ(table.clients[watcher].answers["over"]["analysis"],
            table.clients[ids[2]].answers["in the next"]["analysis"]);
}

TEST(Review, WaitsForTheEndOfTheMatchAtOtherTablesUnlessBotsHoldTheOtherSeats) {
  SimulatedTable table(42);
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  play_hand(table, ids);
  table.input(ReviewLastHand{ids[0], "between"});
  EXPECT_EQ(table.answer(ids[0], "between"), "not_allowed");
  for (const ConnectionId id : ids) table.ask(id, Propose{Proposal::Abandon});
  ASSERT_NE(stage_of(table.state()), TableStage::Playing);
  table.input(ReviewLastHand{ids[0], "after"});
  EXPECT_EQ(table.answer(ids[0], "after"), "review");

  SimulatedTable practice(43);
  const auto host = practice.attach("host"), watcher = practice.attach("watcher");
  practice.ask(host, Sit{Seat::South});
  practice.ask(host, FillBots{});
  practice.ask(host, Start{});
  practice.ask(host, Ready{});
  while (practice.clients[host].view["finished"].is_null()) {
    const Json& legal = practice.clients[host].view["legal"];
    const bool mine = !legal.empty() && legal[0]["action"] != "stop";
    if (mine) {
      practice.ask(host, Act{read_action(legal[0])});
    } else {
      practice.advance(Millis(100));
    }
  }
  practice.input(ReviewLastHand{host, "practice"});
  EXPECT_EQ(practice.answer(host, "practice"), "review");
  practice.input(ReviewLastHand{watcher, "looking on"});
  EXPECT_EQ(practice.answer(watcher, "looking on"), "not_allowed");
}

TEST(Review, IsFoundOutOnceHoweverManyAskAndSaysSoWhereThereIsNoTime) {
  TableOptions options;
  options.one_hand_behind = true;
  SimulatedTable table(44, options);
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  play_hand(table, ids);
  table.runs_errands = false;
  for (const ConnectionId id : ids) table.input(ReviewLastHand{id, "wanted"});
  ASSERT_EQ(table.errands.size(), 1u);
  table.input(table.errands[0](false));
  for (const ConnectionId id : ids) EXPECT_EQ(table.answer(id, "wanted"), "unavailable");
  table.input(ReviewLastHand{ids[0], "again"});
  table.input(ReviewLastHand{ids[1], "again"});
  ASSERT_EQ(table.errands.size(), 2u);
  table.input(table.errands[1](true));
  table.input(ReviewLastHand{ids[2], "later"});
  EXPECT_EQ(table.errands.size(), 2u) << "what is known is not found out again";
  EXPECT_EQ(table.answer(ids[0], "again"), "review");
  EXPECT_EQ(table.answer(ids[1], "again"), "review");
  EXPECT_EQ(table.answer(ids[2], "later"), "review");
}

TEST(Hints, ThatCameTooLateForWhatTheySayAreNotGiven) {
  SimulatedTable table(45);
  const auto host = table.attach("host");
  table.ask(host, Sit{Seat::South});
  table.ask(host, FillBots{});
  table.ask(host, Start{});
  table.ask(host, Ready{});
  while (table.clients[host].view["legal"].empty()) table.advance(Millis(100));
  table.runs_errands = false;
  table.input(HintRequest{host, "slow"});
  ASSERT_EQ(table.errands.size(), 1u);
  const TableInput found = table.errands[0](true);
  table.ask(host, Act{read_action(table.clients[host].view["legal"][0])});
  table.input(found);
  EXPECT_EQ(table.answer(host, "slow"), "not_allowed");
}

TEST(Hints, AreGivenToAPlayerAmongBotsFromTheirOwnViewAndToNobodyElse) {
  SimulatedTable table(29);
  const auto host = table.attach("host"), watcher = table.attach("watcher");
  table.ask(host, Sit{Seat::South});
  table.input(HintRequest{host, "among nobody"});
  EXPECT_EQ(table.answer(host, "among nobody"), "not_allowed");
  table.ask(host, FillBots{});
  table.ask(host, Start{});
  table.ask(host, Ready{});
  int hints = 0;
  for (int i = 0; i < 40; ++i) {
    const Json& view = table.clients[host].view;
    const std::string id = "hint " + std::to_string(i);
    table.input(HintRequest{host, id});
    if (view["legal"].empty()) {
      EXPECT_EQ(table.answer(host, id), "not_allowed") << view.dump();
    } else if (table.answer(host, id) == "hint") {
      Json action = received(table, host, "hint").back()["action"];
      EXPECT_EQ(action["seat"], "S");
      action.erase("seat");
      EXPECT_NE(std::find(view["legal"].begin(), view["legal"].end(), action), view["legal"].end());
      ++hints;
    }
    table.input(HintRequest{watcher, id});
    EXPECT_EQ(table.answer(watcher, id), "not_allowed");
    table.advance(Millis(2'000));
  }
  EXPECT_GT(hints, 0);
}

TEST(BotsWait, ForTheOneWhoPlaysWithThemAloneAndForNobodyElse) {
  SimulatedTable table(31);
  const auto host = table.attach("host"), watcher = table.attach("watcher");
  table.ask(host, Sit{Seat::South});
  table.ask(host, FillBots{});
  table.input(SlowBots{watcher, "not mine", Millis(5'000)});
  EXPECT_EQ(table.answer(watcher, "not mine"), "not_allowed");
  table.input(SlowBots{host, "slow", Millis(5'000)});
  EXPECT_EQ(table.answer(host, "slow"), "done");
  table.ask(host, Start{});
  table.ask(host, Ready{});
  const std::uint64_t dealt = table.clients[host].version;
  table.advance(Millis(4'900));
  EXPECT_EQ(table.clients[host].version, dealt);
  table.advance(Millis(200));
  EXPECT_GT(table.clients[host].version, dealt);
}

TEST(Watchers, OfAMembersTableAreMembers) {
  TableOptions options;
  options.watching = Watching::Members;
  SimulatedTable table(33, options);
  table.four_sit_and_start();
  const auto stranger = table.attach("stranger");
  EXPECT_EQ(table.answer(stranger, "join-" + std::to_string(stranger)), "not_allowed");
  table.input(Attach{99, "member", "Member", "join-99", true});
  EXPECT_EQ(table.answer(99, "join-99"), "view");
}

TEST(Watchers, InLargeNumbersAreCountedOnceASecond) {
  SimulatedTable table(34);
  const auto ids = table.four_sit_and_start();
  for (int i = 0; i < 100; ++i) table.attach("w" + std::to_string(i));
  const auto before = table.clients[ids[0]].received.size();
  for (int i = 100; i < 200; ++i) table.attach("w" + std::to_string(i));
  EXPECT_LE(table.clients[ids[0]].received.size(), before + 1);
  table.advance(seconds(2));
  EXPECT_EQ(table.clients[ids[0]].view["spectators"], 200);
}

}  // namespace avinas
