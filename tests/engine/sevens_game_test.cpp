// SPDX-License-Identifier: MIT
// Section 3: the sevens game, its knock windows and its rams.
#include <gtest/gtest.h>

#include <map>

#include "engine/avinas/model/scoring.hpp"
#include "tests/support/hands.hpp"

namespace avinas {
using namespace testing;

// Three sevens exposed; South's, dealt last, makes South declarer in diamonds. East deals.
ClaimedDeal three_sevens() {
  return deal("7S AC TC 7C KC 9C 8C 9S",  //
              "JC JS JH JD AH TH KH 9H",  //
              "QC QS QH 7H QD AD TD 7D",  //
              "KD 9D 8D 8H AS TS KS 8S");
}

TEST(Declarer, R3_1_TheSevenDealtLastSetsTrumpsAndItsHolderDeclares) {
  const Table table(E, three_sevens());
  const auto& window = std::get<Knocking>(table.state.phase);
  EXPECT_EQ(window.hand.exposure.sevens, 3);
  EXPECT_EQ(window.contract.declarer, S);
  EXPECT_EQ(window.trump, Suit::Diamonds);
}

TEST(Declarer, R3_1_OnTheDealersOwnHandTheEighthCardIsTheLastOfAll) {
  const Table table(S, three_sevens());
  const auto& window = std::get<Knocking>(table.state.phase);
  EXPECT_EQ(window.contract.declarer, S);
  // With West dealing, South's eighth still comes after every fourth card.
  const Table west(W, three_sevens());
  EXPECT_EQ(std::get<Knocking>(west.state.phase).trump, Suit::Diamonds);
}

TEST(KnockWindow, R3_3_DeclarersAnswerInAnyOrderAndTwoPassesCloseIt) {
  Table table(E, three_sevens());
  table.act(N, Pass{});
  EXPECT_EQ(table.refusal(N, Pass{}), "R3.3");
  EXPECT_EQ(table.refusal(E, Knock{}), "R3.3");
  table.act(S, Pass{});
  EXPECT_TRUE(std::holds_alternative<Playing>(table.state.phase));
  EXPECT_EQ(table.result().knock, KnockLevel::None);
}

TEST(KnockWindow, R3_2_EitherDefenderMayKnockAgainOnlyAfterAKnock) {
  Table table(E, three_sevens());
  table.act(N, Pass{}).act(S, Knock{});
  EXPECT_EQ(table.refusal(N, Knock{}), "R3.3");
  table.act(W, Knock{});
  EXPECT_EQ(table.result().knock, KnockLevel::KnockAgain);
  EXPECT_TRUE(std::holds_alternative<Playing>(table.state.phase));
}

TEST(KnockWindow, R3_3_TheFirstKnockClosesTheWindowAtOnce) {
  Table table(E, three_sevens());
  table.act(S, Knock{});
  EXPECT_EQ(table.refusal(N, Pass{}), "R3.3");
  table.act(E, Pass{}).act(W, Pass{});
  EXPECT_EQ(table.result().knock, KnockLevel::Knock);
}

TEST(Winning, R3_4_ASevensGameIsPlayedToTheEighthTrick) {
  Table table(N, one_seven());
  table.nobody_knocks();
  Rng rng(7);
  while (hand_in_play(table.state)) {
    const SeatAction next = random_action(table.state, rng);
    table.act(next.seat, next.action);
  }
  const HandResult result = table.result();
  EXPECT_EQ(result.tricks[NS] + result.tricks[EW], 8);
  EXPECT_EQ(result.points[NS] + result.points[EW], 120);
  EXPECT_EQ(result.won_by, result.points[EW] >= 61 ? EW : NS);
  EXPECT_EQ(table.refusal(E, Pass{}), "R3.4");
}

TEST(Winning, R3_4_SixtyPointsLoseAndSixtyOneWin) {
  constexpr std::uint64_t kSeed = 3'410;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  Rng rng(kSeed);
  std::map<int, int> ends;  // declarers' points, and how many games ended so
  for (int game = 0; game < 4'000; ++game) {
    Table table(N, random_deal(rng));
    if (!std::holds_alternative<Knocking>(table.state.phase)) continue;
    while (hand_in_play(table.state)) {
      const SeatAction next = random_action(table.state, rng);
      table.act(next.seat, next.action);
    }
    const HandResult result = table.result();
    if (result.knock != KnockLevel::None) continue;  // all eight tricks are asked: R3.5
    const Side declarers = side_of(*result.declarer);
    ++ends[result.points[declarers]];
    ASSERT_EQ(result.won_by == declarers, result.points[declarers] >= 61);
  }
  for (int points : {60, 61, 62}) EXPECT_GT(ends[points], 0) << points;
}

TEST(Winning, Example3_KnockAndKnockAgainLostOnTheFourthTrickCosts24Rams) {
  Table table(E, three_sevens());
  table.act(S, Knock{}).act(W, Knock{});
  table.tricks("QC KD 7S JC").tricks("QS 9D 9S JS").tricks("QH 8D 8C JH");
  table.tricks("AD AS 9C JD");
  const HandResult result = table.result();
  EXPECT_EQ(result.tricks[EW], 1);
  EXPECT_EQ(result.won_by, EW);
  EXPECT_EQ(result.penalty, (Penalty{PenaltyKind::Rams, NS, 24}));
  EXPECT_EQ(table.refusal(E, play("9H")), "R3.5");
  EXPECT_EQ(table.state.sheet.rams[NS], 24);
}

TEST(PenaltyRams, R3_6_EveryRowAndColumnForEveryNumberOfSevens) {
  for (int n = 1; n <= 4; ++n) {
    EXPECT_EQ(penalty_rams(n, KnockLevel::None, true), n);
    EXPECT_EQ(penalty_rams(n, KnockLevel::None, false), 2 * n);
    EXPECT_EQ(penalty_rams(n, KnockLevel::Knock, true), 2 * n);
    EXPECT_EQ(penalty_rams(n, KnockLevel::Knock, false), 4 * n);
    EXPECT_EQ(penalty_rams(n, KnockLevel::KnockAgain, true), 4 * n);
    EXPECT_EQ(penalty_rams(n, KnockLevel::KnockAgain, false), 8 * n);
  }
}

TEST(Cancelling, Example2_EightRamsCancelFiveAndThreeAreDrawn) {
  Sheet sheet = write_penalty({}, {PenaltyKind::Rams, EW, 5});
  sheet = write_penalty(sheet, {PenaltyKind::Rams, NS, 8});
  EXPECT_EQ(sheet.rams[EW], 0);
  EXPECT_EQ(sheet.rams[NS], 3);
  EXPECT_EQ(sheet.drawn[EW], 5);
  EXPECT_EQ(sheet.drawn[NS], 3);
}

TEST(Cancelling, R3_7_FewerRamsOnlyStrikeOutTheOthers) {
  Sheet sheet = write_penalty({}, {PenaltyKind::Rams, EW, 5});
  sheet = write_penalty(sheet, {PenaltyKind::Rams, NS, 2});
  EXPECT_EQ(sheet.rams[EW], 3);
  EXPECT_EQ(sheet.rams[NS], 0);
  EXPECT_EQ(sheet.drawn[NS], 0);
}

}  // namespace avinas
