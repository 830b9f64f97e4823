// SPDX-License-Identifier: MIT
// Section 7: the table of who may see what, row by row. Non-interference is tested on the bytes.
#include "engine/avinas/rules/view.hpp"

#include <gtest/gtest.h>

#include "tests/support/hands.hpp"

namespace avinas {
using namespace testing;

TEST(View, Section7_TheOwnHandIsTheOwnersAloneInTheOrderDealt) {
  const Table table(N, no_seven());
  const View own = view(table.state, Observer::of(S));
  EXPECT_EQ(std::vector<Card>(own.hand.begin(), own.hand.end()), no_seven()[S]);
  EXPECT_TRUE(view(table.state, Observer::spectator()).hand.empty());
}

TEST(View, Section7_CardCountsAndTurnAreForAll) {
  Table table(N, no_seven());
  table.act(E, Bid{5}).act(S, Pass{}).act(W, Pass{}).act(N, Pass{}).act(E, play("QC"));
  const View seen = view(table.state, Observer::spectator());
  EXPECT_EQ(seen.card_counts, (PerSeat<std::uint8_t>{{8, 7, 8, 8}}));
  EXPECT_EQ(seen.phase, ViewPhase::NamingTrump);
  EXPECT_EQ(seen.to_act[0], E);
  EXPECT_EQ(seen.bid, 5);
}

TEST(View, Section7_OnlyTheCurrentAndTheLastTrickAreShown) {
  Table table(N, no_seven());
  table.act(E, Bid{5}).act(S, Pass{}).act(W, Pass{}).act(N, Pass{});
  table.tricks("AH JD 7H AC").tricks("QD AS 8H JH").act(W, play("JS"));
  const View seen = view(table.state, Observer::of(N));
  EXPECT_EQ(seen.trick->number, 3);
  EXPECT_EQ(seen.last_trick->trick.number, 2);
  EXPECT_EQ(seen.last_trick->winner, W);
  EXPECT_EQ((*seen.points)[EW], 40);
  EXPECT_EQ(seen.tricks[EW], 2);
}

TEST(View, R7_2_WhereNoCountIsShownPointsAreInNobodysViewUntilTheHandEnds) {
  Options options;
  options.points_shown = PointsShown::No;
  Table table(N, no_seven(), options);
  table.act(E, Bid{5}).act(S, Pass{}).act(W, Pass{}).act(N, Pass{});
  table.tricks("AH JD 7H AC").tricks("QD AS 8H JH");
  for (const Observer observer : {Observer::of(N), Observer::of(E), Observer::of(S),
                                  Observer::of(W), Observer::spectator()}) {
    const View seen = view(table.state, observer);
    EXPECT_FALSE(seen.points);
    EXPECT_FALSE(seen.last_trick->points);
    EXPECT_EQ(seen.tricks[EW], 2);  // tricks are still counted
  }
  EXPECT_EQ(table.refusal(E, Stop{}), "lawful");  // a stop is made from memory
  table.act(E, Stop{});
  const View after = view(table.state, Observer::spectator());
  EXPECT_EQ((*after.points)[EW], 40);
  EXPECT_TRUE(after.last_trick->points);
}

TEST(View, R1_3_TrumpsInHandAndOnTheTableAreMarked) {
  Table table(N, no_seven());
  const View before = view(table.state, Observer::of(W));
  EXPECT_EQ(std::vector<Card>(before.trumps.begin(), before.trumps.end()), cards("QD JC JS"));
  table.act(E, Bid{5}).act(S, Pass{}).act(W, Pass{}).act(N, Pass{});
  table.act(E, play("AH")).act(S, play("JD"));
  const View west = view(table.state, Observer::of(W));
  EXPECT_EQ(std::vector<Card>(west.trumps.begin(), west.trumps.end()), cards("7H QD JC JS"));
  EXPECT_TRUE(west.trick->cards[0].trump);
  EXPECT_TRUE(west.trick->cards[1].trump);
}

TEST(View, Section7_LegalActionsAreEachSeatsOwn) {
  const Table table(N, no_seven());
  EXPECT_EQ(view(table.state, Observer::of(E)).legal.size(), 9u);
  EXPECT_TRUE(view(table.state, Observer::of(S)).legal.empty());
  EXPECT_TRUE(view(table.state, Observer::spectator()).legal.empty());
}

TEST(View, Section7_AfterTheHandEverythingIsOpenToAll) {
  Table table(N, no_seven());
  table.act(E, Bid{5}).act(S, Pass{}).act(W, Pass{}).act(N, Pass{});
  table.act(E, play("AH")).act(E, Stop{});
  const View seen = view(table.state, Observer::spectator());
  ASSERT_TRUE(seen.finished);
  EXPECT_EQ(seen.finished->deal[W][0], card("7H"));
  EXPECT_EQ(seen.finished->actions.size(), 6u);
  EXPECT_EQ(seen.phase, ViewPhase::HandOver);
}

TEST(View, AnAbandonedHandIsLaidOpenAsUnfinished) {
  const Table table(N, one_seven());
  const View seen = view(abandon(table.state), Observer::spectator());
  ASSERT_TRUE(seen.finished);
  EXPECT_EQ(seen.finished->result.form, Form::Unfinished);
  EXPECT_EQ(seen.finished->result.declarer, E);
}

TEST(View, R1_3_TheRankedHandHasTrumpsFirstInTheirOrder) {
  Table table(N, no_seven());
  table.act(E, Bid{5}).act(S, Pass{}).act(W, Pass{}).act(N, Pass{}).act(E, play("KH"));
  const View west = view(table.state, Observer::of(W));
  EXPECT_EQ(std::vector<Card>(west.ranked.begin(), west.ranked.end()),
            cards("7H QD JC JS TS KS 9S 8S"));
}

}  // namespace avinas
