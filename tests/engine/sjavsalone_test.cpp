// SPDX-License-Identifier: MIT
// Sjavs for three and for two by its rules and by its worked examples. The oracle (tests/oracle)
// judges random matches besides.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/sjavsalone/view.hpp"
#include "tests/support/hands.hpp"

namespace avinas::sjavsalone {
namespace {

using testing::card;
using testing::cards;
using testing::must;
using enum Seat;

constexpr Options kTwo{.form = Form::Two};
constexpr Options kFreeTwo{.form = Form::Two, .calls = sjavs::Calls::Free};

/// North deals. East holds seven hearts, South seven clubs, North six diamonds.
ClaimedDeal deal_of_three() {
  ClaimedDeal deal;
  deal[North] = cards("JH JD QH KD QD TD 9D KS TS 9S");
  deal[East] = cards("AH KH TH 9H 8H QC JS AD 7D 9C");
  deal[South] = cards("QS JC AC KC TC 8C 7C AS 8D 7H");
  deal.rest = cards("8S 7S");
  return deal;
}

/// North deals: four cards face down, four upon them, eight in hand. South holds eight diamonds.
ClaimedDeal deal_of_two() {
  ClaimedDeal deal;
  deal[North] = cards("7C 8C 9C 7D AC KC QH JD 7S 8S 9S TS 7H 8H 9H TH");
  deal[South] = cards("AD TC 8D 9D KS QS AS JS QC JC AH KH JH TD KD QD");
  return deal;
}

std::string rule(const MatchState& state, Seat seat, const Action& action) {
  const auto wrong = check(state, seat, action);
  return wrong ? std::string(wrong->rule) : "lawful";
}
std::string rule_of_deal(const Options& options, const ClaimedDeal& deal) {
  const auto wrong = check_deal(start_match(options, North), North, deal);
  return wrong ? std::string(wrong->rule) : "lawful";
}
MatchState act(MatchState state, Seat seat, const Action& action) {
  return must(apply(std::move(state), seat, action));
}
MatchState play(MatchState state, Seat seat, const char* name) {
  return act(std::move(state), seat, Play{card(name)});
}

MatchState dealt(const Options& options) {
  const auto deal = options.form == Form::Two ? deal_of_two() : deal_of_three();
  return must(deal_hand(start_match(options, North), North, deal));
}
/// South declares clubs with "7 better".
MatchState south_declares(const Options& options = {}) {
  MatchState state = act(dealt(options), East, Bid{7});
  state = act(act(state, South, Better{7}), North, Pass{});
  return act(state, South, NameTrump{Suit::Clubs});
}
MatchState two_play(Suit trump, int length) {
  MatchState state = act(act(dealt(kFreeTwo), South, Bid{length}), North, Pass{});
  return act(state, South, NameTrump{trump});
}
std::vector<Card> hand_of(const MatchState& state, Seat seat) {
  const auto own = own_view(state, Observer::of(seat));
  return {own.hand.begin(), own.hand.end()};
}

// --- the deal -----------------------------------------------------------------------------------

TEST(SjavsAlone, S8_2_S9_1_TenCardsAndTwoOfTheSkatOrSixteenCardsEach) {
  EXPECT_EQ(rule_of_deal(Options(), deal_of_three()), "lawful");
  EXPECT_EQ(rule_of_deal(kTwo, deal_of_two()), "lawful");
  ClaimedDeal eleven = deal_of_three();
  eleven[North].push_back(eleven.rest.back());
  eleven.rest.pop_back();
  EXPECT_EQ(rule_of_deal(Options(), eleven), "S8.2");
  ClaimedDeal fifteen = deal_of_two();
  fifteen[South].push_back(fifteen[North].back());
  fifteen[North].pop_back();
  EXPECT_EQ(rule_of_deal(kTwo, fifteen), "S9.1");
  ClaimedDeal twice = deal_of_two();
  twice[North][0] = twice[North][1];
  EXPECT_EQ(rule_of_deal(kTwo, twice), "S1.2");
}

// --- calls --------------------------------------------------------------------------------------

TEST(SjavsAlone, S8_3_ALengthIsFromFiveToTenAndTheLongestIsDueUnderForced) {
  const MatchState state = dealt({});
  EXPECT_EQ(rule(state, East, Bid{7}), "lawful");
  EXPECT_EQ(rule(state, East, Pass{}), "S3.5");
  EXPECT_EQ(rule(state, East, Bid{6}), "S3.5");
  EXPECT_EQ(rule(state, East, Bid{8}), "S3.6");
  EXPECT_EQ(rule(state, East, Bid{10}), "S3.6");
  EXPECT_EQ(rule(state, East, Bid{11}), "S3.1");
  EXPECT_EQ(rule(state, South, Bid{7}), "S3.1");
  const MatchState over = act(state, East, Bid{7});
  EXPECT_EQ(rule(over, South, Better{7}), "lawful");
  EXPECT_EQ(rule(over, South, Bid{7}), "S3.3");
}

TEST(SjavsAlone, S9_3_LengthsOfTwoAreThoseOfTheTwelveCardsSeen) {
  const MatchState state = dealt(kTwo);
  const auto own = own_view(state, Observer::of(South));
  EXPECT_EQ(own.lengths[static_cast<std::size_t>(Suit::Diamonds)], 8);  // three face down are none
  EXPECT_EQ(rule(state, South, Bid{8}), "lawful");
  EXPECT_EQ(rule(state, South, Bid{12}), "S3.6");
  EXPECT_EQ(rule(state, South, Bid{13}), "S3.1");
  EXPECT_EQ(rule(state, North, Pass{}), "S3.1");
}

TEST(SjavsAlone, S8_3_S9_3_IfAllPassTheSameDealerDealsAgainAndNothingIsWritten) {
  MatchState state = act(act(dealt(kFreeTwo), South, Pass{}), North, Pass{});
  EXPECT_FALSE(hand_in_play(state));
  EXPECT_TRUE(hand_so_far(state)->result.passed_out);
  EXPECT_EQ(next_dealer(state), North);
  EXPECT_EQ(state.sheet.ties, 0);
  EXPECT_EQ(rule(state, South, Bid{8}), "S3.8");
}

// --- the exchange -------------------------------------------------------------------------------

TEST(SjavsAlone, S8_5_DeclarerLaysOneOrTwoAwayAndTakesAsManyOfTheSkatTheFirstFirst) {
  const MatchState state = south_declares();
  EXPECT_EQ(rule(state, South, Play{card("AS")}), "S8.5");
  EXPECT_EQ(rule(state, East, Lay{card("AH")}), "S8.5");
  EXPECT_EQ(rule(state, East, Pass{}), "S8.5");
  EXPECT_EQ(rule(state, South, Lay{}), "S8.5");
  EXPECT_EQ(rule(state, South, Lay{card("AH")}), "S8.5");
  EXPECT_EQ(rule(state, South, Lay{card("AS"), card("AS")}), "S8.5");
  EXPECT_EQ(rule(state, South, Lay{card("AS"), card("8D"), card("7H")}), "S8.5");
  EXPECT_EQ(legal_actions(state, South).size(), 1u + 10 + 45);
  const MatchState one = act(state, South, Lay{card("AS")});
  EXPECT_EQ(hand_of(one, South), cards("QS JC AC KC TC 8C 7C 8D 7H 8S"));
  EXPECT_EQ(public_view(one).exchanged, 1);
  const MatchState both = act(state, South, Lay{card("AS"), card("8D")});
  EXPECT_EQ(hand_of(both, South), cards("QS JC AC KC TC 8C 7C 7H 8S 7S"));
  EXPECT_EQ(rule(both, South, Lay{card("7H")}), "S8.5");
  const MatchState kept = act(state, South, Pass{});
  EXPECT_EQ(public_view(kept).exchanged, 0);
  EXPECT_EQ(hand_of(kept, South), deal_of_three()[South]);
}

TEST(SjavsAlone, S8_5_NothingIsExchangedBeforeTheSuitIsNamedNorInAGameOfTwo) {
  EXPECT_EQ(rule(dealt({}), East, Lay{card("AH")}), "S8.5");
  EXPECT_EQ(rule(two_play(Suit::Diamonds, 8), South, Lay{card("QC")}), "S8.5");
}

TEST(SjavsAlone, S8_10_TheSkatAndWhatWasLaidAwayAreDeclarersSecret) {
  const MatchState state = act(south_declares(), South, Lay{card("AS")});
  const auto declarer = own_view(state, Observer::of(South));
  EXPECT_EQ(declarer.laid.size(), 1u);
  EXPECT_EQ(declarer.taken[0], card("8S"));
  for (const Observer other : {Observer::of(East), Observer::of(North), Observer::spectator()}) {
    const auto view = own_view(state, other);
    EXPECT_TRUE(view.laid.empty() && view.taken.empty());
  }
}

// --- play ---------------------------------------------------------------------------------------

TEST(SjavsAlone, S8_7_TheDealersLeftLeadsAndSuitIsFollowed) {
  const MatchState state = act(south_declares(), South, Pass{});
  EXPECT_EQ(rule(state, South, Play{card("AS")}), "S4.1");
  const MatchState led = play(state, East, "AH");
  EXPECT_EQ(rule(led, South, Play{card("7H")}), "lawful");
  EXPECT_EQ(rule(led, South, Play{card("AS")}), "S4.2");
}

TEST(SjavsAlone, Example19_ADiamondFaceDownForbidsNothing) {  // S9.2
  const MatchState led = play(two_play(Suit::Hearts, 7), South, "TD");
  for (const char* any : {"AC", "7S", "JD", "QH"}) {
    EXPECT_EQ(rule(led, North, Play{card(any)}), "lawful") << any;
  }
  EXPECT_EQ(rule(led, North, Play{card("7D")}), "S4.2") << "as any card that is not held (S9.7)";
  EXPECT_EQ(rule(led, North, Play{card("KD")}), "S4.2");
}

TEST(SjavsAlone, Example20_BothCardsBeneathAreTurnedAtTheEndOfTheTrick) {  // S9.5
  const MatchState led = play(two_play(Suit::Hearts, 7), South, "QS");
  auto rows = *public_view(led).rows;
  EXPECT_TRUE(rows[South][1].gone);
  EXPECT_FALSE(rows[South][1].turned);
  EXPECT_EQ(rule(led, North, Play{card("AC")}), "S4.2");
  const MatchState done = play(led, North, "QH");
  rows = *public_view(done).rows;
  EXPECT_EQ(rows[South][1].on_top(), card("TC"));
  EXPECT_EQ(rows[North][2].on_top(), card("9C"));
  EXPECT_EQ(public_view(done).card_counts[South], 12);
  EXPECT_EQ(rule(done, South, Play{card("TC")}), "lawful");
  const MatchState next = play(done, South, "TC");
  EXPECT_EQ(rule(next, North, Play{card("9C")}), "lawful");
}

TEST(SjavsAlone, S9_7_UpCardsAreSeenByAllAndACardFaceDownByNobody) {
  const MatchState state = two_play(Suit::Hearts, 7);
  const auto rows = *public_view(state).rows;
  for (const Seat seat : kTwoSeats) {
    for (std::size_t place = 0; place < kRow; ++place) {
      EXPECT_EQ(rows[seat][place].on_top(), deal_of_two()[seat][kRow + place]);
      EXPECT_FALSE(rows[seat][place].turned);
    }
    const auto held = hand_of(state, seat);
    EXPECT_EQ(held.size(), 12u);
    for (std::size_t place = 0; place < kRow; ++place) {
      EXPECT_EQ(std::ranges::count(held, deal_of_two()[seat][place]), 0);
    }
  }
}

// --- the worth of a hand ------------------------------------------------------------------------

/// Deductions of N, E and S after a hand of East's, or of South's of two.
std::vector<int> deducted(int points, int lies, Suit trump, int tricks = 3, int ties = 0,
                          Form form = Form::Three, sjavs::Tie tie = sjavs::Tie::BySuit) {
  HandResult result;
  result.form = form;
  const Seat declarer = form == Form::Three ? East : South;
  result.declarer = declarer;
  result.trump = trump;
  result.points[declarer] = points;
  result.tricks[declarer] = tricks;
  result.lies = lies;
  Options options{.form = form};
  options.tie = tie;
  const auto judged = judge(result, options, ties).deducted;
  return {judged[North], judged[East], judged[South]};
}

TEST(SjavsAlone, Example15_WhatWasLaidAwayCountsForDeclarer) {  // S8.6, S8.8
  EXPECT_EQ(deducted(58, 11, Suit::Hearts), (std::vector{0, 2, 0}));
  EXPECT_EQ(deducted(40, 11, Suit::Hearts), (std::vector{4, 0, 4}));
  EXPECT_EQ(deducted(0, 21, Suit::Hearts, 0), (std::vector{16, 0, 16}));
  EXPECT_EQ(deducted(99, 21, Suit::Clubs, 10), (std::vector{0, 16, 0}));
  EXPECT_EQ(deducted(46, 15, Suit::Hearts), (std::vector{0, 2, 0})) << "example 18";
}

TEST(SjavsAlone, S8_8_S9_6_TheTableByItsRowsAndTheTiesThatWait) {
  EXPECT_EQ(deducted(90, 0, Suit::Clubs), (std::vector{0, 8, 0}));
  EXPECT_EQ(deducted(30, 0, Suit::Clubs), (std::vector{16, 0, 16}));
  EXPECT_EQ(deducted(60, 0, Suit::Clubs), (std::vector{0, 0, 0}));
  EXPECT_EQ(deducted(61, 0, Suit::Clubs, 3, 2), (std::vector{0, 12, 0}));
  EXPECT_EQ(deducted(50, 0, Suit::Clubs, 3, 2, Form::Three, sjavs::Tie::BySide),
            (std::vector{16, 0, 16}));
  EXPECT_EQ(deducted(120, 0, Suit::Hearts, 16, 0, Form::Two), (std::vector{0, 0, 12}));
  EXPECT_EQ(deducted(120, 0, Suit::Hearts, 15, 0, Form::Two), (std::vector{0, 0, 4}));
}

TEST(SjavsAlone, Example18_PointsOfTheSkatAreNotShownBeforeTheHandIsOver) {  // S8.10
  const MatchState state = act(south_declares(), South, Lay{card("AS")});
  EXPECT_EQ(public_view(state).points.value()[alone(South)], 0);
  EXPECT_EQ(result_so_far(state).lies, 11);
}

// --- the end of a match -------------------------------------------------------------------------

/// The winner where the three stand so, or nothing.
std::optional<Outcome> ended(int north, int east, int south, const Options& options = {}) {
  Sheet::Columns totals;
  const auto write = [&](Seat seat, int total) {
    if (total != kStart) totals[seat].push_back(static_cast<std::int16_t>(total));
  };
  write(North, north);
  write(East, east);
  write(South, south);
  Sheet sheet;
  sheet.totals = totals;
  return outcome_by_sheet(sheet, options);
}

TEST(SjavsAlone, Examples16And17_TheLowestTotalWinsIfItIsOnePlayersAlone) {  // S8.9
  EXPECT_EQ(ended(-2, 24, -5)->winner, South);
  EXPECT_FALSE(ended(-2, 3, -2));
  EXPECT_FALSE(ended(-2, -1, -2));
  EXPECT_EQ(ended(-2, -3, -2)->winner, East);
  EXPECT_FALSE(ended(0, 24, 0));
  EXPECT_FALSE(ended(1, 24, 24));
}

TEST(SjavsAlone, S8_9_EachOfTheOthersPaysTheStakeAndTwiceForACross) {
  const Options three{.stake = 5};
  EXPECT_EQ(ended(-2, 10, 24, three)->units, (PerSeat<std::int64_t>{{10, -5, -5, 0}}));
  EXPECT_FALSE(ended(-2, 10, 24, three)->cross);
  EXPECT_EQ(ended(0, 24, 24, three)->units, (PerSeat<std::int64_t>{{20, -10, -10, 0}}));
  EXPECT_FALSE(ended(0, 24, 24, {.double_win = false})->cross);
}

TEST(SjavsAlone, ALadderThatGoesOnBelowZeroKeepsItsNewestTotals) {  // S8.9
  Sheet sheet;
  HandResult hand;
  hand.deducted = {{2, 0, 2, 0}};
  for (int hands = 0; hands < 20; ++hands) sheet = write_hand(sheet, hand);
  EXPECT_EQ(sheet.column(North).size(), Sheet::kKept);
  EXPECT_EQ(sheet.total(North), 24 - 40);
  EXPECT_EQ(sheet.column(North).front(), 24 - 2 * 5);
  EXPECT_EQ(sheet.total(East), 24);
}

}  // namespace
}  // namespace avinas::sjavsalone
