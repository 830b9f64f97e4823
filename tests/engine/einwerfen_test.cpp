// SPDX-License-Identifier: MIT
// Einwerfen by its rules and by its worked examples. The oracle (tests/oracle) judges random
// matches besides.
#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/einwerfen/match.hpp"
#include "engine/einwerfen/ranking.hpp"
#include "tests/support/hands.hpp"

namespace avinas::einwerfen {
namespace {

using testing::card;
using testing::cards;
using turned::Win;
using enum Seat;

MatchState must(OrViolation<MatchState> result) {
  if (auto* wrong = std::get_if<RuleViolation>(&result))
    throw std::runtime_error(std::string(wrong->rule));
  return std::get<MatchState>(std::move(result));
}

/// The rule that refuses, or "lawful".
std::string rule(const MatchState& state, Seat seat, const Action& action) {
  const auto wrong = check(state, seat, action);
  return wrong ? std::string(wrong->rule) : "lawful";
}
std::string rule(const MatchState& state, Seat dealer, const ClaimedDeal& deal) {
  const auto wrong = check_deal(state, dealer, deal);
  return wrong ? std::string(wrong->rule) : "lawful";
}

/// North turns the nine of diamonds; East holds the four kings, the queen of spades and no
/// diamond but the king.
ClaimedDeal example_3() {
  return testing::deal("7C 8C 7D 8D TD AD QD 9D", "KC KS KH KD QS JS TS 9S",
                       "AC QC JC TC 9C AS 8S 7S", "AH QH JH TH 9H 8H 7H JD");
}

MatchState dealt(const ClaimedDeal& deal, const Options& options = {}, Seat dealer = North) {
  return must(deal_hand(start_match(options, dealer), dealer, deal));
}

std::vector<Card> strongest_first(const Order& order, CardSet of) {
  std::vector<Card> list;
  of.for_each([&](Card c) { list.push_back(c); });
  std::sort(list.begin(), list.end(), [&](Card a, Card b) { return order.beats(a, b); });
  return list;
}

/// The points and the leader of a trick that North leads, with clubs as trumps.
CompletedTrick trick_of(const std::string& text) {
  CompletedTrick done;
  done.trick.leader = North;
  Seat seat = North;
  for (const Card c : cards(text)) {
    done.trick.cards.push_back({seat, Play{c}});
    done.points += c.points();
    seat = left_of(seat);
  }
  done.winner = best_of(done.trick, order(Suit::Clubs)).seat;
  return done;
}

/// A finished hand in that suit with so many points and tricks of North and South.
HandResult hand_of(Suit trump, int points, int tricks) {
  HandResult result;
  result.finished = true;
  result.trump = trump;
  result.points = {{points, 120 - points}};
  result.tricks = {{tricks, 8 - tricks}};
  return result;
}

/// Hands written one after another; the last one's result is in `last`.
struct Evening {
  Options options;
  Sheet sheet;
  HandResult last;
  void play(Suit trump, int points, int tricks = 4) {
    last = judge(hand_of(trump, points, tricks), sheet, options);
    sheet = write_hand(sheet, last, options);
  }
  std::optional<Outcome> outcome() const { return outcome_by_sheet(sheet, options); }
};

TEST(EinwerfenCards, Example1_TheTenRanksFifthInEverySuitTrumpsToo) {
  const Order& spades = order(Suit::Spades);
  EXPECT_EQ(strongest_first(spades, spades.trumps()), cards("AS KS QS JS TS 9S 8S 7S"));
  EXPECT_TRUE(spades.beats(card("7S"), card("AH")));
  EXPECT_EQ(strongest_first(spades, spades.suit_in_play(card("7H"))),
            cards("AH KH QH JH TH 9H 8H 7H"));
}

TEST(EinwerfenCards, Example2_TricksAreWonByTheOrderAndCountByTheCards) {
  const CompletedTrick first = trick_of("KH TH 9H 8H");
  EXPECT_EQ(first.winner, North);
  EXPECT_EQ(first.points, 14);
  const CompletedTrick second = trick_of("TH 9H JH 7H");
  EXPECT_EQ(second.winner, South);
  EXPECT_EQ(second.points, 12);
}

TEST(EinwerfenDeal, Example3_TheDealersLastCardIsTurnedAndMakesTrumps) {
  const MatchState state = dealt(example_3());
  const PublicView all = public_view(state);
  EXPECT_EQ(all.turned, card("9D"));
  EXPECT_EQ(all.dealer, North);
  EXPECT_EQ(all.trump, Suit::Diamonds);
  EXPECT_EQ(rule(state, North, Play{card("9D")}), "E3.1");
  EXPECT_EQ(rule(state, East, Play{card("KC")}), "lawful");
  MatchState next = must(apply(state, East, Play{card("KD")}));
  next = must(apply(next, South, Play{card("AC")}));
  EXPECT_EQ(rule(next, West, Play{card("AH")}), "E3.2") << "West follows with the jack";
  next = must(apply(next, West, Play{card("JD")}));
  EXPECT_EQ(rule(next, North, Play{card("9D")}), "lawful");
  EXPECT_EQ(rule(next, North, Play{card("7C")}), "E3.2");
}

TEST(EinwerfenDeal, E2_ADealIsRefusedByTheRuleThatItBreaks) {
  const MatchState before = start_match(Options{}, North);
  EXPECT_EQ(rule(before, East, example_3()), "E2.1");
  ClaimedDeal twice = example_3();
  twice[North][0] = card("9D");
  EXPECT_EQ(rule(before, North, twice), "E1.2");
  ClaimedDeal uneven = example_3();
  uneven[East].push_back(uneven[North].back());
  uneven[North].pop_back();
  EXPECT_EQ(rule(before, North, uneven), "E2.2");
  EXPECT_EQ(rule(dealt(example_3()), East, example_3()), "E2.1");
}

TEST(EinwerfenScore, Example4_TheFirstTrumpSuitIsTheFavouriteFromTheNextHandOn) {
  Evening evening;
  evening.play(Suit::Hearts, 95);
  EXPECT_EQ(evening.last.win->games, 2);
  evening.play(Suit::Clubs, 61);
  evening.play(Suit::Hearts, 61);
  EXPECT_EQ(evening.last.win->games, 2);
  evening.play(Suit::Hearts, 120, 8);
  EXPECT_EQ(evening.last.win->games, 6);
  EXPECT_EQ(evening.sheet.total(Side::NorthSouth), 2 + 1 + 2 + 6);
}

TEST(EinwerfenScore, Example5_TiesDoubleAndMultiplyWithTheFavourite) {
  Evening evening;
  evening.play(Suit::Hearts, 61);
  evening.play(Suit::Clubs, 60);
  EXPECT_FALSE(evening.last.won_by);
  evening.play(Suit::Hearts, 95);
  EXPECT_EQ(evening.last.win->games, 8);
  evening.play(Suit::Clubs, 60);
  evening.play(Suit::Spades, 60);
  evening.play(Suit::Diamonds, 61);
  EXPECT_EQ(evening.last.win->games, 4);
  EXPECT_EQ(evening.sheet.ties, 0);
}

TEST(EinwerfenScore, Example6_TheThirdGameIsForTricksNotForPoints) {
  Evening evening;
  evening.play(Suit::Clubs, 120, 7);
  EXPECT_EQ(evening.last.win->games, 2);
  evening.play(Suit::Hearts, 89);
  EXPECT_EQ(evening.last.win->games, 1);
  evening.play(Suit::Hearts, 90);
  EXPECT_EQ(evening.last.win->games, 2);
}

TEST(EinwerfenScore, E4_4_ATiedFirstHandMakesItsSuitTheFavouriteToo) {
  Evening evening;
  evening.play(Suit::Spades, 60);
  EXPECT_EQ(evening.sheet.favourite, Suit::Spades);
  evening.play(Suit::Spades, 30);
  EXPECT_EQ(evening.last.win, (Win{Side::EastWest, 2 * 2 * 2}));
}

TEST(EinwerfenMatch, Example7_ItGoesOnUntilOneSideHasMoreAndNoTieWaits) {
  Evening level;
  for (int hand = 0; hand < 16; ++hand)
    level.play(hand == 0 ? Suit::Hearts : Suit::Clubs, hand % 2 ? 59 : 61);
  EXPECT_EQ(level.sheet.total(Side::NorthSouth), level.sheet.total(Side::EastWest));
  EXPECT_FALSE(level.outcome());
  level.play(Suit::Clubs, 60);
  EXPECT_FALSE(level.outcome());
  level.play(Suit::Clubs, 61);
  EXPECT_EQ(level.outcome(), (Outcome{Side::NorthSouth, 2, 0}));

  // 9 to 8 after fifteen: two games in one of the hands.
  Evening tied;
  for (int hand = 0; hand < 15; ++hand)
    tied.play(hand == 0 ? Suit::Hearts : Suit::Clubs, hand == 1   ? 30
                                                      : hand == 2 ? 95
                                                      : hand % 2  ? 59
                                                                  : 61);
  EXPECT_EQ(tied.sheet.total(Side::NorthSouth), 9);
  EXPECT_EQ(tied.sheet.total(Side::EastWest), 8);
  tied.play(Suit::Clubs, 60);
  EXPECT_FALSE(tied.outcome()) << "a tie waits";
  Evening levels = tied;
  tied.play(Suit::Spades, 61);
  EXPECT_EQ(tied.last.win, (Win{Side::NorthSouth, 2}));
  EXPECT_EQ(tied.outcome(), (Outcome{Side::NorthSouth, 3, 0}));

  levels.play(Suit::Spades, 59);
  EXPECT_EQ(levels.outcome(), (Outcome{Side::EastWest, 1, 0}));
}

TEST(EinwerfenScore, E4_2_TheSixteenthTieInARowAddsNothing) {
  Evening evening;
  evening.play(Suit::Hearts, 60);
  for (int tie = 2; tie <= 15; ++tie) evening.play(Suit::Clubs, 60);
  EXPECT_EQ(evening.sheet.ties, 15);
  evening.play(Suit::Clubs, 60);
  EXPECT_EQ(evening.sheet.ties, 15);
  Evening favourite = evening;
  evening.play(Suit::Clubs, 61);
  EXPECT_EQ(evening.last.win, (Win{Side::NorthSouth, 1 << 15}));
  favourite.play(Suit::Hearts, 120, 8);
  EXPECT_EQ(favourite.last.win, (Win{Side::NorthSouth, kMostGames}));
}

TEST(EinwerfenMatch, AHandThatIsGivenUpTellsWhatItWouldHaveCountedAndScoresNothing) {
  MatchState state = start_match(Options{}, North);
  state.sheet.favourite = Suit::Diamonds;
  state.sheet.ties = state.sheet.hands = 2;
  state = abandon(must(deal_hand(state, North, example_3())));
  const HandResult result = hand_so_far(state)->result;
  EXPECT_FALSE(result.finished || result.win);
  EXPECT_TRUE(result.favourite);
  EXPECT_EQ(result.ties, 2);
  EXPECT_EQ(state.sheet.hands, 2);
}

TEST(EinwerfenMatch, E5_3_StakesAreForTheMatchOrForEachGameOfDifference) {
  Evening evening;
  evening.options = {Hands::Four, {StakesKind::PerGame, 5}};
  for (int hand = 0; hand < 4; ++hand) evening.play(Suit::Clubs, 61);
  EXPECT_EQ(evening.sheet.total(Side::NorthSouth), 1 + 2 + 2 + 2) << "clubs are the favourite";
  EXPECT_EQ(evening.outcome()->units, 35);
  evening.options.stakes.kind = StakesKind::Flat;
  EXPECT_EQ(evening.outcome()->units, 5);
}

TEST(EinwerfenRefusals, Section7_EachNamesItsRule) {
  MatchState state = start_match(Options{}, North);
  EXPECT_EQ(rule(state, East, Play{card("KC")}), "E3.3");
  state = dealt(example_3());
  for (const Action& foreign : {Action(Bid{5}), Action(Pass{}), Action(Knock{}), Action(Stop{}),
                                Action(NameTrump{Suit::Clubs}), Action(Play{card("KC"), true}),
                                Action(Play{card("KC"), false, Signal::Valuable})}) {
    EXPECT_EQ(rule(state, East, foreign), "E3.2");
  }
  EXPECT_EQ(rule(state, East, Play{card("AC")}), "E3.2") << "not held";
  state = must(apply(state, East, Play{card("KC")}));
  EXPECT_EQ(rule(state, West, Play{card("AH")}), "E3.2") << "out of turn";
  EXPECT_EQ(rule(abandon(state), South, Play{card("AC")}), "E3.3");
}

TEST(EinwerfenRest, TrumpsAboveAllOthersAndTheHighestOfASuitAreASureRest) {
  MatchState state = dealt(testing::deal("7C 8C 9C TC 7S 8S 9S TS", "AD KD QD JD TD 9D 8D AH",
                                         "JC QC KC AC 7H 8H 9H TH", "JS QS KS AS JH QH KH 7D"),
                           {}, North);
  // The ten of spades is turned: the trumps are West's, and East leads.
  EXPECT_FALSE(play_out(state, East));
  const MatchState other =
      dealt(testing::deal("7C 8C 9C TC 7S 8S 9S 7D", "AD KD QD JD TD 9D 8D AH",
                          "JC QC KC AC 7H 8H 9H TH", "JS QS KS AS JH QH KH TS"),
            {}, North);
  const auto rest = play_out(other, East);
  ASSERT_TRUE(rest);
  EXPECT_EQ(rest->size(), 32u);
  MatchState ended = other;
  for (const auto& [seat, action] : *rest) ended = must(apply(std::move(ended), seat, action));
  EXPECT_EQ(hand_so_far(ended)->result.tricks[Side::EastWest], 8);
}

}  // namespace
}  // namespace avinas::einwerfen
