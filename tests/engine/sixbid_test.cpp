// SPDX-License-Identifier: MIT
// Six-Bid and Frog by their rules and by their worked examples. The oracle (tests/oracle) judges
// random matches besides.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/sixbid/view.hpp"
#include "tests/support/hands.hpp"

namespace avinas::sixbid {
namespace {

using testing::card;
using testing::cards;
using testing::must;
using enum Seat;

constexpr Options kFrog{.form = Form::Frog};
enum Said { kPass = 0, kSolo, kHeartSolo, kMisere, kGuarantee, kSpread, kCall };

/// North deals, so East speaks first and leads. The blind is TD 9C 8C.
ClaimedDeal deal_of() {
  ClaimedDeal deal;
  deal[North] = cards("AS TS KS QS JS 9S 8S 7S 6S 7H AH");
  deal[East] = cards("6H TH KH QH JH 9H 8H AD KD 7C 6C");
  deal[South] = cards("TC KC QC JC AC QD JD 9D 8D 7D 6D");
  deal.rest = cards("TD 9C 8C");
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
MatchState play(MatchState state, Seat seat, const char* name) {
  return act(std::move(state), seat, Play{card(name)});
}

/// Bids from East on, each by the seat whose turn it is.
MatchState said(const std::vector<int>& bids, const Options& options = {}) {
  MatchState state = dealt(options);
  for (const int bid : bids) {
    const Seat turn = std::get<Bidding>(state.phase).turn;
    state = act(std::move(state), turn, bid == kPass ? Action(Pass{}) : Action(Bid{bid}));
  }
  return state;
}
MatchState east_calls(Suit trump) {
  return act(said({kCall, kPass, kPass}), East, NameTrump{trump});
}

/// East's payment from each for such a hand.
int paid(Contract contract, int points, int lies = 0, Suit trump = Suit::Spades, int tricks = 1) {
  HandResult result;
  result.soloist = East;
  result.contract = contract;
  if (!is_misere(contract)) result.trump = trump;
  result.points[East] = points;
  result.tricks[East] = tricks;
  result.lies = lies;
  const PerSeat<int> won = judge(result).won;
  EXPECT_EQ(won[East], -won[North] - won[South]);
  EXPECT_EQ(won[North], won[South]);
  return won[East] / 2;
}

/// The cards that a hand may play to a trick with these trumps.
std::string allowed(const std::string& lying, const std::string& hand, std::optional<Suit> trump) {
  Trick trick;
  trick.seats = 3;
  for (const Card card : cards(lying)) trick.cards.push_back({North, Play{card}});
  std::string text;
  playable(CardSet::of_all(cards(hand)), trick, order(trump), Duty::Trump).for_each([&](Card card) {
    text += (text.empty() ? "" : " ") + std::string(to_text(card));
  });
  return text;
}

// --- cards, the deal ----------------------------------------------------------------------------

TEST(Sixbid,
     ThirtySixCardsOf120PointsAreDealtElevenEachAndThreeToTheBlind) {  // L1, L2.2, example 1
  EXPECT_EQ(kCards.size(), 36u);
  EXPECT_EQ(order(Suit::Clubs).points_of(CardSet::of_all(kCards)), 120);
  EXPECT_EQ(kShape.rest(), 3);
  const auto down = cards("AH TH KH QH JH 9H 8H 7H 6H");
  for (std::size_t i = 1; i < down.size(); ++i) {
    EXPECT_TRUE(order(Suit::Hearts).beats(down[i - 1], down[i]));
    EXPECT_TRUE(order({}).beats(down[i - 1], down[i]));
  }
}

TEST(Sixbid, AWrongDealNamesItsRule) {  // L2.1, L1.2, L2.2
  const MatchState start = start_match(Options(), North);
  EXPECT_EQ(rule_of_deal(start, North, deal_of()), "lawful");
  EXPECT_EQ(rule_of_deal(start, East, deal_of()), "L2.1");
  ClaimedDeal twice = deal_of();
  twice[North][0] = twice[East][0];
  EXPECT_EQ(rule_of_deal(start, North, twice), "L1.2");
  ClaimedDeal uneven = deal_of();
  uneven[North].push_back(uneven.rest.back());
  uneven.rest.pop_back();
  EXPECT_EQ(rule_of_deal(start, North, uneven), "L2.2");
  EXPECT_EQ(rule_of_deal(dealt(), East, deal_of()), "L2.1");
}

// --- the auction --------------------------------------------------------------------------------

TEST(Sixbid, AnOvercalledBidderAnswersAndTheThirdMeetsTheSurvivor) {  // L3.2, example 2
  const MatchState state = said({kSolo, kHeartSolo, kPass, kGuarantee, kCall, kPass});
  const auto& naming = std::get<Naming>(state.phase);
  EXPECT_EQ(naming.hand.soloist, South);
  EXPECT_EQ(naming.hand.contract, Contract::CallSolo);
}

TEST(Sixbid, ALoneBidStandsAndTheHighestIsAnsweredByPasses) {  // L3.2, L3.3, example 3
  EXPECT_EQ(std::get<Playing>(said({kPass, kMisere, kPass}).phase).hand.soloist, South);
  EXPECT_EQ(std::get<Naming>(said({kPass, kPass, kSolo}).phase).hand.soloist, North);
  const MatchState highest = said({kCall});
  EXPECT_EQ(legal_actions(highest, South), std::vector<Action>{Pass{}});
  EXPECT_EQ(legal_actions(act(highest, South, Pass{}), North), std::vector<Action>{Pass{}});
}

TEST(Sixbid, AHandThatAllPassIsThrownInAndTheDealPassesOn) {  // L3.4
  const MatchState state = said({kPass, kPass, kPass});
  EXPECT_TRUE(std::holds_alternative<MatchState::HandOver>(state.phase));
  EXPECT_EQ(state.sheet, Sheet());
  EXPECT_EQ(next_dealer(state), East);
  EXPECT_EQ(rule(state, East, Pass{}), "L3.4");
}

// --- contracts ----------------------------------------------------------------------------------

TEST(Sixbid, TheSoloistNamesATrumpSuitWhereThereIsAChoice) {  // L4.2, L4.3
  const auto suits = [](const MatchState& state) { return legal_actions(state, East).size(); };
  EXPECT_EQ(suits(said({kSolo, kPass, kPass})), 3u) << "not hearts";
  EXPECT_EQ(suits(said({kGuarantee, kPass, kPass})), 4u);
  EXPECT_EQ(suits(said({kCall, kPass, kPass})), 4u);
  EXPECT_EQ(suits(said({2, kPass, kPass}, kFrog)), 3u) << "chico";
  EXPECT_EQ(std::get<Playing>(said({kHeartSolo, kPass, kPass}).phase).hand.trump, Suit::Hearts);
  EXPECT_EQ(std::get<Playing>(said({3, kPass, kPass}, kFrog).phase).hand.trump, Suit::Hearts);
  EXPECT_EQ(std::get<Playing>(said({kMisere, kPass, kPass}).phase).hand.trump, std::nullopt);
}

TEST(Sixbid, ACalledCardComesFromItsHolderForAnyOther) {  // L4.7, example 7
  const MatchState asking = east_calls(Suit::Clubs);
  EXPECT_EQ(legal_actions(asking, East).size(), 1u + 25u) << "a pass, and each card not held";
  const MatchState giving = act(asking, East, Ask{card("AH")});
  EXPECT_EQ(public_view(giving).asked_of, North);
  EXPECT_EQ(public_view(giving).card_counts[East], 12);
  EXPECT_EQ(legal_actions(giving, East).size(), 11u) << "any of their own";
  const MatchState given = act(giving, East, Give{card("6H")});
  const auto hand_of_seat = [&](Seat seat) { return own_view(given, Observer::of(seat)); };
  EXPECT_EQ(hand_of_seat(East).hand.back(), card("AH")) << "what came last stands last";
  EXPECT_EQ(hand_of_seat(North).hand.back(), card("6H"));
  EXPECT_EQ(hand_of_seat(East).given, card("6H"));
  EXPECT_EQ(hand_of_seat(North).given, card("6H"));
  EXPECT_EQ(hand_of_seat(South).given, std::nullopt);
  EXPECT_EQ(own_view(given, Observer::spectator()).given, std::nullopt);
  EXPECT_EQ(trick_turn(std::get<Playing>(given.phase).trick), East);
}

TEST(Sixbid, ACardThatLiesInTheBlindIsNotExchangedAndNoOtherIsCalled) {  // L4.7, example 8
  const MatchState state = act(east_calls(Suit::Clubs), East, Ask{card("TD")});
  const auto& playing = std::get<Playing>(state.phase);
  EXPECT_EQ(playing.hand.asked_of, std::nullopt);
  EXPECT_EQ(public_view(state).asked, card("TD"));
  EXPECT_EQ(playing.hand.held[East].size(), 11);
  EXPECT_TRUE(std::holds_alternative<Playing>(act(east_calls(Suit::Clubs), East, Pass{}).phase));
}

TEST(Sixbid, ACallSoloEndsWithTheOthersFirstTrickThatHasPoints) {  // L5.4, example 7
  MatchState state = act(east_calls(Suit::Clubs), East, Pass{});
  state = play(play(play(state, East, "8H"), South, "AC"), North, "7H");
  EXPECT_TRUE(std::holds_alternative<MatchState::HandOver>(state.phase)) << "11 points";
  const HandResult result = hand_so_far(state)->result;
  EXPECT_EQ(result.won, (PerSeat<int>{{100, -200, 100, 0}}));
  MatchState of_nothing = act(east_calls(Suit::Diamonds), East, Pass{});
  of_nothing = play(play(play(of_nothing, East, "6H"), South, "6D"), North, "7H");
  ASSERT_TRUE(std::holds_alternative<Playing>(of_nothing.phase)) << "South's of no points";
  EXPECT_EQ(std::get<Playing>(of_nothing.phase).tricks[South], 1);
  MatchState goes_on = act(east_calls(Suit::Spades), East, Pass{});
  goes_on = play(play(play(goes_on, East, "8H"), South, "6D"), North, "7H");
  EXPECT_TRUE(std::holds_alternative<Playing>(goes_on.phase)) << "East's own trick";
  goes_on = play(play(play(goes_on, East, "6C"), South, "TC"), North, "6S");
  EXPECT_TRUE(std::holds_alternative<MatchState::HandOver>(goes_on.phase)) << "North's of ten";
}

TEST(Sixbid, AMisereEndsWithTheSoloistsFirstTrick) {  // L4.5, L5.4, example 9
  MatchState state = said({kMisere, kPass, kPass});
  state = play(play(play(state, East, "6C"), South, "TC"), North, "AS");
  ASSERT_TRUE(std::holds_alternative<Playing>(state.phase));
  state = play(play(play(state, South, "6D"), North, "AH"), East, "AD");
  EXPECT_EQ(hand_so_far(state)->result.won, (PerSeat<int>{{30, -60, 30, 0}}));
  EXPECT_EQ(hand_so_far(state)->result.lies, 0) << "the blind counts for nobody";
}

TEST(Sixbid, ASpreadMisereIsLedFromTheLeftAndOpensBeforeTheSoloistsFirstCard) {  // L4.6, example 9
  MatchState state = said({kSpread, kPass, kPass});
  EXPECT_EQ(trick_turn(std::get<Playing>(state.phase).trick), South);
  state = play(state, South, "TC");
  EXPECT_TRUE(public_view(state).open.empty());
  state = play(state, North, "AS");
  EXPECT_EQ(public_view(state).open.size(), 11u);
  EXPECT_TRUE(std::ranges::is_sorted(public_view(state).open, {}, &Card::index)) << "not as dealt";
  state = play(state, East, "6C");
  EXPECT_EQ(public_view(state).open.size(), 10u);
  EXPECT_TRUE(public_view(said({kMisere, kPass, kPass})).open.empty());
}

TEST(Sixbid, TheSoloistOfAFrogTakesTheBlindAndLaysThreeAway) {  // L8.3, example 11
  const MatchState laying = said({1, kPass, kPass}, kFrog);
  EXPECT_EQ(own_view(laying, Observer::of(East)).hand.size(), 14u);
  EXPECT_EQ(own_view(laying, Observer::of(East)).taken.size(), 3u);
  EXPECT_TRUE(own_view(laying, Observer::of(South)).taken.empty());
  EXPECT_EQ(legal_actions(laying, East).size(), 364u) << "any three of the fourteen";
  const MatchState laid = act(laying, East, Lay(cards("AD TD 9C")));
  EXPECT_EQ(result_so_far(laid).lies, 21);
  EXPECT_EQ(result_so_far(laid).trump, Suit::Hearts);
  EXPECT_EQ(own_view(laid, Observer::of(East)).laid.size(), 3u);
  EXPECT_TRUE(own_view(laid, Observer::of(North)).laid.empty());
}

// --- play: example 10 ---------------------------------------------------------------------------

TEST(Sixbid, APlayerWhoCannotFollowTrumpsWithAnyTrump) {  // L5.2, example 10
  EXPECT_EQ(allowed("AD", "9C AS", Suit::Clubs), "9C");
  EXPECT_EQ(allowed("AD", "AS KS", Suit::Clubs), "AS KS");
  EXPECT_EQ(allowed("AD", "9C AS", {}), "9C AS") << "a misère";
  EXPECT_EQ(allowed("AD TC", "9C AC", Suit::Clubs), "AC 9C") << "overtrumping is no duty";
  EXPECT_EQ(allowed("AD", "6D AC", Suit::Clubs), "6D");
}

// --- payments -----------------------------------------------------------------------------------

TEST(Sixbid, EachContractHasItsPayment) {  // L6, L8.4, examples 4 to 7 and 11
  EXPECT_EQ(paid(Contract::Solo, 58, 10), 16);
  EXPECT_EQ(paid(Contract::Solo, 50, 10), 0);
  EXPECT_EQ(paid(Contract::Solo, 41, 10), -18);
  EXPECT_EQ(paid(Contract::HeartSolo, 61, 0, Suit::Hearts), 3);
  EXPECT_EQ(paid(Contract::Guarantee, 74, 0, Suit::Hearts), 40);
  EXPECT_EQ(paid(Contract::Guarantee, 73, 0, Suit::Hearts), -40);
  EXPECT_EQ(paid(Contract::Guarantee, 79), -40);
  EXPECT_EQ(paid(Contract::Guarantee, 70, 10), 40);
  EXPECT_EQ(paid(Contract::CallSolo, 110, 10), 100);
  EXPECT_EQ(paid(Contract::CallSolo, 109, 10), -100);
  EXPECT_EQ(paid(Contract::CallSolo, 120, 0, Suit::Hearts), 150);
  EXPECT_EQ(paid(Contract::Misere, 0, 0, Suit::Spades, 0), 30);
  EXPECT_EQ(paid(Contract::Misere, 0), -30);
  EXPECT_EQ(paid(Contract::SpreadMisere, 0, 0, Suit::Spades, 0), 60);
  EXPECT_EQ(paid(Contract::Frog, 45, 21, Suit::Hearts), 6);
  EXPECT_EQ(paid(Contract::Chico, 66), 12);
  EXPECT_EQ(paid(Contract::Grand, 66, 0, Suit::Hearts), 18);
}

TEST(Sixbid, TheBlindCountsForTheSoloistOfASolo) {  // L4.4
  const MatchState state = act(said({kSolo, kPass, kPass}), East, NameTrump{Suit::Spades});
  EXPECT_EQ(result_so_far(state).lies, 10);
  EXPECT_EQ(result_so_far(said({kMisere, kPass, kPass})).lies, 0);
}

TEST(Sixbid, TheMatchEndsAfterItsHandsAndMostUnitsWin) {  // L7.1, L7.2, example 12
  Sheet sheet{{{-15, 30, -15, 0}}, 5};
  const Options six{.hands = Hands::Six, .stake = 2};
  EXPECT_FALSE(outcome_by_sheet(sheet, six));
  HandResult thrown_in;
  EXPECT_FALSE(outcome_by_sheet(write_hand(sheet, thrown_in), six)) << "it was not played";
  HandResult level;
  level.soloist = North;
  const auto outcome = outcome_by_sheet(write_hand(sheet, level), six);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->won, (PerSeat<bool>{{false, true, false, false}}));
  EXPECT_EQ(outcome->units, (PerSeat<std::int64_t>{{-30, 60, -30, 0}}));
  sheet = {{{0, 0, 0, 0}}, 6};
  EXPECT_EQ(outcome_by_sheet(sheet, six)->won, (PerSeat<bool>{{true, true, true, false}}));
}

TEST(Sixbid, TheRestIsNotPlayedOutForAPlayerWhoLosesByTricks) {
  const MatchState misere = said({kMisere, kPass, kPass});
  EXPECT_FALSE(play_out(misere, East));
  const MatchState call = act(said({kPass, kCall, kPass}), South, NameTrump{Suit::Clubs});
  EXPECT_FALSE(play_out(act(call, South, Pass{}), East)) << "the first trick may end the hand";
}

// --- refusals: section 10 -----------------------------------------------------------------------

TEST(Sixbid, RefusalsOfBidsNameTheirRules) {
  const MatchState open = dealt();
  EXPECT_EQ(rule(open, South, Bid{kSolo}), "L3.2");
  EXPECT_EQ(rule(open, East, Play{card("TH")}), "L3.2");
  EXPECT_EQ(rule(open, East, NameTrump{Suit::Clubs}), "L4.3");
  EXPECT_EQ(rule(open, East, Ask{card("AH")}), "L4.7");
  EXPECT_EQ(rule(open, East, Give{card("TH")}), "L4.7");
  EXPECT_EQ(rule(open, East, Lay(cards("TH KH QH"))), "L8.3");
  EXPECT_EQ(rule(open, East, Bid{7}), "L3.1");
  EXPECT_EQ(rule(dealt(kFrog), East, Bid{4}), "L8.2");
  const MatchState heart = said({kHeartSolo});
  EXPECT_EQ(rule(heart, South, Bid{kSolo}), "L3.3");
  EXPECT_EQ(rule(heart, South, Bid{kHeartSolo}), "L3.3");
  EXPECT_EQ(rule(heart, East, Bid{kMisere}), "L3.2") << "nobody raises their own bid";
  for (const Action& strange : {Action(Knock{}), Action(Stop{}), Action(Take{}), Action(Fold{}),
                                Action(Better{5}), Action(Play{card("TH"), true})}) {
    EXPECT_EQ(rule(open, East, strange), "L5.2");
  }
}

TEST(Sixbid, RefusalsBeforeTheCardsNameTheirRules) {
  const MatchState naming = said({kSolo, kPass, kPass});
  EXPECT_EQ(rule(naming, East, NameTrump{Suit::Hearts}), "L4.3");
  EXPECT_EQ(rule(naming, South, NameTrump{Suit::Clubs}), "L4.3");
  EXPECT_EQ(rule(naming, East, Play{card("TH")}), "L4.3");
  EXPECT_EQ(rule(naming, East, Pass{}), "L3.2");
  const MatchState asking = east_calls(Suit::Clubs);
  EXPECT_EQ(rule(asking, South, Ask{card("AH")}), "L4.7");
  EXPECT_EQ(rule(asking, East, Ask{card("TH")}), "L4.7") << "one's own";
  EXPECT_EQ(rule(asking, South, Pass{}), "L4.7");
  EXPECT_EQ(rule(asking, East, Play{card("TH")}), "L4.7");
  EXPECT_EQ(rule(asking, East, Bid{kCall}), "L3.2");
  const MatchState giving = act(asking, East, Ask{card("AH")});
  EXPECT_EQ(check(giving, East, Give{card("AH")})->what, Violation::GiveAnotherCard);
  EXPECT_EQ(rule(giving, East, Give{card("AS")}), "L4.7");
  EXPECT_EQ(rule(giving, South, Give{card("AC")}), "L4.7");
  EXPECT_EQ(rule(giving, East, Ask{card("AS")}), "L4.7") << "twice";
  EXPECT_EQ(rule(giving, East, Play{card("TH")}), "L4.7");
  const MatchState laying = said({1, kPass, kPass}, kFrog);
  EXPECT_EQ(rule(laying, East, Lay(cards("TH KH"))), "L8.3") << "another number";
  EXPECT_EQ(rule(laying, East, Lay(cards("TH KH AS"))), "L8.3") << "not held";
  EXPECT_EQ(rule(laying, South, Lay(cards("TC KC QC"))), "L8.3");
  EXPECT_EQ(rule(laying, East, Play{card("TH")}), "L8.3");
}

TEST(Sixbid, RefusalsOfCardsNameTheirRules) {
  const MatchState first = said({kHeartSolo, kPass, kPass});
  EXPECT_EQ(rule(first, South, Play{card("TC")}), "L5.1");
  EXPECT_EQ(rule(said({kSpread, kPass, kPass}), East, Play{card("TH")}), "L4.6");
  EXPECT_EQ(rule(first, East, Play{card("AS")}), "L5.2");
  EXPECT_EQ(rule(first, East, Bid{kCall}), "L3.2");
  const MatchState led = play(first, East, "6C");
  EXPECT_EQ(rule(led, North, Play{card("AS")}), "L5.2");
  EXPECT_EQ(check(led, South, Play{card("QD")})->what, Violation::FollowClubs);
  EXPECT_EQ(check(play(led, South, "TC"), North, Play{card("AS")})->what, Violation::MustTrump);
  EXPECT_EQ(rule(play(led, South, "TC"), North, Play{card("7H")}), "lawful");
}

}  // namespace
}  // namespace avinas::sixbid
