// SPDX-License-Identifier: MIT
// Sueca by its rules and by its worked examples. The oracle (tests/oracle) judges random matches
// besides.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/sueca/match.hpp"
#include "tests/support/hands.hpp"

namespace avinas::sueca {
namespace {

using testing::card;
using testing::cards;
using testing::must;
using turned::Win;
using enum Seat;

constexpr Side kOurs = Side::NorthSouth, kTheirs = Side::EastWest;

/// The rule that refuses, or "lawful".
template <typename... What>
std::string rule(const MatchState& state, Seat seat, const What&... what) {
  if constexpr (std::is_same_v<std::tuple<What...>, std::tuple<ClaimedDeal>>) {
    const auto wrong = check_deal(state, seat, what...);
    return wrong ? std::string(wrong->rule) : "lawful";
  } else {
    const auto wrong = check(state, seat, what...);
    return wrong ? std::string(wrong->rule) : "lawful";
  }
}

/// North turns the four of clubs.
ClaimedDeal example_3() {
  return testing::deal("AC 7C KC JC QC 6C 5C 3C 2C 4C", "AS 7S KS JS QS 6S 5S 4S 3S 2S",
                       "AH 7H KH JH QH 6H 5H 4H 3H 2H", "AD 7D KD JD QD 6D 5D 4D 3D 2D");
}

MatchState dealt(const ClaimedDeal& deal, const Options& options = {}) {
  return must(deal_hand(start_match(options, North), North, deal));
}

std::vector<Card> strongest_first(const Order& order, CardSet of) {
  std::vector<Card> list;
  of.for_each([&](Card c) { list.push_back(c); });
  std::sort(list.begin(), list.end(), [&](Card a, Card b) { return order.beats(a, b); });
  return list;
}

/// A trick that North leads.
CompletedTrick trick_of(const std::string& text, Suit trump) {
  Trick trick{1, North, {}, Way::Right};
  for (const Card c : cards(text)) trick.cards.push_back({trick_turn(trick), Play{c}});
  return complete(trick, order(trump));
}

/// Hands written one after another, points and tricks of North and South.
struct Evening {
  Options options{};
  Sheet sheet{};
  HandResult last{};
  void play(int points, int tricks = 5) {
    HandResult result;
    result.finished = true;
    result.points = {{points, 120 - points}};
    result.tricks = {{tricks, 10 - tricks}};
    last = judge(result, sheet, options);
    sheet = write_hand(sheet, last, options);
  }
  std::optional<Outcome> outcome() const { return outcome_by_sheet(sheet, options); }
  std::optional<Reason> reason() const {
    const auto ended = outcome();
    return ended ? std::optional(ended->reason) : std::nullopt;
  }
};
/// Points by which North and South win so many games, or lose them.
constexpr int kOne = 61, kTwo = 91, kLostOne = 59, kLostTwo = 29;

TEST(SuecaCards, Example1_TheSevenRanksSecondAndTheJackAboveTheQueen) {
  const Order& hearts = order(Suit::Hearts);
  EXPECT_EQ(strongest_first(hearts, hearts.trumps()), cards("AH 7H KH JH QH 6H 5H 4H 3H 2H"));
  EXPECT_EQ(strongest_first(hearts, hearts.suit_in_play(card("7S"))),
            cards("AS 7S KS JS QS 6S 5S 4S 3S 2S"));
  EXPECT_TRUE(hearts.beats(card("2H"), card("AS")));
  int points = 0;
  for (const Card c : kShape.pack) points += hearts.points_of(c);
  EXPECT_EQ(points, 120);
  EXPECT_EQ(kShape.pack.size(), 40u);
  EXPECT_EQ(CardSet::of_all(kShape.pack), hearts.cards());
}

TEST(SuecaCards, Examples2And4_TricksAreWonByTheOrderAndCountByTheCards) {
  // Counter-clockwise from North: West plays second, South third.
  const CompletedTrick seven = trick_of("KD 7D JD 2D", Suit::Clubs);
  EXPECT_EQ(std::pair(seven.winner, seven.points), std::pair(West, 17));
  const CompletedTrick jack = trick_of("QD JD 6D 5D", Suit::Clubs);
  EXPECT_EQ(std::pair(jack.winner, jack.points), std::pair(West, 5));
  const CompletedTrick trumped = trick_of("AD 7D KD 2H", Suit::Hearts);
  EXPECT_EQ(std::pair(trumped.winner, trumped.points), std::pair(East, 25));
}

TEST(SuecaDeal, Example3_TheDealersLastCardMakesTrumpsAndTheRightOfTheDealerLeads) {
  MatchState state = dealt(example_3());
  const PublicView all = public_view(state);
  EXPECT_EQ(all.turned, card("4C"));
  EXPECT_EQ(all.trump, Suit::Clubs);
  EXPECT_EQ(rule(state, East, Action(Play{card("AS")})), "U3.1");
  for (const auto& [seat, text] : {std::pair(West, "AD"), {South, "AH"}, {East, "AS"}}) {
    EXPECT_EQ(public_view(state).to_act[0], seat);
    state = must(apply(state, seat, Play{card(text)}));
  }
  EXPECT_EQ(rule(state, North, Action(Play{card("4C")})), "lawful");
  state = must(apply(state, North, Play{card("4C")}));
  EXPECT_EQ(public_view(state).points, of_pairs(PerSide<int>{{33, 0}}));
  EXPECT_EQ(public_view(state).to_act[0], North) << "the winner leads";
  EXPECT_EQ(public_view(state).turned, card("4C")) << "known until the next deal";
}

TEST(SuecaDeal, U2_ADealIsRefusedByTheRuleThatItBreaks) {
  const MatchState before = start_match(Options{}, North);
  EXPECT_EQ(rule(before, North, example_3()), "lawful");
  EXPECT_EQ(rule(before, East, example_3()), "U2.1");
  ClaimedDeal twice = example_3();
  twice[North][0] = card("4C");
  EXPECT_EQ(rule(before, North, twice), "U1.2");
  ClaimedDeal eight = example_3();
  eight[North][0] = card("8C");
  EXPECT_EQ(rule(before, North, eight), "U1.2") << "no card of this pack";
  ClaimedDeal uneven = example_3();
  uneven[East].push_back(uneven[North].back());
  uneven[North].pop_back();
  EXPECT_EQ(rule(before, North, uneven), "U2.2");
  EXPECT_EQ(rule(dealt(example_3()), West, example_3()), "U2.1");
}

TEST(SuecaDeal, U2_1_TheDealPassesToTheRight) { EXPECT_EQ(next_dealer(dealt(example_3())), West); }

TEST(SuecaScore, Example5_HandsAreWorthOneTwoOrFourGames) {
  Evening evening;
  evening.play(90);
  EXPECT_EQ(evening.last.win, (Win{kOurs, 1}));
  evening.play(91);
  EXPECT_EQ(evening.last.win, (Win{kOurs, 2}));
  Evening all;
  all.play(120, 10);
  EXPECT_EQ(all.last.win, (Win{kOurs, 4}));
  EXPECT_TRUE(all.outcome());
  Evening points;
  points.play(120, 9);
  EXPECT_EQ(points.last.win, (Win{kOurs, 2}));
  Evening by_points{{.bandeira = Bandeira::Points}};
  by_points.play(120, 9);
  EXPECT_EQ(by_points.last.win, (Win{kOurs, 4}));
}

TEST(SuecaScore, Example6_ATieCountsNothingOrAGameOfTheNextHand) {
  Evening evening;
  evening.play(60);
  EXPECT_FALSE(evening.last.won_by || evening.last.win);
  evening.play(91);
  EXPECT_EQ(evening.last.win, (Win{kOurs, 2}));
  Evening more{{.games = Games::Ten, .tied_hand = TiedHand::OneMore}};
  more.play(60);
  more.play(91);
  EXPECT_EQ(more.last.win, (Win{kOurs, 3}));
  EXPECT_EQ(more.last.ties, 1);
  more.play(60);
  more.play(60);
  more.play(29);
  EXPECT_EQ(more.last.win, (Win{kTheirs, 4}));
  EXPECT_EQ(more.sheet.ties, 0);
}

TEST(SuecaScore, U4_3_TheSixteenthTieAddsNothing) {
  Evening evening{{.tied_hand = TiedHand::OneMore}};
  for (int tie = 0; tie < 16; ++tie) evening.play(60);
  EXPECT_EQ(evening.sheet.ties, 15);
  evening.play(120, 10);
  EXPECT_EQ(evening.last.win, (Win{kOurs, 19}));
}

TEST(SuecaMatch, Example7_AMatchIsNamedByTheLosersGames) {
  Evening shiver;
  for (const int points : {kTwo, kOne, kLostOne, kLostOne, kLostTwo}) shiver.play(points);
  EXPECT_EQ(shiver.outcome(), (Outcome{kTheirs, Reason::Arrepio, 0}));
  Evening flag;
  for (const int points : {kTwo, kOne}) flag.play(points);
  flag.play(0, 0);
  EXPECT_EQ(flag.reason(), Reason::Arrepio);
  Evening cat;
  for (const int points : {kTwo, kOne, kTwo}) cat.play(points);
  EXPECT_EQ(cat.sheet.total(kOurs), 5);
  EXPECT_EQ(cat.reason(), Reason::Gato);
  Evening hat;
  for (const int points : {kOne, kLostTwo, kLostTwo}) hat.play(points);
  EXPECT_EQ(hat.reason(), Reason::Chapeu);
  Evening plain;
  for (const int points : {kTwo, kLostOne, kOne, kLostTwo, kLostOne}) plain.play(points);
  EXPECT_EQ(plain.outcome(), (Outcome{kTheirs, Reason::Plain, 0})) << "3-1, not 3-0";
}

TEST(SuecaMatch, U5_2_AMatchOfTenHasNoNameAndStakesAreFlat) {
  Evening ten{{.games = Games::Ten, .stake = 3}};
  for (int hand = 0; hand < 4; ++hand) ten.play(kTwo);
  EXPECT_FALSE(ten.outcome());
  ten.play(kTwo);
  EXPECT_EQ(ten.outcome(), (Outcome{kOurs, Reason::Plain, 3}));
  EXPECT_FALSE(ten.sheet.three_to_none);
}

TEST(SuecaRefusals, Section7_EachNamesItsRule) {
  const MatchState none = start_match(Options{}, North);
  EXPECT_EQ(rule(none, West, Action(Play{card("AD")})), "U3.3");
  const MatchState state = dealt(example_3());
  EXPECT_EQ(rule(state, West, Action(Bid{5})), "U3.2");
  EXPECT_EQ(rule(state, West, Action(Play{card("AD"), true})), "U3.2");
  EXPECT_EQ(rule(state, West, Action(Play{card("AS")})), "U3.2") << "not held";
  EXPECT_EQ(rule(state, West, Action(Play{card("8D")})), "U3.2") << "no card of the pack";
  ClaimedDeal mixed = example_3();
  std::swap(mixed[South][9], mixed[West][9]);
  const MatchState led = must(apply(dealt(mixed), West, Play{card("AD")}));
  EXPECT_EQ(rule(led, South, Action(Play{card("AH")})), "U3.2") << "South holds a diamond";
  EXPECT_EQ(rule(led, South, Action(Play{card("2D")})), "lawful");
  EXPECT_EQ(rule(led, North, Action(Play{card("4C")})), "U3.2") << "out of turn";
  MatchState won = state;
  won.sheet.write(kOurs, 4);
  won = abandon(won);
  EXPECT_EQ(rule(won, West, Action(Play{card("AD")})), "U3.3");
  EXPECT_EQ(rule(won, West, example_3()), "U5.1");
}

TEST(SuecaMatch, IsPlayedByItsRulesToTheEnd) {
  // North holds every trump.
  MatchState state = dealt(example_3());
  while (hand_in_play(state)) {
    const Seat seat = public_view(state).to_act[0];
    state = must(apply(state, seat, legal_actions(state, seat).front()));
  }
  const auto hand = hand_so_far(state);
  EXPECT_TRUE(hand->result.finished);
  EXPECT_EQ(hand->actions.size(), 40u);
  EXPECT_EQ(hand->result.win, (Win{kOurs, 4}));
  EXPECT_EQ(outcome_of(state), (Outcome{kOurs, Reason::Gato, 0}));
  EXPECT_EQ(rule(state, West, example_3()), "U5.1");
}

}  // namespace
}  // namespace avinas::sueca
