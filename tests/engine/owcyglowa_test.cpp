// SPDX-License-Identifier: MIT
// Owcy Głowa by its rules and by its worked examples. The oracle (tests/oracle) judges random
// matches besides.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/owcyglowa/view.hpp"
#include "tests/support/hands.hpp"

namespace avinas::owcyglowa {
namespace {

using testing::card;
using testing::cards;
using testing::must;
using enum Seat;

ClaimedDeal deal_of(const std::string& north, const std::string& east, const std::string& south) {
  ClaimedDeal deal;
  deal[North] = cards(north);
  deal[East] = cards(east);
  deal[South] = cards(south);
  return deal;
}

/// North deals, so West's place is empty and South, on North's right, leads.
ClaimedDeal some_deal() {
  return deal_of("AC QC 9C AH KH TS 9S JD", "KC TC QS JS AD KD TH 9H", "JC AS KS QH JH QD TD 9D");
}

MatchState dealt(const ClaimedDeal& deal) {
  return must(deal_hand(start_match(Options{}, North), North, deal));
}

std::string rule(const MatchState& state, Seat seat, const Action& action) {
  const auto wrong = check(state, seat, action);
  return wrong ? std::string(wrong->rule) : "lawful";
}
std::string rule_of_deal(const MatchState& state, Seat dealer, const ClaimedDeal& deal) {
  const auto wrong = check_deal(state, dealer, deal);
  return wrong ? std::string(wrong->rule) : "lawful";
}

MatchState act(MatchState state, Seat seat, const Action& action) {
  return must(apply(std::move(state), seat, action));
}
MatchState play(MatchState state, const std::string& text) {
  for (const Card c : cards(text)) {
    const auto& playing = std::get<Playing>(state.phase);
    state = act(std::move(state), trick_turn(playing.trick), Play{c});
  }
  return state;
}

/// Plays on, each with the first card that is allowed, to the end of the hand.
MatchState play_out_by_first(MatchState state) {
  while (hand_in_play(state)) {
    const Seat seat = trick_turn(std::get<Playing>(state.phase).trick);
    const auto legal = legal_actions(state, seat);
    const auto first = std::ranges::find_if(
        legal, [](const Action& a) { return std::holds_alternative<Play>(a); });
    state = act(std::move(state), seat, *first);
  }
  return state;
}

/// The cards that North may play with this hand to a trick that these cards have led.
std::string allowed(const std::string& hand, const std::string& led) {
  // South leads, then East, then North; the rest of the cards lie anywhere.
  std::vector<Card> others;
  const auto held = cards(hand), lying = cards(led);
  for (const Card c : kCards) {
    const bool used = std::ranges::count(held, c) + std::ranges::count(lying, c) > 0;
    if (!used) others.push_back(c);
  }
  Playing playing;
  playing.hand.dealer = North;
  playing.trick = Trick{2, lying.empty() ? North : East, {}, Way::Right, 3};
  if (!lying.empty()) playing.trick.cards.push_back({East, Play{lying[0]}});
  playing.hand.held[North] = CardSet::of_all(held);
  std::ranges::copy(held, playing.hand.dealt[North].begin());
  for (std::size_t i = held.size(); i < 8; ++i) {
    playing.hand.dealt[North][i] = others[i];  // played before
  }
  const MatchState state{{}, {}, 1, playing};
  std::string all;
  for (const Action& action : legal_actions(state, North)) {
    all += (all.empty() ? "" : " ") + std::string(to_text(std::get<Play>(action).card));
  }
  return all;
}

HandResult hand_of(int north, int east, int south) {
  HandResult hand;
  hand.finished = true;
  hand.points[North] = north;
  hand.points[East] = east;
  hand.points[South] = south;
  return hand;
}
std::vector<int> won(const HandResult& hand) {
  const HandResult judged = judge(hand);
  return {judged.won[North], judged.won[East], judged.won[South]};
}

TEST(OwcyGlowa, O1_2_O1_3_Example_1_TheTenIsFifthAndTheCardsAre164Points) {
  Trick trick{1, North, {}, Way::Right, 3};
  for (const Card c : cards("TC 9C JC")) trick.cards.push_back({trick_turn(trick), Play{c}});
  const CompletedTrick done = complete(trick, kOrder);
  EXPECT_EQ(done.winner, East);  // North, South, East: the third card
  EXPECT_EQ(done.points, 21);
  int points = 0;
  for (const Card c : kCards) points += kOrder.points_of(c);
  EXPECT_EQ(points, 164);
  for (const Suit suit : kAllSuits) {
    std::vector<Card> ranked = cards("AC KC QC JC TC 9C");
    for (Card& c : ranked) c = Card(c.rank(), suit);
    for (std::size_t i = 0; i + 1 < ranked.size(); ++i) {
      EXPECT_TRUE(kOrder.beats(ranked[i], ranked[i + 1]));
    }
  }
  EXPECT_TRUE(kOrder.trumps().empty());
}

TEST(OwcyGlowa, O4_3_Examples_2_And_3_AGrannyIsPlayedOnlyWhereItIsAloneInItsSuit) {
  EXPECT_EQ(allowed("QC 9C AH", "JC"), "9C");
  EXPECT_EQ(allowed("QC AH", "JC"), "QC");
  EXPECT_EQ(allowed("QC 9C AD", "JH"), "9C AD");
  EXPECT_EQ(allowed("QC AD", "JH"), "QC AD");
  EXPECT_EQ(allowed("QS JS 9D", ""), "JS 9D");
}

TEST(OwcyGlowa, O3_1_Example_4_ARangeThatWasHitIsAPointAndOneThatWasMissedIsOneToEachOther) {
  const auto bids = [](int points, int range) {
    HandResult hand = hand_of(0, points, 164 - points);
    hand.bids[East] = static_cast<std::int8_t>(range);
    return won(hand);
  };
  EXPECT_EQ(bids(44, 2), (std::vector{0, 1, 0}));
  EXPECT_EQ(bids(81, 2), (std::vector{1, 0, 1}));
  EXPECT_EQ(bids(130, 4), (std::vector{0, 1, 0}));
  EXPECT_EQ(bids(164, 4), (std::vector{0, 1, 0})) << "the last range has no upper end";
  for (const auto& [points, range] :
       {std::pair{0, 1}, {40, 1}, {41, 2}, {80, 2}, {81, 3}, {120, 3}, {121, 4}}) {
    EXPECT_EQ(range_of(points), range) << points;
  }
}

TEST(OwcyGlowa, O6_2_Examples_5_And_6_TheSoloistNeeds54AndBidAndSoloAddUp) {
  HandResult hand = hand_of(60, 50, 54);
  hand.soloist = South;
  EXPECT_EQ(won(hand), (std::vector{0, 0, 1}));
  hand.points[South] = 53;
  EXPECT_EQ(won(hand), (std::vector{1, 1, 0}));
  HandResult both = hand_of(40, 90, 34);
  both.soloist = East;
  both.bids[East] = 3;
  EXPECT_EQ(won(both), (std::vector{0, 2, 0}));
  both.points[East] = 50;
  EXPECT_EQ(won(both), (std::vector{2, 0, 2}));
}

TEST(OwcyGlowa, O5_1_WhoeverHoldsBothGranniesIsSoloistElseTheOneWithoutAny) {
  EXPECT_EQ(soloist_of({North, East}), South);
  EXPECT_EQ(soloist_of({South, South}), South);
  EXPECT_EQ(soloist_of({South, std::nullopt}), std::nullopt);
  EXPECT_EQ(hand_so_far(dealt(some_deal()))->result.soloist, South);
}

TEST(OwcyGlowa, O6_4_Example_7_TheMatchGoesOnUntilOneLeadsWithNineOrMore) {
  const auto winner = [](int north, int east, int south) {
    Sheet sheet;
    sheet.totals[North] = north;
    sheet.totals[East] = east;
    sheet.totals[South] = south;
    const auto outcome = outcome_by_sheet(sheet, {.stake = 3});
    return outcome ? std::string(to_text(outcome->winner)) : "none";
  };
  EXPECT_EQ(winner(9, 8, 9), "none");
  EXPECT_EQ(winner(10, 8, 9), "N");
  EXPECT_EQ(winner(8, 8, 7), "none");
  EXPECT_EQ(winner(2, 9, 9), "none");
  EXPECT_EQ(winner(2, 8, 9), "S");
}

TEST(OwcyGlowa, O2_1_O2_2_TheDealGoesToTheRightAndRefusalsOfDealsNameTheirRules) {
  MatchState state = start_match(Options{}, North);
  EXPECT_EQ(rule_of_deal(state, East, some_deal()), "O2.1");
  EXPECT_EQ(rule_of_deal(state, West, some_deal()), "O2.1");
  EXPECT_EQ(rule_of_deal(start_match(Options{}, West), West, some_deal()), "O2.1");
  ClaimedDeal twice = some_deal();
  twice[North][0] = twice[East][0];
  EXPECT_EQ(rule_of_deal(state, North, twice), "O1.2");
  ClaimedDeal uneven = some_deal();
  uneven[North].push_back(uneven[East].back());
  uneven[East].pop_back();
  EXPECT_EQ(rule_of_deal(state, North, uneven), "O2.2");
  ClaimedDeal fourth = some_deal();
  std::swap(fourth[West], fourth[East]);
  EXPECT_EQ(rule_of_deal(state, North, fourth), "O2.2");
  state = dealt(some_deal());
  EXPECT_EQ(rule_of_deal(state, South, some_deal()), "O2.1");
  state = play_out_by_first(state);
  EXPECT_EQ(next_dealer(state), South) << "after North comes South";
  EXPECT_EQ(kShape.next(South), East);
  EXPECT_EQ(kShape.next(East), North);
}

TEST(OwcyGlowa, O4_1_O4_2_TheDealersRightLeadsAndRefusalsOfCardsNameTheirRules) {
  MatchState state = dealt(some_deal());
  EXPECT_EQ(rule(state, East, Play{card("AD")}), "O4.1");
  EXPECT_EQ(rule(state, West, Play{card("AD")}), "O4.1");
  EXPECT_EQ(rule(state, South, Play{card("AC")}), "O4.2") << "not held";
  EXPECT_EQ(rule(state, South, Play{card("AS"), true}), "O4.2");
  EXPECT_EQ(rule(state, South, Pass{}), "O4.2");
  EXPECT_EQ(rule(state, South, Knock{}), "O4.2");
  state = play(state, "KS");
  EXPECT_EQ(rule(state, North, Play{card("9S")}), "O4.2") << "out of turn";
  EXPECT_EQ(rule(state, East, Play{card("QS")}), "O4.3");
  EXPECT_EQ(rule(state, East, Play{card("AD")}), "O4.2") << "a revoke";
  EXPECT_EQ(rule(state, East, Play{card("JS")}), "lawful");
  state = play(state, "JS TS");
  EXPECT_EQ(rule(state, South, Play{card("AS")}), "lawful") << "the winner leads";
  state = play(state, "AS");
  EXPECT_EQ(rule(state, East, Play{card("QS")}), "lawful") << "it is alone now, and must follow";
  EXPECT_EQ(rule(state, East, Play{card("AD")}), "O4.2");
}

TEST(OwcyGlowa, O3_1_ABidIsMadeOnceAtOnesTurnBeforeOnesFirstCard) {
  MatchState state = dealt(some_deal());
  EXPECT_EQ(rule(state, East, Bid{1}), "O3.1");
  EXPECT_EQ(rule(state, South, Bid{0}), "O3.1");
  EXPECT_EQ(rule(state, South, Bid{5}), "O3.1");
  EXPECT_EQ(rule(state, South, Bid{4}), "lawful");
  state = act(state, South, Bid{4});
  EXPECT_EQ(public_view(state).to_act[0], South) << "the card is still theirs to play";
  EXPECT_EQ(rule(state, South, Bid{2}), "O3.1");
  state = play(state, "AS");
  EXPECT_EQ(rule(state, South, Bid{2}), "O3.1");
  EXPECT_EQ(rule(state, East, Bid{4}), "lawful") << "a range may be bid again (O3.2)";
  state = play(state, "JS 9S");
  EXPECT_EQ(rule(state, South, Bid{1}), "O3.1");
  const PublicView view = public_view(state);
  ASSERT_EQ(view.calls.size(), 1u);
  EXPECT_EQ(view.calls[0], (Call{South, Bid{4}}));
}

TEST(OwcyGlowa, O5_2_NobodyIsToldOfTheSoloistBeforeTheSecondGrannyLies) {
  MatchState state = dealt(some_deal());
  state = play(state, "KS JS TS AS");
  EXPECT_EQ(public_view(state).declarer, std::nullopt);
  state = play(state, "QS");  // East's
  EXPECT_EQ(public_view(state).grannies[1], East);
  EXPECT_EQ(public_view(state).declarer, std::nullopt);
  while (hand_in_play(state) && !public_view(state).grannies[0]) {
    const Seat seat = trick_turn(std::get<Playing>(state.phase).trick);
    const auto legal = legal_actions(state, seat);
    state = act(state, seat, legal.front());
  }
  EXPECT_EQ(public_view(state).grannies[0], North);
  EXPECT_EQ(public_view(state).declarer, South);
}

TEST(OwcyGlowa, O6_3_O6_4_RefusalsAfterTheHandAndAfterTheMatchNameTheirRules) {
  MatchState state = play_out_by_first(dealt(some_deal()));
  EXPECT_EQ(rule(state, South, Play{card("AS")}), "O6.2");
  EXPECT_EQ(rule(start_match(Options{}, North), South, Bid{1}), "O6.2");
  state.sheet.totals[North] = 20;
  EXPECT_EQ(rule_of_deal(state, South, some_deal()), "O6.4");
  EXPECT_EQ(rule(abandon(state), South, Play{card("AS")}), "O6.4");
  EXPECT_EQ(rule_of_deal(abandon(state), South, some_deal()), "O6.4");
}

TEST(OwcyGlowa, O6_6_EachLoserOwesTheStake) {
  Sheet sheet;
  sheet.totals[East] = 9;
  EXPECT_EQ(outcome_by_sheet(sheet, {.stake = 3}), (Outcome{East, 3}));
}

}  // namespace
}  // namespace avinas::owcyglowa
