// SPDX-License-Identifier: MIT
// A table of a game for three or two, each alone: the chairs of the others are not there.
#include <gtest/gtest.h>

#include "tests/support/simulated_table.hpp"

namespace avinas {
namespace {

using namespace avinas::testing;
using namespace avinas::protocol;

TableOptions for_three() {
  TableOptions options;
  options.rules = owcyglowa::Options{};
  return options;
}

TEST(ThreeSeats, NobodySitsInTheFourthAndBotsFillTheOthers) {
  SimulatedTable table(1, for_three());
  const ConnectionId host = table.attach("host");
  EXPECT_EQ(table.asked(host, Sit{Seat::West}), "not_allowed");
  EXPECT_EQ(table.asked(host, FillBots{BotLevel::Club, Seat::West}), "not_allowed");
  EXPECT_NE(table.asked(host, Sit{Seat::South}), "not_allowed");
  EXPECT_EQ(table.asked(host, Start{}), "not_allowed") << "two seats are empty";
  table.ask(host, FillBots{});
  EXPECT_TRUE(std::holds_alternative<Vacant>(table.state().seats[Seat::West]));
  EXPECT_NE(table.asked(host, Start{}), "not_allowed");
  const Json& view = table.clients[host].view;
  for (const char* member : {"seats", "proposals", "card_counts", "points", "tricks"}) {
    EXPECT_EQ(view[member].size(), 3u) << member;
    EXPECT_FALSE(view[member].contains("W")) << member;
  }
  EXPECT_EQ(table.core().summary().seating.seats, 3);
}

TEST(ThreeSeats, AFormForThreeTakesTheFourthChairAwayAndAFormForFourBringsIt) {
  TableOptions options;
  options.rules = klorsjavs::Options{.form = klorsjavs::Form::Four};
  SimulatedTable table(1, options);
  const ConnectionId host = table.attach("host"), fourth = table.attach("p3");
  table.ask(host, Sit{Seat::North});
  table.ask(fourth, Sit{Seat::West});
  options.rules = klorsjavs::Options{};
  EXPECT_EQ(table.asked(host, SetOptions{options}), "not_allowed") << "somebody sits there";
  table.ask(fourth, Stand{});
  table.ask(host, FillBots{});
  EXPECT_EQ(table.asked(host, SetOptions{options}), "update") << "a bot goes";
  EXPECT_TRUE(std::holds_alternative<Vacant>(table.state().seats[Seat::West]));
  EXPECT_FALSE(table.clients[host].view["seats"].contains("W"));
  EXPECT_EQ(table.asked(fourth, Sit{Seat::West}), "not_allowed");
  options.rules = klorsjavs::Options{.form = klorsjavs::Form::Four};
  EXPECT_EQ(table.asked(host, SetOptions{options}), "update");
  EXPECT_EQ(table.clients[host].view["sheet"]["totals"]["W"], 60);
  EXPECT_EQ(table.asked(fourth, Sit{Seat::West}), "view");
  EXPECT_EQ(table.asked(host, Start{}), "update");
}

TEST(TwoSeats, AFormForTwoTakesEastsChairAwayAndTheTwoPlayOppositeEachOther) {
  TableOptions options;
  options.rules = sjavsalone::Options{};
  SimulatedTable table(5, options);
  const ConnectionId host = table.attach("host"), other = table.attach("p1");
  table.ask(host, Sit{Seat::North});
  table.ask(other, Sit{Seat::East});
  options.rules = sjavsalone::Options{.form = sjavsalone::Form::Two};
  EXPECT_EQ(table.asked(host, SetOptions{options}), "not_allowed") << "somebody sits there";
  table.ask(other, Stand{});
  table.ask(host, FillBots{});
  EXPECT_EQ(table.asked(host, SetOptions{options}), "update") << "a bot goes";
  EXPECT_TRUE(std::holds_alternative<Vacant>(table.state().seats[Seat::East]));
  const Json& view = table.clients[host].view;
  EXPECT_EQ(view["seats"].size(), 2u);
  EXPECT_FALSE(view["sheet"]["totals"].contains("E"));
  EXPECT_EQ(table.asked(other, Sit{Seat::East}), "not_allowed");
  EXPECT_EQ(table.asked(host, Start{}), "update");
  table.ask(host, Ready{});
  table.advance(Millis(100));
  EXPECT_EQ(view["hand"].size(), 12u) << "a row of four, and eight in the hand";
  EXPECT_EQ(view["rows"]["S"].size(), 4u);
}

TEST(ThreeSeats, AMatchThatIsOverIsNotShownAtATableOfAnotherForm) {
  TableOptions options;
  options.rules = klorsjavs::Options{};
  SimulatedTable table(3, options, {Millis(10), Millis(20)});
  const ConnectionId host = table.attach("host");
  table.ask(host, Sit{Seat::North});
  table.ask(host, FillBots{});
  table.ask(host, Start{});
  table.ask(host, Propose{Proposal::Abandon});
  ASSERT_EQ(table.clients[host].view["stage"], "finished");
  options.rules = klorsjavs::Options{.cat = klorsjavs::CatRule::Seen};
  EXPECT_EQ(table.asked(host, SetOptions{options}), "update");
  EXPECT_EQ(table.clients[host].view["stage"], "finished") << "the same cards and players";
  options.rules = klorsjavs::Options{.form = klorsjavs::Form::Auction};
  EXPECT_EQ(table.asked(host, SetOptions{options}), "update");
  EXPECT_EQ(table.clients[host].view["stage"], "seating");
  EXPECT_TRUE(table.clients[host].view["finished"].is_null());
  EXPECT_EQ(table.asked(host, Start{}), "update");
}

TEST(ThreeSeats, AHandIsDealtWhenThoseWhoPlayAreReadyAndTheirClocksAloneRun) {
  TableOptions options = for_three();
  options.decision_seconds = 20;
  SimulatedTable table(1, options);
  std::array<ConnectionId, 3> ids{};
  for (const Seat seat : owcyglowa::kShape.table()) {
    const auto i = static_cast<std::size_t>(seat);
    ids[i] = table.attach(i == 0 ? "host" : "p" + std::to_string(i));
    table.ask(ids[i], Sit{seat});
  }
  table.ask(ids[0], Start{});
  for (const ConnectionId id : ids) table.ask(id, Ready{});
  table.advance(Millis(100));
  EXPECT_TRUE(in_hand(table.state()));
  EXPECT_EQ(games::to_act(table.state().match->state).size(), 1u);
}

TEST(ThreeSeats, ATableThatBotsAlonePlayGoesOnFromHandToHand) {
  SimulatedTable table(1, for_three(), {Millis(10), Millis(20)});
  const ConnectionId host = table.attach("host");
  table.ask(host, FillBots{});
  table.ask(host, Start{});
  for (int i = 0; i < 200 && games::hands_dealt(table.state().match->state) < 3; ++i) {
    table.advance(Millis(1000));
  }
  EXPECT_GE(games::hands_dealt(table.state().match->state), 3);
}

TEST(ThreeSeats, AMatchIsGivenUpWhenEachWhoPlaysAgrees) {
  SimulatedTable table(1, for_three());
  std::array<ConnectionId, 2> people{};
  people[0] = table.attach("host");
  people[1] = table.attach("p1");
  table.ask(people[0], Sit{Seat::North});
  table.ask(people[1], Sit{Seat::South});  // a partner, if there were pairs
  table.ask(people[0], FillBots{});
  table.ask(people[0], Start{});
  table.ask(people[0], Propose{Proposal::Abandon});
  EXPECT_EQ(stage_of(table.state()), TableStage::Playing);
  table.ask(people[1], Propose{Proposal::Abandon});
  EXPECT_EQ(stage_of(table.state()), TableStage::Finished);
}

TEST(ThreeSeats, OneWhomTwoBrokenLinesLeaveAloneDoesNotGiveTheirMatchUp) {
  TableOptions options = for_three();
  options.hold_seconds = 5;
  SimulatedTable table(1, options);
  std::array<ConnectionId, 3> people{};
  for (std::size_t i = 0; i < people.size(); ++i) {
    people[i] = table.attach(i == 0 ? "host" : "p" + std::to_string(i));
    table.ask(people[i], Sit{std::array{Seat::North, Seat::East, Seat::South}[i]});
  }
  table.ask(people[0], Start{});
  for (const ConnectionId id : people) table.ask(id, Ready{});
  for (const std::size_t i : {1u, 2u}) table.detach(people[i]);
  table.advance(std::chrono::seconds(30));
  ASSERT_TRUE(human(table.state().seats[Seat::East])->stand_in);
  table.ask(people[0], Propose{Proposal::Abandon});
  EXPECT_EQ(stage_of(table.state()), TableStage::Playing);
  table.ask(table.attach("p1"), Propose{Proposal::Abandon});
  EXPECT_NE(stage_of(table.state()), TableStage::Playing) << "two of three are more than half";
}

TEST(ThreeSeats, TheHostGivesABotsSeatThoughAPersonSitsOpposite) {
  SimulatedTable table(1, for_three());
  const ConnectionId host = table.attach("host"), other = table.attach("p1"),
                     stranger = table.attach("p2");
  table.ask(host, Sit{Seat::East});
  table.ask(other, Sit{Seat::South});
  table.ask(host, FillBots{});
  table.ask(host, Start{});
  table.ask(stranger, Sit{Seat::North});  // opposite South
  EXPECT_FALSE(human(table.state().seats[Seat::North]));
  table.ask(host, LetIn{Seat::North, "p2"});
  EXPECT_TRUE(human(table.state().seats[Seat::North]));
}

}  // namespace
}  // namespace avinas
