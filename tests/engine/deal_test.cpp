// SPDX-License-Identifier: MIT
// Section 2: the deal and what it shows.
#include <gtest/gtest.h>

#include "engine/avinas/rules/exposure.hpp"
#include "engine/avinas/rules/view.hpp"
#include "tests/support/hands.hpp"

namespace avinas {
using namespace testing;

template <std::size_t N>
std::vector<std::string> shown_texts(const BoundedVector<ShownCard, N>& shown) {
  std::vector<std::string> texts;
  for (const ShownCard& s : shown) {
    texts.push_back(std::string(to_text(s.seat)) + std::to_string(s.position) + " " +
                    std::string(to_text(s.card)));
  }
  return texts;
}

using Texts = std::vector<std::string>;

TEST(Deal, R2_1_TheDealPassesToTheLeftAlsoAfterAPassedOutHand) {
  Table table(N, no_seven());
  for (Seat seat : {E, S, W, N}) table.act(seat, Pass{});
  EXPECT_EQ(table.result().form, Form::PassedOut);
  EXPECT_EQ(next_dealer(table.state), E);
  EXPECT_EQ(rule_of(deal_hand(table.state, N, no_seven())), "R2.1");
  EXPECT_EQ(rule_of(deal_hand(table.state, E, no_seven())), "lawful");
}

TEST(Deal, R2_1_NoHandIsDealtWhileOneIsInPlay) {
  Table table(N, no_seven());
  EXPECT_EQ(rule_of(deal_hand(table.state, E, no_seven())), "R2.1");
}

TEST(Deal, R2_2_HandsThatAreNotEightEachAreRefused) {
  auto uneven = no_seven();
  uneven[E].push_back(uneven[S].back());
  uneven[S].pop_back();
  EXPECT_EQ(rule_of(deal_hand(start_match({}, N), N, uneven)), "R2.2");
}

TEST(Deal, R1_2_APackThatIsNotThe32CardsIsRefused) {
  auto twice = no_seven();
  twice[E][0] = twice[S][0];
  EXPECT_EQ(rule_of(deal_hand(start_match({}, N), N, twice)), "R1.2");
}

TEST(Exposure, R2_3_TheFourthAndEighthOfBothOpponentsAreShownToAll) {
  const View view = avinas::view(Table(N, one_seven()).state, Observer::spectator());
  EXPECT_EQ(shown_texts(view.exposed), (Texts{"E4 7H", "W4 TD", "E8 9H", "W8 8H"}));
}

TEST(Exposure, R2_4_TheDealerSeesHisPartnersTwoAndShowsOnlySevens) {
  const Table table(E, deal("AC TC KC 9C QD JD 8D 9D", "QC QS QH 7H AH TH KH 9H",
                            "AS TS KS 9S 8S 7S AD 8C", "JC JS TD 7C KD 7D JH 8H"));
  EXPECT_EQ(shown_texts(view(table.state, Observer::of(N)).exposed),
            (Texts{"S4 9S", "W4 7C", "N4 9C", "E4 7H", "S8 8C", "N8 9D"}));
  EXPECT_EQ(shown_texts(view(table.state, Observer::of(E)).private_look), (Texts{"W8 8H"}));
  for (Observer other :
       {Observer::of(N), Observer::of(S), Observer::of(W), Observer::spectator()}) {
    EXPECT_TRUE(view(table.state, other).private_look.empty());
  }
}

TEST(Exposure, R2_5_WhatWasShownStaysInTheViewUntilTheHandEnds) {
  Table table(N, one_seven());
  table.nobody_knocks().tricks("7H AD 8H JD");
  EXPECT_EQ(shown_texts(view(table.state, Observer::of(S)).exposed).size(), 4u);
}

TEST(Exposure, R2_5_TheDealersPrivateLookStaysWithTheDealerUntilTheHandEnds) {
  // South deals and looks at North's fourth and eighth.
  Table table(S, one_seven());
  const Texts look = shown_texts(view(table.state, Observer::of(S)).private_look);
  ASSERT_FALSE(look.empty());
  table.nobody_knocks().tricks("7H AD 8H JD");
  EXPECT_EQ(shown_texts(view(table.state, Observer::of(S)).private_look), look);
  EXPECT_TRUE(view(table.state, Observer::of(N)).private_look.empty());
}

TEST(Form, R2_6_WithoutAnExposedSevenTheGameIsBid) {
  EXPECT_TRUE(std::holds_alternative<Bidding>(Table(N, no_seven()).state.phase));
  EXPECT_TRUE(std::holds_alternative<Knocking>(Table(N, one_seven()).state.phase));
}

TEST(Form, R2_6_TheShareOfDealsWithoutAnExposedSevenIs0_2955) {
  constexpr int kDeals = 200'000;
  constexpr std::uint64_t kSeed = 20'551;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  Rng rng(kSeed);
  int none = 0;
  for (int i = 0; i < kDeals; ++i) {
    const auto claimed = random_deal(rng);
    Deal dealt(kHandSize);
    for (Seat seat : kAllSeats) std::copy_n(claimed[seat].begin(), 8, dealt[seat].begin());
    none += expose(static_cast<Seat>(i % 4), dealt).sevens == 0;
  }
  EXPECT_NEAR(none / double(kDeals), 0.2955, 0.005);
}

}  // namespace avinas
