// SPDX-License-Identifier: MIT
// Klørsjavs by its rules and by its worked examples. The oracle (tests/oracle) judges random
// matches besides.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/klorsjavs/view.hpp"
#include "tests/support/hands.hpp"

namespace avinas::klorsjavs {
namespace {

using testing::card;
using testing::cards;
using testing::must;
using enum Seat;

ClaimedDeal deal_of(const std::string& north, const std::string& east, const std::string& south,
                    const std::string& cat) {
  ClaimedDeal deal;
  deal[North] = cards(north);
  deal[East] = cards(east);
  deal[South] = cards(south);
  deal.rest = cards(cat);
  return deal;
}

/// North deals, so East speaks first and leads.
ClaimedDeal east_has_a_game() {
  return deal_of("AH KD QH AD AS 5S", "QC JH AC KS 5H QD", "QS JC JS JD KC 5C", "KH 5D");
}
ClaimedDeal auction_deal() {
  return deal_of("AH KD QH AD AS TS", "QC JH AC KS TH QD", "QS JC JS JD KC TC", "KH TD");
}

MatchState dealt(const ClaimedDeal& deal, const Options& options = {}) {
  return must(deal_hand(start_match(options, North), North, deal));
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
Lay lay(const std::string& two) {
  const auto both = cards(two);
  return {both[0], both[1]};
}

/// Plays on, each with the first card that is allowed, to the end of the hand.
MatchState play_by_first(MatchState state) {
  while (hand_in_play(state)) {
    const Seat seat = trick_turn(std::get<Playing>(state.phase).trick);
    const auto legal = legal_actions(state, seat);
    const auto first = std::ranges::find_if(
        legal, [](const Action& a) { return std::holds_alternative<Play>(a); });
    state = act(std::move(state), seat, *first);
  }
  return state;
}

/// East has played with the contract and this many points and tricks; the rest are South's.
HandResult played(const Options& options, int points, int tricks, int lies = 0,
                  Contract contract = Contract::Game) {
  HandResult result;
  result.seats = shape(options).seating.seats;
  result.declarer = East;
  result.contract = contract;
  result.points[East] = points - lies;
  result.lies = lies;
  result.tricks[East] = tricks;
  result.points[South] = (options.form == Form::Four ? 114 : 120) - points;
  result.tricks[South] = shape(options).each - tricks;
  return judge(result, options);
}
PerSeat<int> won(int north, int east, int south, int west = 0) {
  return {{north, east, south, west}};
}
constexpr Options kFour{.form = Form::Four};
constexpr Options kAuction{.form = Form::Auction};

Sheet sheet_of(int north, int east, int south) {
  Sheet sheet = first_sheet({});
  sheet.totals = won(north, east, south);
  return sheet;
}

std::string highest_first(const Order& order, CardSet suit) {
  std::vector<Card> sorted;
  suit.for_each([&](Card c) { sorted.push_back(c); });
  std::ranges::sort(sorted, std::greater(), [&](Card c) { return order.strength_of(c); });
  std::string text;
  for (const Card c : sorted) text += (text.empty() ? "" : " ") + std::string(to_text(c));
  return text;
}
int points_of(const Order& order) {
  int points = 0;
  order.cards().for_each([&](Card c) { points += order.points_of(c); });
  return points;
}
CardSet plain(const Order& order, Suit suit) { return order.suits[static_cast<std::size_t>(suit)]; }

// --- cards, example 1 ---------------------------------------------------------------------------

TEST(Klorsjavs, NineTrumpsStandAboveThreePlainSuits) {  // K1.3, K1.4, K1.5
  const Order& order = klorsjavs::order(Form::Three, Suit::Clubs);
  EXPECT_EQ(highest_first(order, order.trumps()), "QC QS JC JS JH JD AC KC 5C");
  EXPECT_EQ(highest_first(order, plain(order, Suit::Spades)), "AS KS 5S");
  EXPECT_EQ(highest_first(order, plain(order, Suit::Hearts)), "AH KH QH 5H");
  EXPECT_EQ(order.cards().size(), 20);
  EXPECT_EQ(points_of(order), 120);
}

TEST(Klorsjavs, FourPlayWithoutTheRedQueens) {  // K8.1
  const Order& order = klorsjavs::order(Form::Four, Suit::Clubs);
  EXPECT_EQ(highest_first(order, plain(order, Suit::Hearts)), "AH KH 5H");
  EXPECT_EQ(order.cards(), CardSet::of_all(kCardsOfFour));
  EXPECT_EQ(points_of(order), 114);
}

TEST(Klorsjavs, AuctionHasNineBlackTrumpsOrTenRed) {  // K9.1
  const Order& spades = klorsjavs::order(Form::Auction, Suit::Spades);
  EXPECT_EQ(highest_first(spades, spades.trumps()), "QC QS JC JS JH JD AS KS TS");
  EXPECT_EQ(highest_first(spades, plain(spades, Suit::Clubs)), "AC KC TC");
  const Order& hearts = klorsjavs::order(Form::Auction, Suit::Hearts);
  EXPECT_EQ(highest_first(hearts, hearts.trumps()), "QC QS JC JS JH JD AH KH QH TH");
  EXPECT_EQ(klorsjavs::order(Form::Auction, std::nullopt).trumps().size(), 6);
  EXPECT_EQ(points_of(hearts), 120);
}

// --- bidding, example 2 -------------------------------------------------------------------------

TEST(Klorsjavs, AllPassAndTheSameDealerDealsAgain) {  // K3.2
  MatchState state = dealt(east_has_a_game());
  for (const Seat seat : {East, South, North}) state = act(std::move(state), seat, Pass{});
  EXPECT_FALSE(hand_in_play(state));
  EXPECT_EQ(next_dealer(state), North);
  EXPECT_EQ(state.sheet.totals, won(60, 60, 60));
  EXPECT_EQ(rule(state, East, Pass{}), "K3.2");
  EXPECT_EQ(public_view(state).finished->deal.rest()[0], card("KH"));  // open to all
}

TEST(Klorsjavs, FirstWhoPlaysIsDeclarerAndNobodyElseIsAsked) {  // K3.1
  const MatchState state = act(dealt(east_has_a_game()), East, Bid{1});
  EXPECT_EQ(public_view(state).declarer, East);
  EXPECT_EQ(public_view(state).phase, ViewPhase::Exchanging);
  EXPECT_EQ(rule(state, South, Pass{}), "K4.1");
  EXPECT_EQ(rule(state, South, Bid{1}), "K3.1");
}

TEST(Klorsjavs, BidsOutOfTurnOrOfAnotherGameAreRefused) {  // K3.1
  const MatchState state = dealt(east_has_a_game());
  EXPECT_EQ(rule(state, South, Bid{1}), "K3.1");
  EXPECT_EQ(rule(state, East, Bid{2}), "K3.1");
  EXPECT_EQ(rule(state, East, Knock{}), "K3.1");
  EXPECT_EQ(rule(state, East, Play{card("QC")}), "K3.1");
  EXPECT_EQ(rule(state, East, Take{}), "K4.1");
  EXPECT_EQ(rule(state, East, lay("QC JH")), "K4.1");
  EXPECT_EQ(rule(state, East, Fold{}), "K4.5");
  EXPECT_EQ(rule(state, West, Pass{}), "K3.1");
}

// --- the cat ------------------------------------------------------------------------------------

MatchState exchanging(const Options& options = {}) {
  return act(dealt(east_has_a_game(), options), East, Bid{1});
}

TEST(Klorsjavs, CatIsTakenForTwoCardsThatNobodyElseLearns) {  // K4.1, K4.3, example 3
  const MatchState state = act(exchanging(), East, lay("5H QD"));
  EXPECT_EQ(own_view(state, Observer::of(East)).hand.size(), 6u);
  EXPECT_EQ(own_view(state, Observer::of(East)).laid.size(), 2u);
  EXPECT_EQ(own_view(state, Observer::of(East)).taken[1], card("5D"));
  for (const Observer other : {Observer::of(South), Observer::of(North), Observer::spectator()}) {
    EXPECT_TRUE(own_view(state, other).laid.empty());
    EXPECT_TRUE(own_view(state, other).taken.empty());
  }
  const PublicView all = public_view(state);
  EXPECT_EQ(all.calls.back(), (Call{East, Laid{}}));
  EXPECT_EQ(all.cat, CatFate::Taken);
  EXPECT_EQ(all.phase, ViewPhase::Playing);
  EXPECT_EQ(hand_so_far(state)->result.lies, 13);
}

TEST(Klorsjavs, OrderOfTheTwoCardsMeansNothing) {  // K4.1
  EXPECT_EQ(lay("5H QD"), lay("QD 5H"));
  const auto legal = legal_actions(exchanging(), East);
  EXPECT_EQ(
      std::ranges::count_if(legal, [](const Action& a) { return std::holds_alternative<Lay>(a); }),
      15);
}

TEST(Klorsjavs, CatIsSeenFirstWhereTheTableSaysSo) {  // K4.1
  MatchState state = exchanging({.cat = CatRule::Seen});
  EXPECT_EQ(rule(state, East, lay("5H QD")), "K4.1");
  EXPECT_EQ(rule(state, South, Take{}), "K4.1");
  state = act(std::move(state), East, Take{});
  EXPECT_EQ(public_view(state).card_counts[East], 8);
  EXPECT_EQ(rule(state, East, Pass{}), "K4.1");
  EXPECT_EQ(rule(state, East, Take{}), "K4.1");
  state = act(std::move(state), East, lay("KH 5D"));  // back it may go
  EXPECT_EQ(public_view(state).card_counts[East], 6);
  EXPECT_EQ(rule(state, East, Take{}), "K4.1");
}

TEST(Klorsjavs, CatThatIsLeftCountsForDeclarer) {  // K4.2, K4.4
  const MatchState state = act(exchanging(), East, Pass{});
  EXPECT_EQ(public_view(state).cat, CatFate::Left);
  EXPECT_EQ(hand_so_far(state)->result.lies, 14);
  EXPECT_TRUE(own_view(state, Observer::of(East)).taken.empty());
}

TEST(Klorsjavs, TwoOtherCardsOfTheHandAreLaidAwayAndBeforeAnyCard) {  // K4.1, K4.2
  const MatchState state = exchanging();
  EXPECT_EQ(rule(state, East, lay("KH 5D")), "K4.1");
  EXPECT_EQ(rule(state, East, lay("QC QC")), "K4.1");
  EXPECT_EQ(rule(state, East, Take{}), "K4.1");
  EXPECT_EQ(rule(state, East, Play{card("QC")}), "K4.1");
  EXPECT_EQ(rule(state, East, NameTrump{Suit::Clubs}), "K5.2");
  EXPECT_EQ(rule(state, North, lay("AH KD")), "K4.1");
}

TEST(Klorsjavs, DeclarerFoldsUntilTheFirstCardLies) {  // K4.5
  for (const CatRule cat : {CatRule::Unseen, CatRule::Seen}) {
    MatchState state = exchanging({.cat = cat});
    EXPECT_EQ(rule(state, South, Fold{}), "K4.5");
    if (cat == CatRule::Seen) state = act(std::move(state), East, Take{});
    const MatchState folded = act(std::move(state), East, Fold{});
    EXPECT_EQ(folded.sheet.totals, won(60, 52, 60));
    EXPECT_EQ(next_dealer(folded), East);
    EXPECT_EQ(rule(folded, East, Fold{}), "K4.5");
  }
  MatchState state = act(exchanging(), East, Pass{});
  EXPECT_EQ(rule(state, East, Fold{}), "lawful");
  state = act(std::move(state), East, Play{card("QC")});
  EXPECT_EQ(rule(state, East, Fold{}), "K4.5");
}

// --- play ---------------------------------------------------------------------------------------

TEST(Klorsjavs, LeftOfDealerLeadsAndTrumpsAreOneSuit) {  // K5.1, K5.2, example 8
  MatchState state =
      dealt(deal_of("QC AC QD AD KD 5D", "AH KH QH 5H AS 5S", "JH KS 5C QS JC JS", "JD KC"));
  for (const Seat seat : {East, South}) state = act(std::move(state), seat, Pass{});
  state = act(act(std::move(state), North, Bid{1}), North, Pass{});
  EXPECT_EQ(rule(state, North, Play{card("QC")}), "K5.1");
  state = act(std::move(state), East, Play{card("AH")});
  for (const char* any : {"JH", "KS", "5C"})
    EXPECT_EQ(rule(state, South, Play{card(any)}), "lawful");
  EXPECT_EQ(rule(state, South, Play{card("AH")}), "K5.2");
  state = act(std::move(state), South, Play{card("KS")});
  EXPECT_EQ(rule(state, North, Play{card("QC"), true}), "K5.2");
  state = act(std::move(state), North, Play{card("5D")});
  EXPECT_EQ(std::get<Playing>(state.phase).tricks, won(0, 1, 0));
}

TEST(Klorsjavs, SixTricksArePlayedAndTheHandIsOpen) {  // K5.1, section 7
  const MatchState state = play_by_first(act(exchanging(), East, Pass{}));
  const HandResult result = hand_so_far(state)->result;
  EXPECT_TRUE(result.finished);
  EXPECT_EQ(result.tricks[North] + result.tricks[East] + result.tricks[South], 6);
  EXPECT_EQ(result.points[North] + result.points[East] + result.points[South] + result.lies, 120);
  EXPECT_EQ(public_view(state).finished->deal.rest().size(), 2u);
}

// --- score, examples 3 to 7, 9 to 13 ------------------------------------------------------------

TEST(Klorsjavs, PointsOfDeclarerDecideTheHand) {  // K6.1, K6.2, examples 3 to 6
  EXPECT_EQ(played({}, 62, 3, 13).won, won(-4, 0, -4));
  EXPECT_EQ(played({}, 60, 3, 21).won, won(0, -8, 0));
  EXPECT_EQ(played({}, 61, 3, 21).won, won(-4, 0, -4));
  EXPECT_EQ(played({}, 90, 4).won, won(-4, 0, -4));
  EXPECT_EQ(played({}, 91, 4).won, won(-8, 0, -8));
  EXPECT_EQ(played({}, 120, 6, 21).won, won(-16, 0, -16));
  EXPECT_EQ(played({}, 110, 5).won, won(-8, 0, -8));
  EXPECT_EQ(played({}, 22, 0, 22).won, won(0, -16, 0));
}

TEST(Klorsjavs, FourPlayersHaveLimitsOfTheirOwn) {  // K8.2, example 9
  EXPECT_EQ(played(kFour, 85, 3).won, won(-4, 0, -4, -4));
  EXPECT_EQ(played(kFour, 86, 3).won, won(-8, 0, -8, -8));
  EXPECT_EQ(played(kFour, 57, 2).won, won(0, -8, 0, 0));
  EXPECT_EQ(played(kFour, 58, 2).won, won(-4, 0, -4, -4));
  EXPECT_EQ(played(kFour, 114, 4).won, won(-16, 0, -16, -16));
}

TEST(Klorsjavs, LowestBeforeTheHandLosesTheMatch) {  // K6.3, example 7
  const Sheet before = sheet_of(12, 56, 16);
  const Written written = write_hand(before, played({}, 120, 6), {});
  EXPECT_EQ(written.sheet.totals, won(-4, 56, 0));
  ASSERT_TRUE(written.outcome);
  EXPECT_EQ(written.outcome->won, (PerSeat<bool>{{false, true, true, false}}));
}

TEST(Klorsjavs, LevelPlayersGoOnUntilOneIsLower) {  // K6.3, example 7
  const Written level = write_hand(sheet_of(16, 56, 16), played({}, 120, 6), {});
  EXPECT_FALSE(level.outcome);
  EXPECT_EQ(level.sheet.level, (PerSeat<bool>{{true, false, true, false}}));
  HandResult lost = played({}, 50, 3);  // East loses: nothing is decided between the two
  const Written still = write_hand(level.sheet, lost, {});
  EXPECT_FALSE(still.outcome);
  lost.declarer = South;
  lost = judge({.seats = 3,
                .declarer = South,
                .contract = Contract::Game,
                .points = won(60, 10, 50),
                .tricks = won(3, 1, 2)},
               {});
  const Written over = write_hand(still.sheet, lost, {});
  ASSERT_TRUE(over.outcome);
  EXPECT_FALSE(over.outcome->won[South]);
  EXPECT_TRUE(over.outcome->won[North]);
}

TEST(Klorsjavs, OfThreeWhoComeToNothingTheLowestBeforeLoses) {  // K6.3, example 7
  Sheet before = first_sheet(kFour);
  before.totals = won(16, 40, 16, 12);
  const auto outcome = write_hand(before, played(kFour, 114, 4), kFour).outcome;
  ASSERT_TRUE(outcome);
  EXPECT_FALSE(outcome->won[West]);
  before.totals = won(16, 40, 16, 20);
  EXPECT_EQ(write_hand(before, played(kFour, 114, 4), kFour).outcome, std::nullopt);
}

TEST(Klorsjavs, LoserAndUntouchedPayTheOthers) {  // K6.4, example 13
  const Options options{.untouched = true, .stake = 1};
  const auto outcome = write_hand(sheet_of(4, 60, 20), played(options, 95, 4), options).outcome;
  ASSERT_TRUE(outcome);  // North at -4, East at 60, South at 12
  EXPECT_EQ(outcome->units, (PerSeat<std::int64_t>{{-1, -1, 2, 0}}));
}

TEST(Klorsjavs, ContractsArePaidByTheirPriceAndByJan) {  // K9.5, examples 10, 12
  EXPECT_EQ(played(kAuction, 28, 2).won, won(2, -4, 2));
  EXPECT_EQ(played(kAuction, 90, 4, 0, Contract::Strike).won, won(-8, 16, -8));
  EXPECT_EQ(played(kAuction, 80, 4, 0, Contract::Strike).won, won(-4, 8, -4));
  EXPECT_EQ(played(kAuction, 110, 5, 0, Contract::Tout).won, won(10, -20, 10));
  EXPECT_EQ(played(kAuction, 120, 6, 0, Contract::StrikeTout).won, won(-15, 30, -15));
  EXPECT_EQ(played(kAuction, 22, 0, 22).won, won(3, -6, 3));
  EXPECT_EQ(played(kAuction, 120, 6, 10, Contract::Strike).won, won(-12, 24, -12));
}

// --- the auction --------------------------------------------------------------------------------

TEST(Klorsjavs, ContractsRiseAndAllThreeSpeak) {  // K9.3, example 11
  MatchState state = act(dealt(auction_deal(), kAuction), East, Bid{2});
  EXPECT_EQ(rule(state, South, Bid{1}), "K9.3");
  EXPECT_EQ(rule(state, South, Bid{2}), "K9.3");
  state = act(std::move(state), South, Bid{4});
  EXPECT_EQ(public_view(state).phase, ViewPhase::Bidding);
  EXPECT_EQ(legal_actions(state, North), std::vector<Action>{Pass{}});
  state = act(std::move(state), North, Pass{});
  EXPECT_EQ(public_view(state).declarer, South);
}

TEST(Klorsjavs, SuitIsNamedAfterTheCatAndAStrikeHasNone) {  // K9.4
  MatchState game = act(dealt(auction_deal(), kAuction), East, Bid{1});
  for (const Seat seat : {South, North}) game = act(std::move(game), seat, Pass{});
  EXPECT_EQ(rule(game, East, NameTrump{Suit::Hearts}), "K9.4");
  EXPECT_EQ(rule(game, East, Fold{}), "K9.4");
  game = act(std::move(game), East, lay("KS QD"));
  EXPECT_EQ(rule(game, East, Play{card("QC")}), "K9.4");
  EXPECT_EQ(rule(game, South, NameTrump{Suit::Hearts}), "K9.4");
  game = act(std::move(game), East, NameTrump{Suit::Hearts});
  EXPECT_EQ(public_view(game).trump, Suit::Hearts);
  EXPECT_EQ(rule(game, East, NameTrump{Suit::Hearts}), "K9.4");
  EXPECT_EQ(rule(game, East, Play{card("QC")}), "lawful");

  MatchState strike = act(dealt(auction_deal(), kAuction), East, Bid{2});
  for (const Seat seat : {South, North}) strike = act(std::move(strike), seat, Pass{});
  EXPECT_EQ(public_view(strike).phase, ViewPhase::NamingTrump);
  EXPECT_EQ(rule(strike, East, lay("KS QD")), "K9.4");
  EXPECT_EQ(public_view(strike).cat, CatFate::Left);
}

TEST(Klorsjavs, AuctionEndsAfterItsHandsAndMostJetonsWin) {  // K9.6
  const Options options{.form = Form::Auction, .hands = Hands::Six, .stake = 3};
  Sheet sheet = first_sheet(options);
  sheet.hands = 5;
  const auto outcome = write_hand(sheet, played(options, 28, 2), options).outcome;
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->won, (PerSeat<bool>{{true, false, true, false}}));
  EXPECT_EQ(outcome->units, (PerSeat<std::int64_t>{{6, -12, 6, 0}}));
  sheet.hands = 4;
  EXPECT_FALSE(write_hand(sheet, played(options, 28, 2), options).outcome);
  EXPECT_EQ(write_hand(sheet, HandResult{}, options).sheet.hands, 4);  // all passed
}

// --- deals --------------------------------------------------------------------------------------

TEST(Klorsjavs, WrongDealIsRefusedByItsRule) {  // K1.2, K2.1, K2.2, K8.1, K9.1
  const MatchState start = start_match(Options{}, North);
  EXPECT_EQ(rule_of_deal(start, North, east_has_a_game()), "lawful");
  EXPECT_EQ(rule_of_deal(start, East, east_has_a_game()), "K2.1");
  EXPECT_EQ(rule_of_deal(start, West, east_has_a_game()), "K2.1");
  ClaimedDeal twice = east_has_a_game();
  twice[North][0] = twice[East][0];
  EXPECT_EQ(rule_of_deal(start, North, twice), "K1.2");
  EXPECT_EQ(rule_of_deal(start_match(kAuction, North), North, east_has_a_game()), "K9.1");
  EXPECT_EQ(rule_of_deal(start_match(kFour, North), North, east_has_a_game()), "K8.1");
  ClaimedDeal seven = east_has_a_game();
  seven[North].push_back(seven.rest.back());
  seven.rest.pop_back();
  EXPECT_EQ(rule_of_deal(start, North, seven), "K2.2");
  EXPECT_EQ(rule_of_deal(exchanging(), North, east_has_a_game()), "K2.1");
  EXPECT_EQ(rule(start, North, Pass{}), "K6.1");
  EXPECT_EQ(rule(start_match(kAuction, North), North, Pass{}), "K9.5");
}

TEST(Klorsjavs, FourPlayersGetFourCardsEach) {  // K8.1, K8.3
  ClaimedDeal deal = deal_of("QC QS JC JS", "JH JD AC KC", "5C AS KS 5S", "AH KH");
  deal[West] = cards("5H AD KD 5D");
  MatchState state = must(deal_hand(start_match(kFour, North), North, deal));
  state = act(act(std::move(state), East, Bid{1}), East, Pass{});
  state = play_by_first(std::move(state));
  EXPECT_EQ(hand_so_far(state)->actions.size(), 18u);
  EXPECT_EQ(next_dealer(state), East);
}

}  // namespace
}  // namespace avinas::klorsjavs
