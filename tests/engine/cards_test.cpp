// SPDX-License-Identifier: MIT
// Section 1: players, cards, ranks, values.
#include <gtest/gtest.h>

#include "engine/avinas/model/ranking.hpp"
#include "engine/sueca/options.hpp"
#include "tests/support/hands.hpp"

namespace avinas {
using namespace testing;

TEST(Seats, R1_1_GoClockwiseWithPartnersOpposite) {
  EXPECT_EQ(left_of(N), E);
  EXPECT_EQ(left_of(W), N);
  EXPECT_EQ(partner_of(E), W);
  EXPECT_EQ(side_of(N), side_of(S));
  EXPECT_EQ(to_text(side_of(W)), "EW");
}

TEST(Notation, R1_2_EveryCardIsReadBackFromItsTwoCharacters) {
  for (const Card card : kPack) EXPECT_EQ(parse_card(to_text(card)), card);
  for (const Card card : sueca::kCards) EXPECT_EQ(parse_card(to_text(card)), card);
  EXPECT_EQ(to_text(Card(Rank::Two, Suit::Spades)), "2S");
  EXPECT_EQ(to_text(Card(Rank::Ten, Suit::Diamonds)), "TD");
}

TEST(Notation, R1_2_WhatIsNoCardIsNothing) {
  for (const char* wrong : {"", "Q", "QX", "1C", "10C", "qc", "QC ", "0H"}) {
    EXPECT_FALSE(parse_card(wrong)) << wrong;
  }
}

TEST(Ranking, Example1_TrumpsAndPlainSuitsRankAsTheRulesSay) {
  const auto order = cards("QC 7H QS QH QD JC JS JH JD AH TH KH 9H 8H AS TS KS 9S 8S 7S");
  for (std::size_t i = 0; i + 1 < order.size(); ++i) {
    if (i == 13) continue;  // the step from trumps to spades is not a comparison in a suit
    EXPECT_GT(strength(order[i], Suit::Hearts), strength(order[i + 1], Suit::Hearts))
        << to_text(order[i]) << " over " << to_text(order[i + 1]);
  }
}

TEST(Ranking, R1_3_ThereAreFourteenTrumpsInEverySuit) {
  for (Suit suit : kAllSuits) {
    EXPECT_EQ(trumps(suit).size(), 14);
    EXPECT_TRUE(trumps(suit).contains(Card(Rank::Seven, suit)));
    EXPECT_TRUE(trumps(suit).contains(Card(Rank::Jack, Suit::Diamonds)));
  }
}

TEST(Values, R1_5_ThePackCounts120AndTheSevenNothing) {
  int sum = 0;
  CardSet::full_pack().for_each([&](Card c) { sum += c.points(); });
  EXPECT_EQ(sum, 120);
  EXPECT_EQ(card("AC").points(), 11);
  EXPECT_EQ(card("TH").points(), 10);
  EXPECT_EQ(card("KS").points(), 4);
  EXPECT_EQ(card("QD").points(), 3);
  EXPECT_EQ(card("JC").points(), 2);
  EXPECT_EQ(card("7H").points() + card("8H").points() + card("9H").points(), 0);
}

}  // namespace avinas
