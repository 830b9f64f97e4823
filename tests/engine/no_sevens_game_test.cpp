// SPDX-License-Identifier: MIT
// Section 4: bidding, the trump suit, overbids, stopping, pips.
#include <gtest/gtest.h>

#include "engine/avinas/model/scoring.hpp"
#include "tests/support/hands.hpp"

namespace avinas {
using namespace testing;

/// North deals; East states `length` and the others pass.
Table east_declares(int length, Options options = {}) {
  Table table(N, no_seven(), options);
  table.act(E, Bid{length}).act(S, Pass{}).act(W, Pass{}).act(N, Pass{});
  return table;
}

TEST(Bidding, R4_1_OneRoundFromTheDealersLeftEachLongerThanBefore) {
  Table table(N, no_seven());
  EXPECT_EQ(table.refusal(S, Pass{}), "R4.1");
  table.act(E, Bid{3});
  EXPECT_EQ(table.refusal(S, Bid{3}), "R4.1");
  table.act(S, Bid{4}).act(W, Pass{}).act(N, Bid{6});
  const auto& lead = std::get<OpeningLead>(table.state.phase);
  EXPECT_EQ(lead.contract.declarer, N);
  EXPECT_EQ(lead.contract.bid, 6);
}

TEST(Bidding, R4_1_ALengthIsOneToEight) {
  const Table table(N, no_seven());
  for (int length : {0, -1, 9, 1000}) EXPECT_EQ(table.refusal(E, Bid{length}), "R4.1");
  EXPECT_EQ(table.refusal(E, Bid{1}), "lawful");
  EXPECT_EQ(table.refusal(E, Bid{8}), "lawful");
}

TEST(Bidding, R4_1_ThereAreFourCallsAlsoAfterAnEight) {
  Table table(N, no_seven());
  table.act(E, Bid{8});
  EXPECT_TRUE(std::holds_alternative<Bidding>(table.state.phase));
  EXPECT_EQ(table.refusal(S, Bid{8}), "R4.1");
  table.act(S, Pass{}).act(W, Pass{}).act(N, Pass{});
  EXPECT_TRUE(std::holds_alternative<OpeningLead>(table.state.phase));
}

TEST(Bidding, R4_2_WhenAllPassNothingIsScored) {
  Table table(N, no_seven());
  for (Seat seat : {E, S, W, N}) table.act(seat, Pass{});
  EXPECT_FALSE(table.result().penalty);
  EXPECT_EQ(table.refusal(E, Bid{1}), "R4.2");
}

TEST(Bidding, R4_3_AShorterLengthThanHeldIsGood) {
  EXPECT_EQ(Table(N, no_seven(), {.overbid = Overbid::Refused}).refusal(E, Bid{2}), "lawful");
}

TEST(Trumps, R4_4_APlainLeadMakesItsSuitTrumps) {
  Table table = east_declares(5);
  table.act(E, play("AH"));
  EXPECT_EQ(table.result().trump, Suit::Hearts);
}

TEST(Trumps, R4_4_AfterACourtCardTheSuitIsNamedBeforeTheNextCard) {
  Table table = east_declares(5);
  table.act(E, play("QC"));
  EXPECT_EQ(table.refusal(S, play("JD")), "R4.4");
  EXPECT_EQ(table.refusal(S, NameTrump{Suit::Hearts}), "R4.4");
  table.act(E, NameTrump{Suit::Hearts});
  EXPECT_EQ(table.refusal(E, NameTrump{Suit::Spades}), "R4.4");
  EXPECT_EQ(table.refusal(S, play("JD")), "lawful");
}

TEST(Overbid, Example10_SixStatedFiveHeldLosesTheMatchWhateverThePoints) {
  // East holds eight hearts but, of clubs, no more trumps than his three queens.
  Table table = east_declares(6);
  table.act(E, play("QC")).act(E, NameTrump{Suit::Clubs}).act(W, Stop{});
  const HandResult result = table.result();
  EXPECT_TRUE(result.overbid);
  EXPECT_EQ(result.won_by, NS);
  EXPECT_FALSE(result.penalty);
  ASSERT_TRUE(outcome_of(table.state));
  EXPECT_EQ(outcome_of(table.state)->reason, EndReason::Overbid);
  EXPECT_EQ(outcome_of(table.state)->winner, NS);
  EXPECT_EQ(rule_of(deal_hand(table.state, E, no_seven())), "R6.4");
}

TEST(Overbid, R4_5_OneTrumpTooFewIsAnOverbidAndAsManyAsStatedIsNone) {
  // West holds seven trumps where spades are trumps.
  for (int stated : {7, 8}) {
    Table table(N, no_seven());
    table.act(E, Pass{}).act(S, Pass{}).act(W, Bid{stated}).act(N, Pass{});
    table.act(W, play("TS")).act(W, Stop{});
    EXPECT_EQ(table.result().overbid, stated == 8) << stated;
  }
}

TEST(Overbid, Example10_UnderRefusedNeitherTheBidNorTheLeadNorTheNamingCanBeMade) {
  const Options refused{.overbid = Overbid::Refused};
  // West holds QD JC JS and spades T K 9 8: seven.
  Table table(N, no_seven(), refused);
  table.act(E, Pass{}).act(S, Pass{});
  EXPECT_EQ(table.refusal(W, Bid{8}), "R4.5");
  table.act(W, Bid{7}).act(N, Pass{});
  EXPECT_EQ(table.refusal(W, play("7H")), "R4.5");
  EXPECT_EQ(table.refusal(W, play("TS")), "lawful");
  table.act(W, play("JC"));
  EXPECT_EQ(table.refusal(W, NameTrump{Suit::Hearts}), "R4.5");
  EXPECT_EQ(table.refusal(W, NameTrump{Suit::Spades}), "lawful");
}

TEST(Stopping, R4_6_EitherDeclarerInTheMiddleOfATrickOnceTrumpsAreKnown) {
  Table table = east_declares(5);
  EXPECT_EQ(table.refusal(E, Stop{}), "R4.6");
  table.act(E, play("QC"));
  EXPECT_EQ(table.refusal(E, Stop{}), "R4.6");
  table.act(E, NameTrump{Suit::Hearts});
  EXPECT_EQ(table.refusal(S, Stop{}), "R4.6");
  EXPECT_EQ(table.refusal(N, Stop{}), "R4.6");
  EXPECT_EQ(table.refusal(E, Stop{}), "lawful");
  table.act(W, Stop{});
  EXPECT_EQ(table.result().points, PerSide<int>{});
  EXPECT_EQ(table.result().penalty, (Penalty{PenaltyKind::Pips, EW, 6}));
  EXPECT_EQ(table.refusal(E, Stop{}), "R4.6");
}

TEST(Stopping, R4_6_AnUnfinishedTrickCountsForNobody) {
  Table table = east_declares(5);
  table.tricks("AH JD 7H AC").tricks("QD AS 8H JH").act(W, play("JS")).act(E, Stop{});
  const HandResult result = table.result();
  EXPECT_EQ(result.tricks, (PerSide<int>{{0, 2}}));
  EXPECT_EQ(result.points, (PerSide<int>{{0, 24 + 16}}));
  EXPECT_EQ(result.penalty, (Penalty{PenaltyKind::Pips, EW, 2}));
}

TEST(Knocking, R4_7_ThereIsNoneInANoSevensGame) {
  Table table(N, no_seven());
  EXPECT_EQ(table.refusal(E, Knock{}), "R4.7");
  table = east_declares(5);
  EXPECT_EQ(table.refusal(E, Knock{}), "R4.7");
  table.act(E, play("AH"));
  EXPECT_EQ(table.refusal(S, Knock{}), "R4.7");
}

struct PipsRow {
  int declarers, defenders, pips;
  bool against_declarers;
};

TEST(PenaltyPips, R4_8_EveryRowAtBothOfItsBounds) {
  for (const PipsRow& row : {
           PipsRow{61, 31, 1, false},
           {89, 31, 1, false},
           {61, 59, 1, false},
           {61, 30, 2, false},
           {61, 28, 2, false},
           {119, 1, 2, false},
           {61, 0, 3, false},
           {120, 0, 3, false},
           {60, 60, 2, true},
           {60, 20, 2, true},
           {60, 0, 2, true},
           {31, 89, 2, true},
           {31, 0, 2, true},
           {30, 90, 4, true},
           {1, 0, 4, true},
           {1, 119, 4, true},
           {0, 0, 6, true},
           {0, 120, 6, true},
       }) {
    const PipsPenalty penalty = penalty_pips(row.declarers, row.defenders);
    EXPECT_EQ(penalty.pips, row.pips) << row.declarers << ":" << row.defenders;
    EXPECT_EQ(penalty.against_declarers, row.against_declarers) << row.declarers;
  }
}

TEST(PenaltyPips, Example4_StoppedWith61Against28IsTwoAndAgainst31One) {
  EXPECT_EQ(penalty_pips(61, 28).pips, 2);
  EXPECT_EQ(penalty_pips(61, 31).pips, 1);
  EXPECT_FALSE(penalty_pips(61, 28).against_declarers);
}

TEST(PenaltyPips, Example5_StoppedWith60Against20IsTwoAgainstTheDeclarers) {
  EXPECT_EQ(penalty_pips(60, 20).pips, 2);
  EXPECT_TRUE(penalty_pips(60, 20).against_declarers);
}

TEST(PenaltyPips, R4_9_PipsAreRunningTotalsAndNeverCancelled) {
  Sheet sheet = write_penalty({}, {PenaltyKind::Pips, EW, 2});
  sheet = write_penalty(sheet, {PenaltyKind::Pips, NS, 3});
  sheet = write_penalty(sheet, {PenaltyKind::Pips, EW, 4});
  EXPECT_EQ(sheet.pips(EW), 6);
  EXPECT_EQ(sheet.pips(NS), 3);
  EXPECT_EQ(sheet.pip_totals[EW].size(), 2u);
}

TEST(Playing, R4_8_AGameThatNobodyStopsEndsWithTheEighthTrick) {
  Table table = east_declares(5);
  table.act(E, play("AH"));
  Rng rng(5);
  while (hand_in_play(table.state)) {
    for (const SeatAction& next : all_legal(table.state)) {
      if (std::holds_alternative<Stop>(next.action)) continue;
      table.act(next.seat, next.action);
      break;
    }
  }
  EXPECT_EQ(table.result().tricks[NS] + table.result().tricks[EW], 8);
  EXPECT_EQ(table.refusal(E, Stop{}), "R4.8");
}

}  // namespace avinas
