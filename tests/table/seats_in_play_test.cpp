// SPDX-License-Identifier: MIT
// The owner of a seat: nobody sits down in a match without consent, nobody sees two hands, and a
// seat that its player left can be given to somebody else.
#include <gtest/gtest.h>

#include "engine/avinas/rules/match.hpp"
#include "protocol/action_json.hpp"
#include "server/archive/entry.hpp"
#include "tests/support/simulated_table.hpp"

namespace avinas {
using namespace testing;
using namespace protocol;
using std::chrono::seconds;

/// Four people in a dealt hand; the host sits North.
struct InPlay {
  explicit InPlay(std::uint64_t seed, TableOptions options = {}) : table(seed, options) {
    ids = table.four_sit_and_start();
    table.everyone_ready(ids);
  }
  Json seat(const char* name) { return table.clients[ids[0]].view["seats"][name]; }
  std::string reason(ConnectionId id, const std::string& request) {
    return table.clients[id].answers[request].value("reason", "none");
  }
  std::string why(ConnectionId id, TableCommand command) {
    return reason(id, table.ask(id, std::move(command)));
  }

  SimulatedTable table;
  std::array<ConnectionId, 4> ids{};
};

TEST(SeatInPlay, AStrangersWishIsShownToAllAndTheHostGrantsItWithOneMessage) {
  InPlay play(1);
  play.table.ask(play.ids[2], Stand{});
  const auto stranger = play.table.attach("stranger");
  play.table.ask(stranger, Sit{Seat::South});
  for (const ConnectionId id : {play.ids[0], play.ids[1], stranger}) {
    EXPECT_EQ(play.table.clients[id].view["seats"]["S"]["asked_by"][0]["player"], "stranger");
  }
  EXPECT_TRUE(play.table.clients[stranger].view["hand"].empty());
  EXPECT_EQ(play.table.asked(play.ids[0], LetIn{Seat::South, "stranger"}), "update");
  EXPECT_EQ(play.table.clients[stranger].view["you"], "S");
  EXPECT_FALSE(play.table.clients[stranger].view["hand"].empty());
  EXPECT_TRUE(play.seat("S")["asked_by"].empty());
}

TEST(SeatInPlay, ThePersonOppositeAloneLetsInAndTheHostIsNoException) {
  InPlay play(2);
  play.table.ask(play.ids[1], Stand{});  // East leaves, of the side that the host plays against
  const auto stranger = play.table.attach("stranger");
  play.table.ask(stranger, Sit{Seat::East});
  for (const ConnectionId id : {play.ids[0], play.ids[2], stranger}) {
    EXPECT_EQ(play.why(id, LetIn{Seat::East, "stranger"}), "host_lets_in");
  }
  EXPECT_EQ(play.why(play.ids[3], LetIn{Seat::East, "somebody else"}), "did_not_ask");
  play.table.detach(play.ids[3]);  // West is away: their side is still theirs
  EXPECT_EQ(play.why(play.ids[0], LetIn{Seat::East, "stranger"}), "host_lets_in");
  const auto west = play.table.attach("p3");
  EXPECT_EQ(play.table.asked(west, LetIn{Seat::East, "stranger"}), "update");
  EXPECT_EQ(play.table.clients[stranger].view["you"], "E");
}

TEST(SeatInPlay, WhereABotSitsOppositeTheHostLetsInAndWhereTheHostIsAwayWhoeverPlays) {
  InPlay play(3);
  play.table.ask(play.ids[1], Stand{});
  play.table.ask(play.ids[3], Stand{});
  const auto one = play.table.attach("one"), other = play.table.attach("other");
  play.table.ask(one, Sit{Seat::East});
  EXPECT_EQ(play.why(play.ids[2], LetIn{Seat::East, "one"}), "host_lets_in");
  EXPECT_EQ(play.table.asked(play.ids[0], LetIn{Seat::East, "one"}), "update");
  play.table.ask(one, Stand{});
  play.table.detach(play.ids[0]);
  play.table.ask(other, Sit{Seat::East});
  EXPECT_EQ(play.table.asked(play.ids[2], LetIn{Seat::East, "other"}), "update");
}

TEST(SeatInPlay, InAMatchThatAllPeopleLeftWhoeverComesSitsDown) {
  InPlay play(3);
  for (const ConnectionId id : play.ids) play.table.ask(id, Stand{});
  const auto stranger = play.table.attach("stranger");
  play.table.ask(stranger, Sit{Seat::South});
  EXPECT_TRUE(play.table.clients[stranger].view["you"].is_null())
      << "the host is here and is asked";
  play.table.detach(play.ids[0]);
  const auto other = play.table.attach("other");
  EXPECT_EQ(play.table.asked(other, Sit{Seat::East}), "view");
  EXPECT_EQ(play.table.clients[other].view["you"], "E");
}

TEST(SeatInPlay, TheHostDoesNotSitOppositeSomebodyWhoDidNotLetThemIn) {
  InPlay play(4);
  play.table.ask(play.ids[1], Stand{});
  EXPECT_EQ(play.table.asked(play.ids[0], Stand{}), "view");
  play.table.advance(seconds(1));
  play.table.ask(play.ids[0], Sit{Seat::North});
  EXPECT_TRUE(play.table.clients[play.ids[0]].view["you"].is_null());
  EXPECT_EQ(play.table.asked(play.ids[2], LetIn{Seat::North, "host"}), "update");
  EXPECT_EQ(play.table.clients[play.ids[0]].view["you"], "N");
}

/// Everybody who is here plays on, stand-ins too, until the hand is over.
void play_to_the_end_of_the_hand(InPlay& play) {
  for (int i = 0; i < 4'000 && in_hand(play.table.state()); ++i) {
    play.table.advance(seconds(1));
    for (const ConnectionId id : play.ids) {
      if (!play.table.open.contains(id)) continue;
      const Json& legal = play.table.clients[id].view["legal"];
      if (!legal.empty()) play.table.ask(id, Act{read_action(legal[0])});
    }
  }
  ASSERT_FALSE(in_hand(play.table.state()));
}

TEST(SeatInPlay, WhoIsAwayKeepsTheirSeatThroughTheHandAndMayComeBackToIt) {
  InPlay play(5, {.hold_seconds = 5});
  const auto stranger = play.table.attach("stranger");
  EXPECT_EQ(play.table.asked(stranger, Sit{Seat::East}), "seat_taken");
  play.table.detach(play.ids[1]);
  play.table.advance(seconds(60));  // a stand-in plays: that is neither leaving nor giving up
  ASSERT_TRUE(human(play.table.state().seats[Seat::East])->stand_in);
  EXPECT_EQ(play.table.asked(stranger, Sit{Seat::East}), "seat_taken");
  for (const std::size_t at : {0u, 3u}) {
    EXPECT_NE(play.table.asked(play.ids[at], LetIn{Seat::East, "stranger"}), "update");
  }
  EXPECT_TRUE(play.table.clients[stranger].view["hand"].empty());
  play.ids[1] = play.table.attach("p1");
  EXPECT_EQ(play.table.clients[play.ids[1]].view["you"], "E");
  EXPECT_FALSE(play.table.clients[play.ids[1]].view["hand"].empty());
}

TEST(SeatInPlay, BetweenHandsThePartnerMayGiveTheSeatOfSomebodyAwayAndNoOpponentMay) {
  InPlay play(6, {.hold_seconds = 5});
  const auto stranger = play.table.attach("stranger");
  play.table.detach(play.ids[1]);
  play_to_the_end_of_the_hand(play);
  play.table.ask(stranger, Sit{Seat::East});
  EXPECT_EQ(play.why(play.ids[0], LetIn{Seat::East, "stranger"}), "host_lets_in");
  EXPECT_EQ(play.table.asked(play.ids[3], LetIn{Seat::East, "stranger"}), "update");
  EXPECT_EQ(play.table.clients[stranger].view["you"], "E");
  const auto late = play.table.attach("p1");
  EXPECT_TRUE(play.table.clients[late].view["you"].is_null());
}

TEST(SeatInPlay, OfSomebodyAwayOppositeABotNobodyElseDisposes) {
  InPlay play(7, {.hold_seconds = 5});
  const auto stranger = play.table.attach("stranger");
  play.table.ask(play.ids[3], Stand{});
  play.table.detach(play.ids[1]);
  play_to_the_end_of_the_hand(play);
  play.table.ask(stranger, Sit{Seat::East});
  for (const ConnectionId id : {play.ids[0], play.ids[2]}) {
    EXPECT_EQ(play.why(id, LetIn{Seat::East, "stranger"}), "host_lets_in");
  }
  const auto back = play.table.attach("p1");
  EXPECT_EQ(play.table.clients[back].view["you"], "E");
}

TEST(SeatInPlay, WhoHeldASeatWhenTheMatchBeganIsNamedAsOneWhoLeft) {
  InPlay play(10);
  EXPECT_TRUE(summarise(play.table.state()).left.empty());
  play.table.ask(play.ids[2], Stand{});
  const auto stranger = play.table.attach("stranger");
  play.table.ask(stranger, Sit{Seat::South});
  play.table.ask(play.ids[0], LetIn{Seat::South, "stranger"});
  const MatchSummary summary = summarise(play.table.state());
  ASSERT_EQ(summary.left.size(), 1u);
  EXPECT_EQ(summary.left[0].seat, Seat::South);
  EXPECT_EQ(summary.left[0].who.player, "p2");
  EXPECT_EQ(summary.seats[Seat::South].player, "stranger");
}

TEST(SeatInPlay, SomebodyWhoLeftIsNamedSoAlsoAfterSittingDownAgain) {
  InPlay play(11);
  play.table.ask(play.ids[2], Stand{});
  play.table.ask(play.ids[2], Sit{Seat::South});
  play.table.ask(play.ids[0], LetIn{Seat::South, "p2"});
  const MatchSummary summary = summarise(play.table.state());
  ASSERT_EQ(summary.left.size(), 1u);
  EXPECT_EQ(summary.left[0].who.player, "p2");
  EXPECT_EQ(summary.seats[Seat::South].player, "p2");
}

TEST(SeatInPlay, SomebodyBackBeforeTheFirstDealHasNotLeft) {
  SimulatedTable table(15);
  const auto ids = table.four_sit_and_start();
  table.ask(ids[2], Stand{});
  EXPECT_EQ(summarise(table.state()).left.size(), 1u);
  table.ask(ids[2], Sit{Seat::South});
  table.ask(ids[0], LetIn{Seat::South, "p2"});
  const MatchSummary summary = summarise(table.state());
  EXPECT_EQ(summary.seats[Seat::South].player, "p2");
  EXPECT_TRUE(summary.left.empty());
}

TEST(SeatInPlay, AWishEndsWithItsConnectionAndManyKeepNobodyFromAsking) {
  InPlay play(5);
  play.table.ask(play.ids[2], Stand{});
  const auto gone = play.table.attach("gone");
  play.table.ask(gone, Sit{Seat::South});
  play.table.detach(gone);
  EXPECT_TRUE(play.seat("S")["asked_by"].empty());
  for (std::size_t i = 0; i < kMaxSeatRequests; ++i) {
    play.table.ask(play.table.attach("w" + std::to_string(i)), Sit{Seat::South});
  }
  EXPECT_EQ(play.seat("S")["asked_by"].size(), kMaxSeatRequests);
  play.table.ask(play.table.attach("late"), Sit{Seat::South});
  EXPECT_EQ(play.seat("S")["asked_by"].size(), kMaxSeatRequests);
  EXPECT_EQ(play.seat("S")["asked_by"].front()["player"], "w1") << "the oldest is gone";
  EXPECT_EQ(play.seat("S")["asked_by"].back()["player"], "late");
}

TEST(Knowledge, WhoHeldASeatInAHandComesBackToItOrToNone) {
  InPlay play(6);
  play.table.ask(play.ids[1], Stand{});  // East has seen a hand
  play.table.ask(play.ids[2], Stand{});
  EXPECT_EQ(play.why(play.ids[1], Sit{Seat::South}), "held_another_seat");
  play.table.ask(play.ids[1], Sit{Seat::East});
  EXPECT_EQ(play.table.asked(play.ids[3], LetIn{Seat::East, "p1"}), "update");
  EXPECT_EQ(play.table.clients[play.ids[1]].view["you"], "E");
}

TEST(Knowledge, TheHostTooSeesOneHandWhateverTheyDo) {
  InPlay play(7);
  play.table.ask(play.ids[1], Stand{});
  EXPECT_EQ(play.table.asked(play.ids[0], Stand{}), "view");
  EXPECT_EQ(play.why(play.ids[0], Sit{Seat::East}), "held_another_seat");
  play.table.ask(play.ids[0], Sit{Seat::North});
  EXPECT_EQ(play.table.asked(play.ids[2], LetIn{Seat::North, "host"}), "update");
}

TEST(Knowledge, OutlivesARestart) {
  InPlay play(8);
  play.table.ask(play.ids[1], Stand{});
  play.table.ask(play.ids[2], Stand{});
  play.table.restart();
  const auto again = play.table.attach("p1");
  EXPECT_EQ(play.why(again, Sit{Seat::South}), "held_another_seat");
}

TEST(Knowledge, EndsWithTheHand) {
  InPlay play(9);
  play.table.ask(play.ids[1], Stand{});
  play.table.ask(play.ids[2], Stand{});
  play_to_the_end_of_the_hand(play);
  EXPECT_TRUE(play.table.state().former.empty());
  play.table.ask(play.ids[1], Sit{Seat::South});
  EXPECT_EQ(play.table.asked(play.ids[0], LetIn{Seat::South, "p1"}), "update");
  EXPECT_EQ(play.table.clients[play.ids[1]].view["you"], "S");
}

TEST(FreeingASeat, BeforeAMatchTheHostFreesThatOfSomebodyAwayAndOfNobodyElse) {
  SimulatedTable table(10);
  const auto host = table.attach("host"), guest = table.attach("guest");
  table.ask(host, Sit{Seat::North});
  table.ask(guest, Sit{Seat::East});
  EXPECT_EQ(table.asked(guest, ClearSeat{Seat::North}), "not_allowed");
  EXPECT_EQ(table.asked(host, ClearSeat{Seat::East}), "not_allowed");  // the guest is here
  EXPECT_EQ(table.asked(host, ClearSeat{Seat::South}), "not_allowed");
  table.detach(guest);
  EXPECT_EQ(table.asked(host, ClearSeat{Seat::East}), "update");
  EXPECT_EQ(table.clients[host].view["seats"]["E"]["kind"], "empty");
}

TEST(FreeingASeat, WhomTheClubKeepsOutLosesItAtOnceAlsoInAMatch) {
  SimulatedTable before(11);
  const auto guest = before.attach("guest");
  before.ask(guest, Sit{Seat::East});
  before.input(PersonBarred{"guest"});
  EXPECT_TRUE(std::holds_alternative<Vacant>(before.state().seats[Seat::East]));

  InPlay play(12);
  play.table.input(PersonBarred{"p1"});
  EXPECT_EQ(play.seat("E")["kind"], "bot");
}

TEST(FreeingASeat, WhomTheClubKeepsOutIsGoneFromTheTableWithTheirWish) {
  InPlay play(14);
  play.table.ask(play.ids[2], Stand{});
  const auto stranger = play.table.attach("stranger");
  play.table.ask(stranger, Sit{Seat::South});
  play.table.input(PersonBarred{"stranger"});
  EXPECT_EQ(play.table.core().spectators().size(), 1u) << "the player who stood up";
  EXPECT_EQ(play.why(play.ids[0], LetIn{Seat::South, "stranger"}), "did_not_ask");
}

TEST(ComingBack, AFullTableLetsItsPlayersInAndNobodyElse) {
  InPlay play(13);
  play.table.detach(play.ids[1]);
  for (std::size_t i = 0; play.table.core().spectators().size() + 3 < kMaxConnections; ++i) {
    play.table.input(Attach{1'000 + i, "w" + std::to_string(i), "W", "j"});
  }
  const auto stranger = play.table.attach("stranger");
  EXPECT_EQ(play.reason(stranger, "join-" + std::to_string(stranger)), "full_of_spectators");
  const auto east = play.table.attach("p1");
  EXPECT_EQ(play.table.clients[east].view["you"], "E");
}

TEST(Watching, WhoMayNotIsSentAwayWithAReasonWhenTheMatchStarts) {
  TableOptions options;
  options.watching = Watching::Nobody;
  SimulatedTable table(14, options);
  const auto friend_ = table.attach("friend");  // before the match anybody may come, to sit down
  const auto ids = table.four_sit_and_start();
  EXPECT_FALSE(table.open.contains(friend_));
  EXPECT_EQ(Json::parse(table.clients[friend_].received.back())["reason"], "no_spectators");
  EXPECT_TRUE(table.open.contains(ids[2]));
}

TEST(Watching, WhoMayNotIsSentAwayWhenTheOptionChangesInPlay) {
  InPlay play(15);
  const auto guest = play.table.attach("guest"), member = play.table.attach("member", true);
  TableOptions options = play.table.state().options;
  options.watching = Watching::Members;
  EXPECT_EQ(play.table.asked(play.ids[0], SetOptions{options}), "update");
  EXPECT_FALSE(play.table.open.contains(guest));
  EXPECT_TRUE(play.table.open.contains(member));
  options.rules = Options{.overbid = Overbid::Refused};
  EXPECT_EQ(play.why(play.ids[0], SetOptions{options}), "options_fixed");
}

TEST(Watching, WhoStandsUpAtATableWithoutSpectatorsLeavesWithTheAnswer) {
  TableOptions options;
  options.watching = Watching::Nobody;
  InPlay play(16, options);
  EXPECT_EQ(play.table.asked(play.ids[1], Stand{}), "done");
  EXPECT_FALSE(play.table.open.contains(play.ids[1]));
}

}  // namespace avinas
