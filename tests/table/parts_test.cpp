// SPDX-License-Identifier: MIT
// The parts of a table, each by itself: presence, answered requests, seat requests, absence,
// automatic seats, publisher.
#include <gtest/gtest.h>

#include "server/table/absence.hpp"
#include "server/table/answered_requests.hpp"
#include "server/table/automatic_seats.hpp"
#include "server/table/publisher.hpp"
#include "tests/support/match_at.hpp"
#include "tests/support/simulated_table.hpp"

namespace avinas {
using namespace testing;
using namespace protocol;

/// A table's state with people in some seats, and its surroundings.
struct Surroundings {
  explicit Surroundings(std::initializer_list<std::pair<Seat, PlayerId>> seated) {
    state.host = "host";
    for (const auto& [seat, player] : seated) state.seats[seat] = HumanSeat{player, player};
  }
  void start_match() {
    TableMatch match;
    match.id = "m";
    match.state = avinas::start_match({}, Seat::North);
    match.next = DealSeeds{};
    state.match = std::move(match);
  }
  void come(ConnectionId id, const PlayerId& player) {
    presence.arrive(id, player, player, false, state);
  }
  Scene scene(Millis at = Millis(0)) const {
    return {state, presence, requests, false, {at, 0, 0}};
  }

  TableState state;
  Door door = observer_of;
  Presence presence{door};
  SeatRequests requests;
};

TEST(Presence, ASecondConnectionOfAPlayerDisplacesTheFirst) {
  Surroundings at({{Seat::North, "host"}});
  at.come(1, "host");
  EXPECT_EQ(at.presence.at(Seat::North), 1u);
  EXPECT_EQ(at.presence.arrive(2, "host", "host", false, at.state), 1u);
  EXPECT_EQ(at.presence.at(Seat::North), 2u);
  EXPECT_EQ(at.presence.connections().size(), 1u);
  at.presence.depart(2);
  EXPECT_FALSE(at.presence.here(Seat::North));
  EXPECT_FALSE(at.presence.host_is_here());
}

TEST(Presence, AConnectionThatComesAsSomebodyElseIsThatPersonAlone) {
  Surroundings at({});
  const std::string first = "a player whose name is a block of its own";
  at.presence.arrive(1, first, "a", false, at.state);
  at.presence.arrive(1, "b", "b", false, at.state);
  EXPECT_FALSE(at.presence.connection_of(first));
  EXPECT_EQ(at.presence.connection_of("b"), 1u);
  EXPECT_EQ(at.presence.spectators(), 1);
}

TEST(Presence, FollowsWhoSitsAndCountsSpectators) {
  Surroundings at({});
  at.come(1, "a");
  at.come(2, "b");
  EXPECT_EQ(at.presence.spectators(), 2);
  EXPECT_EQ(at.presence.fresh().size(), 2u);
  at.presence.was_sent(1);
  EXPECT_EQ(at.presence.fresh(), std::vector<ConnectionId>{2});
  at.state.seats[Seat::East] = HumanSeat{"a", "a"};
  at.presence.follow(at.state);
  EXPECT_EQ(at.presence.spectators(), 1);
  EXPECT_EQ(at.presence.at(Seat::East), 1u);
  at.state.seats[Seat::East] = Vacant{};
  at.presence.follow(at.state);
  EXPECT_EQ(at.presence.spectators(), 2);
  EXPECT_FALSE(at.presence.here(Seat::East));
}

TEST(Presence, GoesOnForPlayersAndForSpectatorsOfBotsAlone) {
  Surroundings at({{Seat::North, "host"}});
  at.come(1, "watcher");
  EXPECT_FALSE(at.presence.attended());
  at.come(2, "host");
  EXPECT_TRUE(at.presence.attended());
  at.state.seats[Seat::North] = BotSeat{"Bot"};
  at.presence.follow(at.state);
  at.presence.depart(2);
  EXPECT_TRUE(at.presence.attended());
}

TEST(Presence, ShowsASmallAudienceAtOnceAndALargeOneOnceASecond) {
  Surroundings at({});
  for (ConnectionId id = 1; id <= 20; ++id) at.come(id, "w" + std::to_string(id));
  at.presence.recount(Millis(1'000));
  EXPECT_EQ(at.presence.shown_spectators(), 20);
  at.come(21, "w21");
  at.presence.recount(Millis(1'001));
  EXPECT_EQ(at.presence.shown_spectators(), 20);
  EXPECT_EQ(at.presence.recount_at(), Millis(2'001));
  at.presence.recount(Millis(2'001));
  EXPECT_EQ(at.presence.shown_spectators(), 21);
}

TEST(AnsweredRequests, RememberWhatWasCarriedOutLongerThanRefusals) {
  AnsweredRequests answered;
  const auto error = std::make_shared<const std::string>("no");
  answered.carried_out("p", "stand");
  answered.refused("p", "start", error);
  EXPECT_EQ(*answered.find("p", "start"), error);
  answered.left("p");
  EXPECT_TRUE(answered.find("p", "stand"));
  EXPECT_FALSE(answered.find("p", "start"));
  EXPECT_FALSE(answered.find("q", "stand"));
}

TEST(AnsweredRequests, AreBoundedForAPlayerAndForVisitors) {
  AnsweredRequests answered;
  for (std::size_t i = 0; i <= kRememberedRequests; ++i) {
    answered.carried_out("p", std::to_string(i));
  }
  EXPECT_FALSE(answered.find("p", "0"));
  EXPECT_TRUE(answered.find("p", "1"));
  for (std::size_t i = 0; i <= kRememberedVisitors; ++i) {
    answered.carried_out("v" + std::to_string(i), "r");
    answered.left("v" + std::to_string(i));
  }
  EXPECT_FALSE(answered.find("v0", "r"));
  EXPECT_TRUE(answered.find("v1", "r"));
}

TEST(SeatRequests, AreOneForEachPersonWhoIsThere) {
  Surroundings at({});
  at.start_match();
  at.come(1, "a");
  at.requests.add(Seat::North, {"a", "Ana"});
  at.requests.add(Seat::East, {"a", "Ana"});
  EXPECT_TRUE(at.requests.all()[Seat::North].empty());
  EXPECT_EQ(at.requests.all()[Seat::East].size(), 1u);
  const auto version = at.requests.version();
  at.requests.add(Seat::East, {"a", "Ana"});
  EXPECT_EQ(at.requests.version(), version) << "a repeated wish changes nothing";
  at.presence.depart(1);
  at.requests.follow(at.state, at.presence);
  EXPECT_TRUE(at.requests.all()[Seat::East].empty());
}

TEST(Absence, TheHoldBeginsWhenAPlayerLeavesAndRunsOnlyWhileSomebodyWaits) {
  Surroundings at({{Seat::North, "host"}, {Seat::East, "b"}});
  at.state.options.hold_seconds = 10;
  at.start_match();
  at.come(1, "host");
  at.come(2, "b");
  Absence absence;
  absence.note(at.scene(Millis(1'000)));
  at.presence.depart(2);
  absence.note(at.scene(Millis(60'000)));
  EXPECT_EQ(absence.next(at.scene(Millis(60'000))), Millis(70'000));
  EXPECT_TRUE(absence.past_hold(at.scene(Millis(69'999))).empty());
  EXPECT_EQ(absence.past_hold(at.scene(Millis(70'000))), std::vector<Seat>{Seat::East});
  at.presence.depart(1);
  absence.note(at.scene(Millis(70'000)));
  EXPECT_TRUE(absence.past_hold(at.scene(Millis(900'000))).empty()) << "nobody waits";
}

TEST(Absence, LeavingAndComingBackDoesNotBeginTheHoldAnew) {
  Surroundings at({{Seat::North, "host"}, {Seat::East, "b"}});
  at.state.options.hold_seconds = 5;
  at.start_match();
  at.come(1, "host");
  Absence absence;
  absence.note(at.scene(Millis(1'000)));
  Millis now{1'000};
  int times = 0;
  for (; times < 10 && absence.past_hold(at.scene(now)).empty(); ++times) {
    at.come(2, "b");
    absence.note(at.scene(now));
    now += Millis(4'000);  // there
    at.presence.depart(2);
    absence.note(at.scene(now));
    now += Millis(4'000);  // away
  }
  EXPECT_EQ(times, 2) << "eight seconds away, of which five are too many";
}

TEST(Absence, WhoStaysAsLongAsTheHoldOrActsHasItAnew) {
  Surroundings at({{Seat::North, "host"}, {Seat::East, "b"}});
  at.state.options.hold_seconds = 5;
  at.start_match();
  at.come(1, "host");
  Absence absence;
  absence.note(at.scene(Millis(1'000)));
  at.come(2, "b");
  absence.note(at.scene(Millis(5'000)));  // four seconds were away
  at.presence.depart(2);
  absence.note(at.scene(Millis(10'000)));
  EXPECT_EQ(absence.next(at.scene(Millis(10'000))), Millis(15'000));
  absence.note(at.scene(Millis(14'000)));
  absence.acted(Seat::East);
  EXPECT_EQ(absence.next(at.scene(Millis(14'000))), Millis(19'000));
}

TEST(AutomaticSeats, ThePauseIsDrawnAnewWhereTheTableStoodStillWhenItEnded) {
  Surroundings at({{Seat::North, "host"}});
  for (const Seat seat : {Seat::East, Seat::South, Seat::West}) at.state.seats[seat] = BotSeat{"B"};
  at.start_match();
  match_at(at.state) = must(deal_hand(match_at(at.state), Seat::North, [] {
    Rng rng(3);
    return random_deal(rng);
  }()));
  at.state.match->next.reset();
  at.come(1, "host");
  TestChance chance(1);
  AutomaticSeats automatic(chance, {Millis(100), Millis(100)});
  automatic.schedule(at.scene(Millis(0)), 5);
  ASSERT_EQ(automatic.due_at(), Millis(100));
  at.presence.depart(1);
  EXPECT_FALSE(automatic.wake(at.scene(Millis(100)), 5)) << "nobody is there";
  at.come(2, "host");
  automatic.schedule(at.scene(Millis(200)), 5);
  EXPECT_EQ(automatic.due_at(), Millis(300));
  EXPECT_TRUE(automatic.wake(at.scene(Millis(300)), 5));
  EXPECT_TRUE(automatic.choose(at.scene(Millis(300)), 5, usual_parts().strategy));
}

/// Three bots of a level and one who is here, in a hand that has begun.
Surroundings among_bots_of(BotLevel level) {
  Surroundings at({{Seat::North, "host"}});
  for (const Seat seat : {Seat::East, Seat::South, Seat::West}) {
    at.state.seats[seat] = BotSeat{"B", level};
  }
  at.start_match();
  match_at(at.state) = must(deal_hand(match_at(at.state), Seat::North, [] {
    Rng rng(3);
    return random_deal(rng);
  }()));
  at.state.match->next.reset();
  at.come(1, "host");
  return at;
}

TEST(Thinking, IsAskedForWhileThePauseLastsAndWhatComesOfItIsDoneAtItsEnd) {
  const Surroundings at = among_bots_of(BotLevel::Master);
  TestChance chance(1);
  AutomaticSeats automatic(chance, {Millis(100), Millis(100)});
  const auto question = automatic.schedule(at.scene(Millis(0)), 5);
  ASSERT_TRUE(question);
  for (const Think::Player& player : question->players) {
    EXPECT_EQ(player.level, BotLevel::Master);
    EXPECT_EQ(games::common(player.known.own).observer, Observer::of(player.seat))
        << "its own seat's knowledge";
  }
  const Thought thought = think_quickly(*question);
  EXPECT_FALSE(automatic.hear(thought, at.scene(Millis(50)), 5)) << "the pause lasts";
  EXPECT_TRUE(automatic.wake(at.scene(Millis(100)), 5));
  EXPECT_EQ(automatic.choose(at.scene(Millis(100)), 5, usual_parts().strategy), thought.chosen);
}

TEST(Thinking, IsAskedForAnewWhenSomethingHappensInThePauseWhichGoesOn) {
  const Surroundings at = among_bots_of(BotLevel::Master);
  TestChance chance(1);
  AutomaticSeats automatic(chance, {Millis(100), Millis(100)});
  ASSERT_TRUE(automatic.schedule(at.scene(Millis(0)), 5));
  EXPECT_FALSE(automatic.schedule(at.scene(Millis(10)), 5)) << "nothing happened";
  const auto anew = automatic.schedule(at.scene(Millis(40)), 6);
  ASSERT_TRUE(anew);
  EXPECT_EQ(anew->position, 6u);
  EXPECT_EQ(automatic.due_at(), Millis(100)) << "the pause is the one that was drawn";
  const Thought thought = think_quickly(*anew);
  EXPECT_FALSE(automatic.hear(thought, at.scene(Millis(50)), 6));
  EXPECT_TRUE(automatic.wake(at.scene(Millis(100)), 6));
  EXPECT_EQ(automatic.choose(at.scene(Millis(100)), 6, usual_parts().strategy), thought.chosen);
}

TEST(Thinking, IsNotAskedForWhereAllPlayByRulesOfThumb) {
  const Surroundings at = among_bots_of(BotLevel::Learner);
  TestChance chance(1);
  AutomaticSeats automatic(chance, {Millis(100), Millis(100)});
  EXPECT_FALSE(automatic.schedule(at.scene(Millis(0)), 5));
  EXPECT_TRUE(automatic.wake(at.scene(Millis(100)), 5));
}

TEST(Thinking, AnAnswerThatIsLateIsWaitedForAndOneThatNeverComesIsNot) {
  const Surroundings at = among_bots_of(BotLevel::Club);
  TestChance chance(1);
  AutomaticSeats late(chance, {Millis(100), Millis(100)}),
      never(chance, {Millis(100), Millis(100)});
  const auto question = late.schedule(at.scene(Millis(0)), 5);
  never.schedule(at.scene(Millis(0)), 5);
  EXPECT_FALSE(late.wake(at.scene(Millis(100)), 5));
  EXPECT_TRUE(late.hear(think_quickly(*question), at.scene(Millis(140)), 5)) << "now, at once";
  EXPECT_FALSE(never.wake(at.scene(Millis(100)), 5));
  const Millis end = Millis(100) + kPatienceWithThought;
  ASSERT_EQ(never.due_at(), end);
  EXPECT_TRUE(never.wake(at.scene(end), 5));
  EXPECT_TRUE(never.choose(at.scene(end), 5, usual_parts().strategy)) << "by rules of thumb";
}

TEST(Thinking, AnAnswerToWhatIsOverIsNotListenedTo) {
  const Surroundings at = among_bots_of(BotLevel::Club);
  TestChance chance(1);
  AutomaticSeats automatic(chance, {Millis(100), Millis(100)});
  const auto question = automatic.schedule(at.scene(Millis(0)), 5);
  const auto newer = [&] {
    EXPECT_TRUE(automatic.wake(at.scene(Millis(1'700)), 5) ||
                automatic.wake(at.scene(Millis(3'400)), 5));
    return automatic.schedule(at.scene(Millis(3'400)), 6);
  }();
  ASSERT_TRUE(newer);
  EXPECT_FALSE(automatic.hear(think_quickly(*question), at.scene(Millis(3'450)), 6));
  EXPECT_FALSE(automatic.wake(at.scene(Millis(3'500)), 6)) << "still waits for the newer one";
}

TEST(Publisher, TellsOnlyWhatChangedAndOnlyThen) {
  Surroundings at({{Seat::North, "host"}});
  at.come(1, "host");
  Publisher publisher;
  const Clocks clocks;
  Effects first, second, third;
  EXPECT_TRUE(publisher.publish(at.scene(), clocks, {1, "r1"}, true, true, at.presence, first));
  ASSERT_EQ(first.sends.size(), 1u);
  EXPECT_EQ(Json::parse(*first.sends[0].bytes)["type"], "view");
  EXPECT_FALSE(publisher.publish(at.scene(), clocks, {}, false, false, at.presence, second));
  EXPECT_TRUE(second.sends.empty());
  at.state.paused = true;
  EXPECT_TRUE(publisher.publish(at.scene(), clocks, {1, "r2"}, true, true, at.presence, third));
  const Json update = Json::parse(*third.sends[0].bytes);
  EXPECT_EQ(update["reply_to"], "r2");
  EXPECT_EQ(update["changes"].size(), 1u);
  EXPECT_EQ(update["changes"]["standstill"], "paused");
}

TEST(DealSeeds, ComeBackAsTheTextTheyWereGivenIn) {
  DealSeeds seeds(shuffle::ServerSeed{7});
  EXPECT_EQ(seeds.commitment, shuffle::commit_to(seeds.server));
  const std::string given = "00ff0123456789abcdef000000000000";
  EXPECT_TRUE(seeds.players.set(Seat::East, given));
  EXPECT_TRUE(seeds.players.set(Seat::South, {}));
  EXPECT_EQ(seeds.players.texts()[Seat::East], given);
  EXPECT_EQ(seeds.players.texts()[Seat::South], "");
  EXPECT_TRUE(seeds.players.set(Seat::East, {}));  // the last word of a player counts
  EXPECT_EQ(seeds.players.texts()[Seat::East], "");
}

TEST(DealSeeds, TakeNothingElse) {
  DealSeeds seeds;
  for (const std::string& wrong : {std::string("00"), std::string(31, 'a'), std::string(33, 'a'),
                                   std::string(32, 'A'), std::string(32, 'g')}) {
    EXPECT_FALSE(seeds.players.set(Seat::North, wrong)) << wrong;
  }
  EXPECT_EQ(seeds.players.texts()[Seat::North], "");
}

TEST(Welcomes, OfOnePlayersConnectionsTheLaterHelloIsTheNewer) {
  SimulatedTable table(70);
  const auto ids = table.four_sit_and_start();
  table.everyone_ready(ids);
  table.input(Attach{901, "p1", "Name of p1", "new", false, {1, 8}});
  EXPECT_EQ(table.answer(901, "new"), "view");
  // The line that was held up: its join comes now, and what waited behind it.
  table.input(Attach{900, "p1", "Name of p1", "old", false, {1, 7}});
  EXPECT_EQ(table.clients[900].answers["old"]["reason"], "join_first");
  EXPECT_EQ(Json::parse(table.clients[900].received.front())["code"], "taken_over");
  EXPECT_EQ(table.asked(901, TakeBack{}), "done") << "the newer one plays on";
  table.input(Detach{901});
  table.input(Attach{900, "p1", "Name of p1", "older", false, {1, 7}});
  EXPECT_EQ(table.clients[900].answers["older"]["reason"], "join_first") << "even if it is gone";
  table.input(Attach{902, "p1", "Name of p1", "newest", false, {2, 1}});
  EXPECT_EQ(table.answer(902, "newest"), "view") << "another server keeps the club";
}

TEST(Circumstances, AreThoseOfTheFourWhoBegan) {
  for (const int guests : {0, 1}) {
    SimulatedTable table(71);
    for (std::uint64_t i = 0; i < 4; ++i) {
      const std::string player = i == 0 ? "host" : "p" + std::to_string(i);
      table.input(Attach{800 + i,
                         player,
                         player,
                         "j",
                         i >= static_cast<std::uint64_t>(guests),
                         {},
                         i < 3 ? "192.0.2.1" : "192.0.2.2"});
      table.ask(800 + i, Sit{static_cast<Seat>(i)});
    }
    table.ask(800, Start{});
    EXPECT_EQ(table.core().circumstances().four_members, guests == 0);
    if (guests == 0) {
      EXPECT_EQ(table.core().circumstances().households, 2);
    }
    table.ask(803, Stand{});
    EXPECT_EQ(table.core().circumstances().four_members, guests == 0) << "four began it";
  }
}

}  // namespace avinas
