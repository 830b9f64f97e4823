// SPDX-License-Identifier: MIT
// Decisions that players take together: pauses, giving up, the level of bots; and what each is told
// alone.
#include <gtest/gtest.h>

#include "engine/avinas/rules/match.hpp"
#include "engine/avinas/rules/view.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/simulated_table.hpp"

namespace avinas {
using namespace testing;
using namespace protocol;
using std::chrono::seconds;

TEST(Requests, ARefusedOneThatIsRepeatedIsRefusedAgainAndNotCalledDone) {
  SimulatedTable table(57);
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  table.ask(ids[0], Act{Bid{99}}, "x");
  const Json first = table.clients[ids[0]].answers["x"];
  ASSERT_EQ(first["type"], "error");
  table.ask(ids[0], Act{Bid{99}}, "x");
  EXPECT_EQ(table.clients[ids[0]].answers["x"], first);
  EXPECT_EQ(table.clients[ids[0]].duplicate_answers, 1);
}

TEST(Questions, HoldWhatEachSeatKnowsAndNoMore) {
  for (std::uint64_t seed = 60; seed < 66; ++seed) {
    SimulatedTable table(seed, {.hold_seconds = 5});
    const auto ids = table.four_sit_and_start();
    table.everyone_ready(ids);
    for (const ConnectionId id : ids) table.detach(id);
    const auto host = table.attach("host");  // three stand-ins and a person
    int asked = 0;
    for (int i = 0; i < 2'000 && asked < 20; ++i) {
      table.advance(seconds(1));
      const Json& legal = table.clients[host].view["legal"];
      if (!legal.empty()) table.ask(host, Act{read_action(legal[0])});
      if (!table.question || std::get<MatchState>(table.question_about).phase.index() == 0)
        continue;
      for (const Think::Player& player : table.question->players) {
        EXPECT_EQ(player.known.own,
                  games::own_view(table.question_about, Observer::of(player.seat)));
        ++asked;
      }
      table.question.reset();
    }
    EXPECT_GT(asked, 0);
  }
}

TEST(Pause, TheHostAloneCannotStopTheTable) {
  SimulatedTable table(50, with_clock(AtZero::StandIn));
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  table.ask(ids[0], Propose{Proposal::Pause});
  EXPECT_EQ(table.clients[ids[1]].view["standstill"], "none");
  const auto mover = to_act(table, ids);
  const Seat seat = *parse_seat(table.clients[mover].view["you"].get<std::string>());
  table.advance(seconds(31));
  EXPECT_TRUE(human(table.state().seats[seat])->stand_in) << "the clock of thirty seconds ran on";
}

TEST(Pause, BeginsAfterTheDecisionThatIsBeingMade) {
  SimulatedTable table(51, with_clock(AtZero::StandIn));
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  table.advance(seconds(5));
  for (const ConnectionId id : ids) table.ask(id, Propose{Proposal::Pause});
  const auto mover = to_act(table, ids);
  EXPECT_EQ(table.clients[mover].view["standstill"], "none");
  table.advance(seconds(2));
  table.input(SendView{mover, {}});
  EXPECT_EQ(table.clients[mover].view["clock"]["decision_ms"], 3'000);
  decide_until_paused(table, ids);
  EXPECT_EQ(table.clients[mover].view["standstill"], "paused");
  EXPECT_EQ(table.asked(to_act(table, ids), Act{Pass{}}), "not_allowed");
}

TEST(Pause, EndsWhenThreeOfFourWantItToWhoeverDoesNot) {
  for (std::size_t against = 0; against < 4; ++against) {
    SimulatedTable table(52);
    const auto ids = table.four_sit_and_start();
    table.everyone_ready(ids);
    for (const ConnectionId id : ids) table.ask(id, Propose{Proposal::Pause});
    EXPECT_EQ(table.clients[ids[0]].view["standstill"], "paused");
    int agreed = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      if (i == against) continue;
      EXPECT_EQ(table.clients[ids[0]].view["standstill"], "paused") << agreed;
      table.ask(ids[i], Propose{Proposal::Resume});
      ++agreed;
    }
    EXPECT_EQ(table.clients[ids[0]].view["standstill"], "none") << against;
  }
}

TEST(Pause, EndsByThoseWhoAreHereWhenOthersWentHomeInIt) {
  SimulatedTable table(54, {.hold_seconds = 5});
  auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  for (const ConnectionId id : ids) table.ask(id, Propose{Proposal::Pause});
  table.ask(ids[1], Propose{Proposal::Resume});
  for (const std::size_t gone : {0u, 2u, 3u}) table.detach(ids[gone]);
  EXPECT_EQ(table.clients[ids[1]].view["standstill"], "paused") << "lines break";
  ids[3] = table.attach("p3");
  EXPECT_EQ(table.clients[ids[1]].view["standstill"], "paused");
  table.ask(ids[3], Propose{Proposal::Resume});
  EXPECT_EQ(table.clients[ids[1]].view["standstill"], "none");
  table.advance(seconds(6));
  for (const char* seat : {"N", "S"}) {
    EXPECT_EQ(table.clients[ids[1]].view["seats"][seat]["stand_in"], true) << seat;
  }
}

TEST(Pause, APersonAmongBotsPausesAndGoesOnAlone) {
  SimulatedTable table(53);
  const auto host = table.attach("host");
  table.ask(host, Sit{Seat::South});
  table.ask(host, FillBots{});
  table.ask(host, Start{});
  table.ask(host, Propose{Proposal::Pause});
  EXPECT_EQ(table.clients[host].view["standstill"], "paused");
  table.ask(host, Propose{Proposal::Resume});
  EXPECT_EQ(table.clients[host].view["standstill"], "none");
}

/// Two people of the same side, and two bots.
struct WithBots {
  explicit WithBots(std::uint64_t seed) : table(seed, {.hold_seconds = 5}) {
    host = table.attach("host");
    guest = table.attach("guest");
    table.ask(host, Sit{Seat::North});
    table.ask(guest, Sit{Seat::East});
    table.ask(host, FillBots{BotLevel::Master});
    table.ask(host, Start{});
  }
  BotLevel level(Seat seat) { return std::get<BotSeat>(table.state().seats[seat]).level; }
  SimulatedTable table;
  ConnectionId host = 0, guest = 0;
};

TEST(BotLevels, InAMatchTheHostAloneDoesNotChangeThem) {
  WithBots play(54);
  EXPECT_EQ(play.table.asked(play.host, FillBots{BotLevel::Learner, Seat::West}), "not_allowed");
  EXPECT_EQ(play.level(Seat::West), BotLevel::Master);
  EXPECT_EQ(play.table.asked(play.host, Propose{Proposal::BotsLearner}), "update");
  EXPECT_EQ(play.level(Seat::West), BotLevel::Master);
  play.table.ask(play.guest, Propose{Proposal::BotsLearner});
  EXPECT_EQ(play.level(Seat::West), BotLevel::Learner);
  EXPECT_EQ(play.level(Seat::South), BotLevel::Learner);
  EXPECT_TRUE(play.table.clients[play.host].view["proposals"]["N"].empty());
}

TEST(BotLevels, ThoseWhoAreAwayHaveASayInThem) {
  WithBots play(55);
  play.table.ask(play.host, Ready{});
  play.table.ask(play.guest, Ready{});
  play.table.detach(play.guest);
  play.table.advance(seconds(60));
  ASSERT_TRUE(human(play.table.state().seats[Seat::East])->stand_in);
  play.table.ask(play.host, Propose{Proposal::BotsLearner});
  EXPECT_EQ(play.level(Seat::West), BotLevel::Master);
}

TEST(BotLevels, APersonAmongBotsSetsThem) {
  SimulatedTable table(56);
  const auto host = table.attach("host");
  table.ask(host, Sit{Seat::South});
  table.ask(host, FillBots{});
  table.ask(host, Start{});
  EXPECT_EQ(table.asked(host, FillBots{BotLevel::Learner, Seat::West}), "update");
}

TEST(Agreement, NoMatchIsGivenUpOverASideOfWhichNobodyIsThere) {
  SimulatedTable table(58, {.hold_seconds = 5});
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  table.detach(ids[1]);
  table.detach(ids[3]);
  table.advance(seconds(30));
  ASSERT_TRUE(human(table.state().seats[Seat::East])->stand_in);
  ASSERT_TRUE(human(table.state().seats[Seat::West])->stand_in);
  for (const std::size_t at : {0u, 2u}) table.ask(ids[at], Propose{Proposal::Abandon});
  EXPECT_EQ(stage_of(table.state()), TableStage::Playing);
  const auto east = table.attach("p1");
  table.ask(east, Propose{Proposal::Abandon});
  EXPECT_NE(stage_of(table.state()), TableStage::Playing) << "one of them is enough";
}

TEST(Agreement, WhatSomebodyAgreedToEndsWhenAStandInPlays) {
  SimulatedTable table(59, {.hold_seconds = 5});
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  table.ask(ids[1], Propose{Proposal::Pause});
  table.detach(ids[1]);
  table.advance(seconds(30));
  EXPECT_TRUE(table.clients[ids[0]].view["proposals"]["E"].empty());
}

TEST(Hints, AreForWhoPlaysWithBotsAloneAndSoIsTheirPace) {
  SimulatedTable table(61);
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  for (const ConnectionId id : ids) {
    table.input(HintRequest{id, "hint"});
    EXPECT_EQ(table.clients[id].answers["hint"]["reason"], "hints_among_bots");
    table.input(SlowBots{id, "slow", Millis(5'000)});
    EXPECT_EQ(table.clients[id].answers["slow"]["reason"], "bots_wait_for_one");
  }
}

}  // namespace avinas
