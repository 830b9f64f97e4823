// SPDX-License-Identifier: MIT
// Bavarian Tarock by its rules and by its worked examples. The oracle (tests/oracle) judges random
// matches besides.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/tarock/view.hpp"
#include "tests/support/hands.hpp"

namespace avinas::tarock {
namespace {

using testing::card;
using testing::cards;
using testing::must;
using enum Seat;

/// North deals, so East speaks first and leads. The stock is TD 9C AC.
ClaimedDeal deal_of() {
  ClaimedDeal deal;
  deal[North] = cards("AS TS KS QS JS 9S 8S 7S 6S 7H 6H");
  deal[East] = cards("AH TH KH QH JH 9H 8H AD KD 7C 6C");
  deal[South] = cards("TC KC QC JC 8C QD JD 9D 8D 7D 6D");
  deal.rest = cards("TD 9C AC");
  return deal;
}

MatchState dealt(const Options& options = {}) {
  return must(deal_hand(start_match(options, North), North, deal_of()));
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

struct Said {
  Seat seat;
  int call;  ///< 0: passes
};
MatchState said(const std::vector<Said>& calls, const Options& options = {}) {
  MatchState state = dealt(options);
  for (const auto& [seat, call] : calls) {
    state = act(std::move(state), seat, call == 0 ? Action(Pass{}) : Action(Bid{call}));
  }
  return state;
}
/// East plays uncontested.
MatchState east_chooses(const Options& options = {}) {
  return said({{East, kPlay}, {South, 0}, {North, 0}}, options);
}
Lay lay(const std::string& text) { return Lay(cards(text)); }
MatchState picked_up() { return act(east_chooses(), East, Take{}); }
/// Of the fourteen AC, TD and KD lie away.
MatchState laid() { return act(picked_up(), East, lay("AC TD KD")); }
MatchState named() { return act(laid(), East, NameTrump{Suit::Hearts}); }

MatchState play_by_first(MatchState state) {
  while (hand_in_play(state)) {
    const Seat seat = trick_turn(std::get<Playing>(state.phase).trick);
    state = act(state, seat, legal_actions(state, seat).front());
  }
  return state;
}

/// East has so many points with that figure; `contract` says how.
PerSeat<int> won(Contract contract, int figure, int points, int pot = 300) {
  HandResult result;
  result.soloist = East;
  result.figure = figure;
  result.contract = contract;
  result.points[East] = points;
  return judge(result, pot).won;
}
PerSeat<int> each(int north, int east, int south) { return {{north, east, south, 0}}; }

/// The cards that a hand may play to a trick with these trumps.
std::string allowed(const std::string& lying, const std::string& hand, Suit trump) {
  Trick trick;
  trick.seats = 3;
  for (const Card card : cards(lying)) trick.cards.push_back({North, Play{card}});
  std::string text;
  playable(CardSet::of_all(cards(hand)), trick, order(trump), Duty::Head).for_each([&](Card card) {
    text += (text.empty() ? "" : " ") + std::string(to_text(card));
  });
  return text;
}

// --- cards, the deal ----------------------------------------------------------------------------

TEST(Tarock, ThirtySixCardsOf120PointsAreDealtElevenEachAndThreeToTheStock) {  // T1.2, T1.3, T2.2
  int points = 0;
  for (const Card card : kCards) points += order({}).points_of(card);
  EXPECT_EQ(points, 120);
  EXPECT_EQ(kCards.size(), 36u);
  EXPECT_EQ(kShape.rest(), 3);
  EXPECT_TRUE(order({}).trumps().empty());
  EXPECT_EQ(order(Suit::Hearts).trumps().size(), 9);
  EXPECT_TRUE(order(Suit::Hearts).beats(card("6H"), card("AS")));
  EXPECT_TRUE(order({}).beats(card("TS"), card("KS")));
}

TEST(Tarock, AWrongDealNamesItsRule) {  // T2.1, T1.2, T2.2
  const MatchState begun = start_match(Options{}, North);
  EXPECT_EQ(rule_of_deal(begun, North, deal_of()), "lawful");
  EXPECT_EQ(rule_of_deal(begun, East, deal_of()), "T2.1");
  EXPECT_EQ(rule_of_deal(dealt(), North, deal_of()), "T2.1");
  ClaimedDeal strange = deal_of();
  strange[North][0] = card("5S");
  EXPECT_EQ(rule_of_deal(begun, North, strange), "T1.2");
  ClaimedDeal uneven = deal_of();
  uneven[North].push_back(uneven.rest.back());
  uneven.rest.pop_back();
  EXPECT_EQ(rule_of_deal(begun, North, uneven), "T2.2");
}

// --- the auction: examples 2, 3, 5, 11 ----------------------------------------------------------

TEST(Tarock, TheFirstBidderMatchesHandAndTheOtherRaises) {  // T3.3, example 2
  const MatchState state =
      said({{East, kPlay}, {South, 61}, {East, 61}, {South, 66}, {East, 0}, {North, 0}});
  const auto& naming = std::get<Naming>(state.phase);
  EXPECT_EQ(naming.hand.soloist, South);
  EXPECT_EQ(naming.hand.call, 66);
  EXPECT_EQ(naming.hand.contract, Contract::Hand);
}

TEST(Tarock, AContestedFigureIsPlayedFromTheHand) {  // T3.6, examples 3 and 5
  const MatchState third = said({{East, 0}, {South, kPlay}, {North, 61}, {South, 0}});
  EXPECT_EQ(std::get<Naming>(third.phase).hand.soloist, North);
  EXPECT_EQ(std::get<Naming>(third.phase).hand.call, 61);
  const MatchState fifth = said({{East, kPlay}, {South, 61}, {East, 0}, {North, 66}, {South, 0}});
  EXPECT_EQ(std::get<Naming>(fifth.phase).hand.soloist, North);
  EXPECT_EQ(std::get<Naming>(fifth.phase).hand.call, 66);
}

TEST(Tarock, PriorityIsSpentWithTheFirstHand) {  // T3.3, T3.4, example 11
  const MatchState alone = said({{East, 0}, {South, 0}, {North, kPlay}});
  EXPECT_TRUE(std::holds_alternative<Choosing>(alone.phase));
  const MatchState state = said({{East, kPlay}, {South, 0}, {North, 61}, {East, 61}});
  EXPECT_EQ(rule(state, North, Bid{61}), "T3.3");
  EXPECT_EQ(rule(state, North, Bid{66}), "lawful");
  const MatchState raised = act(state, North, Bid{66});
  EXPECT_EQ(rule(raised, East, Bid{66}), "T3.3") << "a raise is five above the last";
  EXPECT_EQ(rule(raised, East, Bid{71}), "lawful");
}

TEST(Tarock, After116TheOthersAreAskedAndCanOnlyPass) {  // T3.3, example 11
  std::vector<Said> calls{{East, kPlay}, {South, 61}, {East, 61}};
  Seat next = South;
  for (int figure = 66; figure <= 116; figure += 5, next = next == South ? East : South) {
    calls.push_back({next, figure});
  }
  MatchState state = said(calls);
  EXPECT_EQ(legal_actions(state, East), std::vector<Action>{Pass{}});
  state = act(std::move(state), East, Pass{});
  EXPECT_EQ(legal_actions(state, North), std::vector<Action>{Pass{}});
  state = act(std::move(state), North, Pass{});
  EXPECT_EQ(std::get<Naming>(state.phase).hand.call, 116);
  // As many calls as any hand has.
  state = act(std::move(state), South, NameTrump{Suit::Clubs});
  EXPECT_EQ(public_view(state).calls.size(), kMostCalls);
}

TEST(Tarock, AHandThatAllPassIsNotPlayedAndTheDealPassesOn) {  // T3.1
  const MatchState state = said({{East, 0}, {South, 0}, {North, 0}});
  EXPECT_TRUE(std::holds_alternative<MatchState::HandOver>(state.phase));
  EXPECT_EQ(state.sheet, first_sheet({}));
  EXPECT_EQ(next_dealer(state), East);
  EXPECT_EQ(rule(state, East, Pass{}), "T3.1");
}

TEST(Tarock, AnUncontestedBidderPicksUpOrPlaysAt61OrAtAnyFigureWhereTheTableAllowsIt) {  // T3.5
  const MatchState state = east_chooses();
  EXPECT_EQ(legal_actions(state, East), (std::vector<Action>{Take{}, Bid{61}}));
  EXPECT_TRUE(legal_actions(state, South).empty());
  EXPECT_EQ(rule(state, East, Bid{66}), "T3.5");
  const MatchState raising = east_chooses({.raise_alone = true});
  EXPECT_EQ(legal_actions(raising, East).size(), 13u);
  EXPECT_EQ(std::get<Naming>(act(raising, East, Bid{96}).phase).hand.call, 96);
}

// --- the stock ----------------------------------------------------------------------------------

TEST(Tarock, TheSoloistTakesTheStockLaysThreeAwayAndNamesTrumps) {  // T4.1, T4.2
  const MatchState state = picked_up();
  EXPECT_EQ(own_view(state, Observer::of(East)).hand.size(), 14u);
  EXPECT_EQ(legal_actions(state, East).size(), 364u) << "any three of the fourteen";
  const MatchState done = named();
  EXPECT_EQ(result_so_far(done).lies, 11 + 10 + 4);
  EXPECT_EQ(own_view(done, Observer::of(East)).laid.size(), 3u);
  EXPECT_EQ(own_view(done, Observer::of(East)).hand.size(), 11u);
  EXPECT_EQ(own_view(done, Observer::of(South)).laid.size(), 0u);
  EXPECT_EQ(own_view(done, Observer::of(South)).taken.size(), 0u);
  EXPECT_EQ(trick_turn(std::get<Playing>(done.phase).trick), East) << "eldest leads (T4.3)";
}

TEST(Tarock, TheStockThatIsLeftCountsForTheSoloist) {  // T4.2
  const MatchState hand = act(act(east_chooses(), East, Bid{61}), East, NameTrump{Suit::Hearts});
  EXPECT_EQ(result_so_far(hand).lies, 10 + 0 + 11);
  EXPECT_TRUE(own_view(hand, Observer::of(East)).taken.empty());
}

// --- play: examples 9 and 10 --------------------------------------------------------------------

TEST(Tarock, APlayerFollowsAndHeadsTheTrickUnlessATrumpLies) {  // T4.4, T4.5, example 9
  EXPECT_EQ(allowed("9D TD", "KD AD", Suit::Clubs), "AD");
  EXPECT_EQ(allowed("9D TD", "KD QD", Suit::Clubs), "KD QD");
  EXPECT_EQ(allowed("9D 7C", "AD 6D", Suit::Clubs), "AD 6D");
  EXPECT_EQ(allowed("9C 8C", "6C AC AD", Suit::Clubs), "AC");
}

TEST(Tarock, APlayerWhoCannotFollowTrumpsAndOvertrumps) {  // T4.4, example 10
  EXPECT_EQ(allowed("9D JC", "9C QC AH", Suit::Clubs), "QC");
  EXPECT_EQ(allowed("9D JC", "9C AH", Suit::Clubs), "9C");
  EXPECT_EQ(allowed("9D", "9C QC AH", Suit::Clubs), "QC 9C");
  EXPECT_EQ(allowed("9D", "AH 6S", Suit::Clubs), "6S AH");
}

// --- the score: examples 1, 4, 6, 7, 8 ----------------------------------------------------------

TEST(Tarock, TheValueGoesByFives) {  // T5.1, example 1
  EXPECT_EQ(value_of(61, 61), 5);
  EXPECT_EQ(value_of(61, 65), 5);
  EXPECT_EQ(value_of(61, 66), 10);
  EXPECT_EQ(value_of(61, 120), 60);
  EXPECT_EQ(value_of(61, 60), -5);
  EXPECT_EQ(value_of(61, 56), -5);
  EXPECT_EQ(value_of(61, 55), -10);
  EXPECT_EQ(value_of(66, 66), 5);
  EXPECT_EQ(value_of(66, 65), -5);
  EXPECT_EQ(value_of(66, 61), -5);
}

TEST(Tarock, APickUpIsPaidByThePotOrToOneOpponentAndFromThePotToTheOther) {  // T5.2, T5.3
  EXPECT_EQ(won(Contract::PickUp, 61, 66), each(0, 10, 0));
  EXPECT_EQ(won(Contract::PickUp, 61, 52), each(10, -10, 10));
  EXPECT_EQ(won(Contract::PickUp, 61, 52, 5), each(5, -5, 5));
  EXPECT_EQ(won(Contract::PickUp, 61, 75, 5), each(0, 5, 0));
}

TEST(Tarock, AHandIsPaidByEachOpponentWithTenForEveryRaiseThatIsMade) {  // T5.4, T5.5
  EXPECT_EQ(won(Contract::Hand, 71, 80), each(-30, 60, -30));
  EXPECT_EQ(won(Contract::Hand, 71, 70), each(5, -10, 5));
  EXPECT_EQ(won(Contract::Hand, 61, 61), each(-5, 10, -5));
}

TEST(Tarock, TheMatchEndsWhenThePotIsEmptyAndMostUnitsWin) {  // T6.1, T6.2, T6.3
  Sheet sheet = first_sheet({});
  EXPECT_EQ(sheet.pot, 300);
  EXPECT_EQ(first_sheet({.pot = Pot::Fifty}).pot, 150);
  EXPECT_FALSE(outcome_by_sheet(sheet, {}));
  sheet.pot = 0;
  sheet.accounts = each(20, -40, 20);
  const auto outcome = outcome_by_sheet(sheet, {.stake = 3});
  ASSERT_TRUE(outcome);
  EXPECT_TRUE(outcome->has_won(alone(North)) && outcome->has_won(alone(South)));
  EXPECT_FALSE(outcome->has_won(alone(East)));
  EXPECT_EQ(outcome->units[East], -120);
  MatchState state = named();
  state.sheet.pot = 5;
  state.sheet.accounts = each(-1, -2, -2);
  state = play_by_first(std::move(state));
  EXPECT_TRUE(outcome_of(state)) << "a pick-up empties a pot of five";
  EXPECT_EQ(rule(state, East, Pass{}), "T6.1");
  EXPECT_EQ(rule_of_deal(state, East, deal_of()), "T6.1");
}

// --- refusals, each with its rule (section 9 of the rule book) ----------------------------------

TEST(Tarock, RefusalsOfCallsNameTheirRules) {
  const MatchState open = dealt();
  EXPECT_EQ(rule(open, South, Bid{kPlay}), "T3.1");
  EXPECT_EQ(rule(open, South, Pass{}), "T3.1");
  EXPECT_EQ(rule(open, East, Bid{61}), "T3.3");
  EXPECT_EQ(rule(open, East, Play{card("AH")}), "T3.1");
  EXPECT_EQ(rule(open, East, Take{}), "T3.5");
  EXPECT_EQ(rule(open, East, lay("AH TH KH")), "T4.1");
  EXPECT_EQ(rule(open, East, NameTrump{Suit::Hearts}), "T4.1");
  for (const Action& strange :
       {Action(Knock{}), Action(Stop{}), Action(Fold{}), Action(Better{5}), Action(Bid{62}),
        Action(Bid{0}), Action(Bid{117}), Action(Play{card("AH"), true})}) {
    EXPECT_EQ(rule(open, South, strange), "T4.4");
  }
  const MatchState second = said({{East, kPlay}});
  EXPECT_EQ(rule(second, South, Bid{kPlay}), "T3.2");
  EXPECT_EQ(rule(second, South, Bid{66}), "T3.3");
  EXPECT_EQ(rule(second, East, Bid{61}), "T3.1");
}

TEST(Tarock, RefusalsBeforeTheCardsNameTheirRules) {
  const MatchState choice = east_chooses();
  EXPECT_EQ(rule(choice, South, Take{}), "T3.5");
  EXPECT_EQ(rule(choice, South, Bid{61}), "T3.5");
  EXPECT_EQ(rule(choice, East, Play{card("AH")}), "T3.5");
  EXPECT_EQ(rule(choice, East, Pass{}), "T3.1");
  EXPECT_EQ(rule(choice, East, Bid{kPlay}), "T3.1");
  EXPECT_EQ(rule(choice, East, lay("AH TH KH")), "T4.1");
  EXPECT_EQ(rule(choice, East, NameTrump{Suit::Hearts}), "T4.1");
  const MatchState laying = picked_up();
  EXPECT_EQ(rule(laying, East, lay("AH TH")), "T4.1") << "another number";
  EXPECT_EQ(rule(laying, East, lay("AH TH AS")), "T4.1") << "not held";
  EXPECT_EQ(rule(laying, East, lay("AH TH TH")), "T4.1") << "one twice";
  EXPECT_EQ(rule(laying, South, lay("TC KC QC")), "T4.1");
  EXPECT_EQ(rule(laying, East, NameTrump{Suit::Hearts}), "T4.1");
  EXPECT_EQ(rule(laying, East, Play{card("AH")}), "T4.1");
  EXPECT_EQ(rule(laying, East, Take{}), "T3.5");
  const MatchState naming = laid();
  EXPECT_EQ(rule(naming, South, NameTrump{Suit::Hearts}), "T4.1");
  EXPECT_EQ(rule(naming, East, lay("AH TH KH")), "T4.1");
  EXPECT_EQ(rule(naming, East, Play{card("AH")}), "T4.1");
  EXPECT_EQ(rule(naming, East, Bid{61}), "T3.5");
}

TEST(Tarock, RefusalsOfCardsNameTheirRules) {
  const MatchState play = named();
  EXPECT_EQ(rule(play, South, Play{card("TC")}), "T4.3");
  EXPECT_EQ(rule(play, East, Play{card("AS")}), "T4.4");
  EXPECT_EQ(rule(play, East, NameTrump{Suit::Hearts}), "T4.1");
  EXPECT_EQ(rule(play, East, Pass{}), "T3.1");
  const MatchState led = act(play, East, Play{card("9C")});
  EXPECT_EQ(rule(led, North, Play{card("AS")}), "T4.4") << "out of turn";
  EXPECT_EQ(check(led, South, Play{card("8C")})->what, Violation::MustHead);
  EXPECT_EQ(check(led, South, Play{card("QD")})->what, Violation::FollowClubs);
  const MatchState third = act(led, South, Play{card("TC")});
  EXPECT_EQ(check(third, North, Play{card("AS")})->what, Violation::MustTrump);
  EXPECT_EQ(rule(third, North, Play{card("6H")}), "lawful");
}

}  // namespace
}  // namespace avinas::tarock
