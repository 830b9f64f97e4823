// SPDX-License-Identifier: MIT
// The table core: seats, requests, clocks, absence, bots, agreement. No socket, no waiting.
#include <gtest/gtest.h>

#include "engine/avinas/rules/match.hpp"
#include "engine/record/checking.hpp"
#include "protocol/action_json.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/simulated_table.hpp"

namespace avinas {
using namespace testing;
using namespace protocol;
using std::chrono::seconds;

TEST(Seats, AFreeSeatIsTakenAndATakenOneIsNot) {
  SimulatedTable table(1);
  const auto host = table.attach("host"), other = table.attach("p1");
  EXPECT_EQ(table.asked(host, Sit{Seat::North}), "view");
  EXPECT_EQ(table.asked(other, Sit{Seat::North}), "seat_taken");
  EXPECT_EQ(table.clients[other].view["seats"]["N"]["name"], "Name of host");
  EXPECT_EQ(table.clients[host].view["you"], "N");
}

TEST(Seats, OnlyTheHostStartsAndOnlyWithFour) {
  SimulatedTable table(2);
  const auto host = table.attach("host"), other = table.attach("p1");
  table.ask(host, Sit{Seat::North});
  EXPECT_EQ(table.asked(other, Start{}), "not_allowed");
  EXPECT_EQ(table.asked(host, Start{}), "not_allowed");
  table.ask(host, FillBots{});
  EXPECT_EQ(table.asked(host, Start{}), "update");
}

TEST(Seats, ASpectatorMayNotAct) {
  SimulatedTable table(3);
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  const auto spectator = table.attach("watcher");
  EXPECT_EQ(table.asked(spectator, Act{Pass{}}), "not_at_table");
  EXPECT_TRUE(table.clients[spectator].view["legal"].empty());
  EXPECT_TRUE(table.clients[spectator].view["hand"].empty());
}

TEST(Requests, ARepeatedIdIsAnsweredAgainWithoutActingTwice) {
  SimulatedTable table(4);
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  const auto mover = to_act(table, ids);
  const Action action = first_legal(table, mover);
  table.ask(mover, Act{action}, "same");
  const auto entries = table.journal.size();
  table.clients[mover].answers.clear();
  table.ask(mover, Act{action}, "same");
  EXPECT_EQ(table.answer(mover, "same"), "done");
  EXPECT_EQ(table.journal.size(), entries);
}

TEST(Requests, ARepeatedIdIsRecognisedAfterARestart) {
  SimulatedTable table(5);
  auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  const auto mover = to_act(table, ids);
  const PlayerId player = table.clients[mover].player;
  const Action action = first_legal(table, mover);
  table.ask(mover, Act{action}, "same");
  table.restart();
  const auto entries = table.journal.size();
  const auto again = table.attach(player);
  table.ask(again, Act{action}, "same");
  EXPECT_EQ(table.answer(again, "same"), "done");
  EXPECT_EQ(table.journal.size(), entries);
}

TEST(Requests, AnIllegalActionIsToldToItsSenderAloneAndNothingChanges) {
  SimulatedTable table(6);
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  const auto entries = table.journal.size();
  std::array<std::size_t, 4> received{};
  for (std::size_t i = 0; i < 4; ++i) received[i] = table.clients[ids[i]].received.size();
  EXPECT_EQ(table.asked(ids[2], Act{Bid{99}}), "rule_violation");
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(table.clients[ids[i]].received.size(), received[i] + (i == 2));
  }
  EXPECT_EQ(table.journal.size(), entries);
}

TEST(ComingBack, TheSameSeatAndTheSameView) {
  SimulatedTable table(7);
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  for (int i = 0; i < 6; ++i) {
    const auto mover = to_act(table, ids);
    table.ask(mover, Act{first_legal(table, mover)});
  }
  const Json before = table.clients[ids[1]].view;
  table.detach(ids[1]);
  EXPECT_FALSE(table.clients[ids[0]].view["seats"]["E"]["here"].get<bool>());
  const auto again = table.attach("p1");
  EXPECT_EQ(table.clients[again].view, before);
}

TEST(ComingBack, ASecondTabTakesOverAndTheFirstIsTold) {
  SimulatedTable table(8);
  const auto first = table.attach("host");
  table.ask(first, Sit{Seat::North});
  const auto second = table.attach("host");
  EXPECT_NE(table.clients[first].received.back().find("taken_over"), std::string::npos);
  EXPECT_EQ(table.clients[second].view["you"], "N");
  const auto count = table.clients[first].received.size();
  table.ask(second, Stand{});
  EXPECT_EQ(table.clients[first].received.size(), count);
}

TEST(ComingBack, AnotherPlayerOfTheSameNameGetsNoSeat) {
  SimulatedTable table(9);
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  table.detach(ids[1]);
  const ConnectionId impostor = 77;
  table.clients[impostor].player = "stranger";
  table.input(Attach{impostor, "stranger", "Name of p1", "j"});
  EXPECT_TRUE(table.clients[impostor].view["you"].is_null());
  EXPECT_EQ(table.asked(impostor, Sit{Seat::East}), "seat_taken");
}

TEST(Restart, EverySeatsViewIsAsItWas) {
  SimulatedTable table(10);
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  for (int i = 0; i < 9; ++i) {
    const auto mover = to_act(table, ids);
    table.ask(mover, Act{first_legal(table, mover)});
  }
  PerSeat<Json> before;
  for (Seat seat : kAllSeats) before[seat] = table.clients[ids[std::size_t(seat)]].view;
  table.restart();
  PerSeat<ConnectionId> again;
  for (Seat seat : kAllSeats) {
    again[seat] = table.attach(seat == Seat::North ? "host" : "p" + std::to_string(int(seat)));
  }
  for (Seat seat : kAllSeats) EXPECT_EQ(table.clients[again[seat]].view, before[seat]);
}

TEST(Absence, PastTheHoldAStandInPlaysAndThePlayerTakesBackAtOnce) {
  SimulatedTable table(11, {.hold_seconds = 30});
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  const auto mover = to_act(table, ids);
  const PlayerId player = table.clients[mover].player;
  const auto watcher = mover == ids[0] ? ids[1] : ids[0];
  table.detach(mover);
  table.advance(seconds(29));
  const std::size_t acted = table.journal.size();
  EXPECT_EQ(table.journal.back().find("stand_in"), std::string::npos);
  table.advance(seconds(2));
  EXPECT_GT(table.journal.size(), acted + 1);  // the stand-in, and its first action
  bool shown = false;
  for (const auto& [name, seat] : table.clients[watcher].view["seats"].items()) {
    shown = shown || seat["stand_in"].get<bool>();
  }
  EXPECT_TRUE(shown);
  const auto again = table.attach(player);
  const std::string seat = table.clients[again].view["you"];
  EXPECT_FALSE(table.clients[again].view["seats"][seat]["stand_in"].get<bool>());
}

TEST(Absence, WhenEverybodyIsAwayNothingMoves) {
  SimulatedTable table(12, {.hold_seconds = 30});
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  for (ConnectionId id : ids) table.detach(id);
  const auto entries = table.journal.size();
  table.advance(seconds(3600));
  EXPECT_EQ(table.journal.size(), entries);
}

TEST(Absence, TheHoldStartsAnewAfterARestart) {
  SimulatedTable table(13, {.hold_seconds = 30});
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  table.restart();
  table.advance(seconds(600));
  table.attach("host");
  const auto entries = table.journal.size();
  table.advance(seconds(29));
  EXPECT_EQ(table.journal.size(), entries);
  table.advance(seconds(2));
  EXPECT_GT(table.journal.size(), entries);
}

TEST(TheRest, IsRefusedWithoutATraceOrEndsTheHandWithEveryCardInItsRecord) {
  SimulatedTable table(31);
  const auto ids = table.four_sit_and_start();
  int refused = 0, taken = 0;
  for (int i = 0; i < 20'000 && taken < 5; ++i) {
    if (!table.clients[ids[0]].view["in_hand"].get<bool>()) {
      table.everyone_ready(ids);
      continue;
    }
    const auto mover = to_act(table, ids);
    const auto entries = table.journal.size();
    const std::string answer = table.asked(mover, TakeRest{});
    if (answer != "update") {
      ++refused;
      EXPECT_EQ(answer, "not_allowed");
      EXPECT_EQ(table.journal.size(), entries);
      table.ask(mover, Act{first_legal(table, mover)});
      continue;
    }
    ++taken;
    const Json& view = table.clients[mover].view;
    EXPECT_FALSE(view["in_hand"].get<bool>());
    EXPECT_EQ(view["tricks"]["NS"].get<int>() + view["tricks"]["EW"].get<int>(), 8);
    const Json& actions = view["finished"]["actions"];
    EXPECT_EQ(std::count_if(actions.begin(), actions.end(),
                            [](const Json& each) { return each["action"] == "play"; }),
              32);
    if (view["stage"] == "finished") break;
  }
  EXPECT_GT(refused, 20);
  EXPECT_GT(taken, 0);
}

TEST(Clock, DecisionThenReserveThenAStandIn) {
  SimulatedTable table(14, with_clock(AtZero::StandIn));
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  const auto mover = to_act(table, ids);
  EXPECT_EQ(table.clients[mover].view["clock"]["decision_ms"], 10'000);
  EXPECT_EQ(table.clients[mover].view["clock"]["reserve_ms"], 20'000);
  const auto entries = table.journal.size();
  table.advance(seconds(29));
  EXPECT_EQ(table.journal.size(), entries);
  table.advance(seconds(2));
  EXPECT_NE(table.journal[entries].find("stand_in"), std::string::npos);
  const std::string seat = table.clients[mover].view["you"];
  EXPECT_EQ(table.asked(mover, Act{Pass{}}), "not_allowed");
  EXPECT_EQ(table.asked(mover, TakeBack{}), "update");
  EXPECT_FALSE(table.clients[mover].view["seats"][seat]["stand_in"].get<bool>());
}

TEST(Clock, AMoveThatCameBeforeTheTableFoundTheTimeUpCounts) {
  SimulatedTable table(14, with_clock(AtZero::StandIn));
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  const auto mover = to_act(table, ids);
  const std::string seat = table.clients[mover].view["you"];
  table.pass(seconds(60));  // and the table's thread had something else to do
  EXPECT_EQ(table.asked(mover, Act{first_legal(table, mover)}), "update");
  EXPECT_FALSE(table.clients[mover].view["seats"][seat]["stand_in"].get<bool>());
}

TEST(Clock, ThePartOfTheReserveThatWasUsedIsGoneForTheHand) {
  SimulatedTable table(15, with_clock(AtZero::Wait));
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  const auto mover = to_act(table, ids);
  table.advance(seconds(15));
  table.ask(mover, Act{first_legal(table, mover)});
  for (int i = 0; i < 8 && to_act(table, ids) != mover; ++i) {
    const auto next = to_act(table, ids);
    table.ask(next, Act{first_legal(table, next)});
  }
  ASSERT_EQ(to_act(table, ids), mover);
  EXPECT_EQ(table.clients[mover].view["clock"]["reserve_ms"], 15'000);
  EXPECT_EQ(table.clients[mover].view["clock"]["decision_ms"], 10'000);
}

TEST(Clock, TheTableWaitsWhereThatWasChosen) {
  SimulatedTable table(16, with_clock(AtZero::Wait));
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  const auto entries = table.journal.size();
  table.advance(seconds(3600));
  EXPECT_EQ(table.journal.size(), entries);
}

TEST(Clock, APausedTableAndAStalledStorageChargeNobody) {
  SimulatedTable table(17, with_clock(AtZero::StandIn));
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  for (const ConnectionId id : ids) table.ask(id, Propose{Proposal::Pause});
  decide_until_paused(table, ids);
  EXPECT_EQ(table.clients[ids[1]].view["standstill"], "paused");
  table.advance(seconds(3600));
  for (std::size_t i = 0; i < 3; ++i) table.ask(ids[i], Propose{Proposal::Resume});
  table.advance(seconds(5));
  table.input(StorageStalled{true});
  table.advance(seconds(3600));
  table.input(StorageStalled{false});
  const auto mover = to_act(table, ids);
  EXPECT_EQ(table.clients[mover].view["clock"]["decision_ms"], 5'000);
}

TEST(Clock, ReadinessIsGivenForWhoDoesNotAnswer) {
  SimulatedTable table(18, with_clock(AtZero::StandIn));
  const auto ids = table.four_sit_and_start();
  for (std::size_t i = 0; i < 3; ++i) table.ask(ids[i], Ready{});
  // Thirty seconds at the least, however short the table's clock is.
  table.advance(seconds(29));
  EXPECT_EQ(table.clients[ids[0]].view["hand_number"], 0);
  table.advance(seconds(2));
  EXPECT_EQ(table.clients[ids[0]].view["hand_number"], 1);
}

TEST(Agreement, AMatchIsGivenUpWhenAllAgreeAndItsRecordVerifies) {
  SimulatedTable table(19);
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  const auto mover = to_act(table, ids);
  table.ask(mover, Act{first_legal(table, mover)});
  for (std::size_t i = 0; i < 3; ++i) table.ask(ids[i], Propose{Proposal::Abandon});
  EXPECT_TRUE(table.finished.empty());
  EXPECT_EQ(table.clients[ids[3]].view["proposals"]["N"][0], "abandon");
  table.ask(ids[3], Propose{Proposal::Abandon});
  ASSERT_EQ(table.finished.size(), 1u);
  EXPECT_EQ(record::verify(table.finished[0].record).text, "ok");
  EXPECT_EQ(Json::parse(table.finished[0].record)["hands"][0]["result"]["form"], "unfinished");
}

TEST(Leaving, ABotPlaysOnAndAnotherPersonMayBeLetIntoTheSeat) {
  SimulatedTable table(20);
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  table.ask(ids[2], Stand{});
  EXPECT_EQ(table.clients[ids[0]].view["seats"]["S"]["kind"], "bot");
  EXPECT_TRUE(table.clients[ids[2]].view["hand"].empty());
  const auto friend_ = table.attach("friend");
  EXPECT_EQ(table.asked(friend_, Sit{Seat::South}), "update");
  EXPECT_TRUE(table.clients[friend_].view["you"].is_null());  // the host has to let a friend in
  EXPECT_EQ(table.asked(ids[0], LetIn{Seat::South, "friend"}), "update");
  EXPECT_EQ(table.clients[friend_].view["you"], "S");
  for (std::size_t i = 0; i < 4; ++i) {
    if (i != 2) table.ask(ids[i], Propose{Proposal::Abandon});
  }
  table.ask(friend_, Propose{Proposal::Abandon});
  const Json record = Json::parse(table.finished.at(0).record);
  EXPECT_EQ(record["replacements"].size(), 2u);
  EXPECT_EQ(record["replacements"][1]["name"], "Name of friend");
}

TEST(Bots, FourOfThemPlayAMatchToItsEndForASpectator) {
  SimulatedTable table(21);
  const auto host = table.attach("host");
  table.ask(host, FillBots{});
  table.ask(host, Start{});
  table.advance(seconds(3600));
  ASSERT_EQ(table.finished.size(), 1u);
  EXPECT_EQ(record::verify(table.finished[0].record).text, "ok");
  EXPECT_EQ(table.clients[host].view["stage"], "finished");
}

TEST(Bots, DeclarersWinMoreNoSevensGamesThanTheyLose) {
  int won = 0, lost = 0, overbid = 0;
  for (std::uint64_t seed = 100; seed < 110; ++seed) {
    SimulatedTable table(seed);
    const auto host = table.attach("host");
    table.ask(host, FillBots{});
    table.ask(host, Start{});
    table.advance(seconds(36'000));
    const Json record = Json::parse(table.finished.at(0).record);
    for (const Json& hand : record["hands"]) {
      const Json& result = hand["result"];
      if (result["form"] != "no_sevens") continue;
      const Seat declarer = *parse_seat(result["declarer"].get<std::string>());
      (result["won_by"] == to_text(side_of(declarer)) ? won : lost) += 1;
      overbid += result["overbid"].get<bool>();
    }
  }
  EXPECT_GT(won, lost);
  EXPECT_EQ(overbid, 0);
}

TEST(Watching, ATableThatWantsNoSpectatorsTurnsThemAway) {
  SimulatedTable table(22, {.watching = Watching::Nobody});
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  const auto watcher = table.attach("watcher");
  EXPECT_TRUE(table.clients[watcher].view.is_null());
  EXPECT_EQ(table.clients[watcher].answers.begin()->second["code"], "not_allowed");
}

TEST(Shuffle, TheSeedIsPromisedBeforeAndRevealedAfterTheHand) {
  SimulatedTable table(23);
  const auto ids = table.four_sit_and_start();
  const std::string promise = table.clients[ids[0]].view["next_commitment"];
  EXPECT_EQ(promise.size(), 64u);
  for (std::size_t i = 0; i < 4; ++i) {
    table.ask(ids[i], Ready{std::string(32, static_cast<char>('a' + i))});
  }
  EXPECT_EQ(table.clients[ids[1]].view["shuffle"]["commitment"], promise);
  EXPECT_EQ(table.clients[ids[1]].view["shuffle"]["server_seed"], "");
  EXPECT_TRUE(table.clients[ids[1]].view["shuffle"]["player_seeds"].empty());
  while (table.clients[ids[0]].view["finished"].is_null()) {
    const auto mover = to_act(table, ids);
    table.ask(mover, Act{first_legal(table, mover)});
  }
  const Json shuffle = table.clients[ids[1]].view["shuffle"];
  EXPECT_EQ(shuffle["player_seeds"]["W"], std::string(32, 'd'));
  const auto seed = shuffle::parse_seed(shuffle["server_seed"].get<std::string>());
  ASSERT_TRUE(seed);
  EXPECT_EQ(shuffle::commitment(*seed), promise);
}

}  // namespace avinas
