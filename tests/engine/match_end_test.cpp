// SPDX-License-Identifier: MIT
// Section 6: the sheet, the four ways a match ends, the settlement.
#include <gtest/gtest.h>

#include "engine/avinas/model/scoring.hpp"
#include "tests/support/hands.hpp"

namespace avinas {
using namespace testing;

Sheet sheet_of(int ns_pips, int ew_pips, int ns_rams, int ew_rams) {
  Sheet sheet;
  if (ns_pips > 0) sheet = write_penalty(sheet, {PenaltyKind::Pips, NS, ns_pips});
  if (ew_pips > 0) sheet = write_penalty(sheet, {PenaltyKind::Pips, EW, ew_pips});
  if (ns_rams > 0) sheet = write_penalty(sheet, {PenaltyKind::Rams, NS, ns_rams});
  if (ew_rams > 0) sheet = write_penalty(sheet, {PenaltyKind::Rams, EW, ew_rams});
  return sheet;
}

TEST(MatchEnd, R6_1_TwelvePipsEndItAndRamsAloneNever) {
  EXPECT_FALSE(outcome_by_sheet(sheet_of(11, 11, 0, 500), {}));
  EXPECT_TRUE(outcome_by_sheet(sheet_of(12, 11, 0, 0), {}));
}

TEST(MatchEnd, Example6_TheSideWithRamsHasLostAlthoughTheOtherHas13Pips) {
  Sheet sheet = sheet_of(11, 1, 0, 2);
  EXPECT_FALSE(outcome_by_sheet(sheet, {}));
  const PipsPenalty penalty = penalty_pips(40, 80);
  sheet = write_penalty(sheet, {PenaltyKind::Pips, NS, penalty.pips});
  EXPECT_EQ(sheet.pips(NS), 13);
  const auto outcome = outcome_by_sheet(sheet, {});
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->winner, NS);
  EXPECT_EQ(outcome->reason, EndReason::Rams);
}

TEST(MatchEnd, Example7_WithoutPipsOnTheOtherSideTheyAreCatsWhateverTheRams) {
  const auto outcome = outcome_by_sheet(sheet_of(0, 12, 8, 0), {});
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->winner, NS);
  EXPECT_EQ(outcome->reason, EndReason::Cats);
}

TEST(MatchEnd, Example8_WithPipsOnBothSidesTheRamsDecide) {
  const auto outcome = outcome_by_sheet(sheet_of(4, 12, 8, 0), {});
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->winner, EW);
  EXPECT_EQ(outcome->reason, EndReason::Rams);
}

TEST(MatchEnd, Example9_WithoutRamsTheFewerPipsWin) {
  const auto outcome = outcome_by_sheet(sheet_of(13, 5, 0, 0), {});
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->winner, EW);
  EXPECT_EQ(outcome->reason, EndReason::Pips);
}

TEST(MatchEnd, R6_4_AnOverbidLeavesTheSheetAsItWas) {
  Table table(N, no_seven());
  table.state.sheet = sheet_of(3, 11, 0, 4);
  table.act(E, Bid{8}).act(S, Pass{}).act(W, Pass{}).act(N, Pass{});
  table.act(E, play("QC")).act(E, NameTrump{Suit::Clubs}).act(E, Stop{});
  EXPECT_EQ(table.state.sheet, sheet_of(3, 11, 0, 4));
  EXPECT_EQ(outcome_of(table.state)->winner, NS);
}

TEST(MatchEnd, R6_1_NoHandIsDealtAfterIt) {
  Table table(N, no_seven());
  table.state.sheet = sheet_of(3, 11, 0, 4);
  table.act(E, Bid{8}).act(S, Pass{}).act(W, Pass{}).act(N, Pass{});
  table.act(E, play("AH")).act(E, Stop{});
  EXPECT_EQ(outcome_of(table.state)->winner, NS);
  EXPECT_EQ(rule_of(deal_hand(table.state, E, no_seven())), "R6.1");
}

TEST(Settlement, R6_6_TheLoserPaysFlatOrForEachRamLeftWhoeverTheyAreAgainst) {
  const Sheet cats = sheet_of(0, 12, 8, 0);
  EXPECT_EQ(outcome_by_sheet(cats, {})->settlement, (Settlement{EW, 0}));
  EXPECT_EQ(outcome_by_sheet(cats, {StakesKind::Flat, 10})->settlement, (Settlement{EW, 10}));
  EXPECT_EQ(outcome_by_sheet(cats, {StakesKind::PerRam, 2})->settlement, (Settlement{EW, 16}));
  EXPECT_EQ(outcome_by_overbid(NS, sheet_of(1, 1, 0, 5), {StakesKind::PerRam, 3}).settlement,
            (Settlement{NS, 15}));
}

TEST(Sheet, R6_7_StruckCirclesAreThoseDrawnAndNotLeft) {
  Sheet sheet = sheet_of(0, 0, 0, 5);
  sheet = write_penalty(sheet, {PenaltyKind::Rams, NS, 4});
  EXPECT_EQ(sheet.drawn[EW] - sheet.rams[EW], 4);
}

}  // namespace avinas
