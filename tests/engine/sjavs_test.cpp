// SPDX-License-Identifier: MIT
// Sjavs by its rules and by its worked examples. The oracle (tests/oracle) judges random matches
// besides.
#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/sjavs/match.hpp"
#include "engine/sjavs/ranking.hpp"
#include "engine/sjavs/view.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/random_play.hpp"

namespace avinas::sjavs {
namespace {

using testing::card;
using testing::cards;
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

MatchState after(MatchState state, std::initializer_list<SeatAction> actions) {
  for (const auto& [seat, action] : actions) state = must(apply(std::move(state), seat, action));
  return state;
}

/// The second example's hand: 5 for East, 5 better for South, nothing for West and North.
ClaimedDeal example_2() {
  return testing::deal("7C TS 7S QH 8H AD KD QD", "JD AH KH TH 9H 9S 8S 7D",
                       "QS JC KC TC 9C AS 8D 7H", "QC JS JH AC 8C KS TD 9D");
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

TEST(SjavsCards, Example1_TheOrderWithHeartsAsTrumps) {
  const Order& hearts = order(Suit::Hearts);
  EXPECT_EQ(strongest_first(hearts, hearts.trumps()),
            cards("QC QS JC JS JH JD AH KH QH TH 9H 8H 7H"));
  EXPECT_EQ(strongest_first(hearts, hearts.suit_in_play(card("7D"))),
            cards("AD KD QD TD 9D 8D 7D"));
  EXPECT_EQ(strongest_first(hearts, hearts.suit_in_play(card("7S"))), cards("AS KS TS 9S 8S 7S"));
  EXPECT_EQ(hearts.suit_in_play(card("7C")).size(), 6);
  EXPECT_EQ(strongest_first(order(std::nullopt), order(std::nullopt).trumps()),
            cards("QC QS JC JS JH JD"));
}

TEST(SjavsCalls, Example2_FiveFiveBetterAndTwoWhoPass) {
  MatchState state = dealt(example_2());
  EXPECT_EQ(legal_actions(state, East), std::vector<Action>{Bid{5}});
  state = after(state, {{East, Bid{5}}});
  EXPECT_EQ(legal_actions(state, South), std::vector<Action>{Better{5}});
  state = after(state, {{South, Better{5}}});
  EXPECT_EQ(legal_actions(state, West), std::vector<Action>{Pass{}});
  state = after(state, {{West, Pass{}}});
  EXPECT_EQ(legal_actions(state, North), std::vector<Action>{Pass{}});
  state = after(state, {{North, Pass{}}});
  EXPECT_EQ(legal_actions(state, South), std::vector<Action>{NameTrump{Suit::Clubs}});
  EXPECT_TRUE(legal_actions(state, East).empty());
}

TEST(SjavsPlay, Example3_APermanentTrumpFollowsNoPlainSuit) {
  MatchState state = after(dealt(example_2()), {{East, Bid{5}},
                                                {South, Better{5}},
                                                {West, Pass{}},
                                                {North, Pass{}},
                                                {South, NameTrump{Suit::Clubs}}});
  EXPECT_EQ(rule(state, South, Play{card("QS")}), "S4.1");
  state = after(state, {{East, Play{card("AH")}}, {South, Play{card("7H")}}});
  EXPECT_EQ(rule(state, West, Play{card("8C")}), "lawful");
  state = after(state, {{West, Play{card("8C")}}});
  EXPECT_EQ(rule(state, North, Play{card("AD")}), "S4.2");
  state = after(state, {{North, Play{card("QH")}}});
  const auto& playing = std::get<Playing>(state.phase);
  EXPECT_EQ(playing.last->winner, West);
  EXPECT_EQ(playing.points[Side::EastWest], 14);
  EXPECT_EQ(trick_turn(playing.trick), West);
}

/// Clubs are trumps and South is to play the third card to diamonds, on which the nine of clubs
/// lies.
MatchState third_hand(const std::string& south, Overtrump overtrump) {
  Options options;
  options.overtrump = overtrump;
  MatchState state = start_match(options, North);
  Playing playing;
  playing.contract = Contract{North, 5, false};
  playing.trump = Suit::Clubs;
  playing.trick.leader = North;
  playing.trick.cards.push_back({North, Play{card("AD")}});
  playing.trick.cards.push_back({East, Play{card("9C")}});
  const auto held = cards(south);
  std::copy(held.begin(), held.end(), playing.hand.dealt[South].begin());
  for (const Card c : held) playing.hand.held[South].insert(c);
  state.phase = playing;
  return state;
}

TEST(SjavsPlay, Example4_WhoCannotFollowOvertrumpsWhereTheTableSaysSo) {
  const MatchState must_overtrump = third_hand("JD 7C AS", Overtrump::Must);
  EXPECT_EQ(rule(must_overtrump, South, Play{card("JD")}), "lawful");
  EXPECT_EQ(rule(must_overtrump, South, Play{card("7C")}), "S4.3");
  EXPECT_EQ(rule(must_overtrump, South, Play{card("AS")}), "S4.3");
  for (const char* any : {"JD", "7C", "AS"}) {
    EXPECT_EQ(rule(third_hand("JD 7C AS", Overtrump::Free), South, Play{card(any)}), "lawful");
  }
  for (const auto option : {Overtrump::Must, Overtrump::Free}) {
    EXPECT_EQ(rule(third_hand("7C AS", option), South, Play{card("7C")}), "lawful");
    EXPECT_EQ(rule(third_hand("7C AS", option), South, Play{card("AS")}), "lawful");
  }
}

HandResult hand(Suit trump, int points, int tricks, Seat declarer = North) {
  HandResult result;
  result.finished = true;
  result.declarer = declarer;
  result.bid = 5;
  result.trump = trump;
  const Side declarers = side_of(declarer);
  result.points[declarers] = points;
  result.points[other_side(declarers)] = 120 - points;
  result.tricks[declarers] = tricks;
  result.tricks[other_side(declarers)] = 8 - tricks;
  return result;
}

int worth(const HandResult& played, const Options& options = {}, int ties = 0) {
  const auto deduction = judge(played, options, ties).deduction;
  return deduction ? deduction->amount : 0;
}
Side deducts(const HandResult& played) { return judge(played, {}, 0).deduction->side; }

TEST(SjavsWorth, Examples5And6_TheTable) {
  EXPECT_EQ(worth(hand(Suit::Hearts, 61, 4)), 2);
  EXPECT_EQ(worth(hand(Suit::Clubs, 61, 4)), 4);
  EXPECT_EQ(worth(hand(Suit::Clubs, 89, 5)), 4);
  EXPECT_EQ(worth(hand(Suit::Clubs, 90, 5)), 8);
  EXPECT_EQ(worth(hand(Suit::Hearts, 120, 7)), 4);
  EXPECT_EQ(worth(hand(Suit::Clubs, 120, 7)), 8);
  EXPECT_EQ(worth(hand(Suit::Hearts, 120, 8)), 12);
  EXPECT_EQ(worth(hand(Suit::Clubs, 120, 8)), 16);
  EXPECT_EQ(worth(hand(Suit::Hearts, 60, 4)), 0);
  EXPECT_EQ(worth(hand(Suit::Hearts, 59, 4)), 4);
  EXPECT_EQ(worth(hand(Suit::Clubs, 31, 4)), 8);
  EXPECT_EQ(worth(hand(Suit::Hearts, 30, 4)), 8);
  EXPECT_EQ(worth(hand(Suit::Hearts, 0, 1)), 8);
  EXPECT_EQ(worth(hand(Suit::Clubs, 0, 1)), 16);
  EXPECT_EQ(worth(hand(Suit::Hearts, 0, 0)), 16);
  EXPECT_EQ(worth(hand(Suit::Clubs, 0, 0)), 16);
  EXPECT_EQ(deducts(hand(Suit::Clubs, 61, 4)), Side::NorthSouth);
  EXPECT_EQ(deducts(hand(Suit::Clubs, 59, 4)), Side::EastWest);
}

TEST(SjavsWorth, AllTricksByOnePlayerAreWorthMoreWhereTheTableSaysSo) {
  HandResult all = hand(Suit::Clubs, 120, 8);
  all.solo = South;  // declarer's partner
  EXPECT_EQ(worth(all), 24);
  all.trump = Suit::Spades;
  EXPECT_EQ(worth(all), 16);
  Options off;
  off.solo_vol = false;
  EXPECT_EQ(worth(all, off), 12);
  HandResult none = hand(Suit::Clubs, 0, 0);
  none.solo = East;  // a defender
  EXPECT_EQ(worth(none), 16);
}

TEST(SjavsSheet, Example7_AMatchWithATieThatEndsWithACross) {
  Sheet sheet;
  const auto write = [&sheet](const HandResult& played) {
    sheet = write_hand(sheet, judge(played, {}, sheet.ties));
  };
  write(hand(Suit::Clubs, 45, 4, North));
  EXPECT_EQ(sheet.total(Side::EastWest), 16);
  write(hand(Suit::Clubs, 60, 4, South));
  EXPECT_EQ(sheet.ties, 1);
  write(hand(Suit::Hearts, 95, 6, East));
  EXPECT_EQ(sheet.total(Side::EastWest), 10);
  EXPECT_EQ(sheet.ties, 0);
  EXPECT_FALSE(outcome_by_sheet(sheet, {}));
  write(hand(Suit::Diamonds, 0, 0, South));
  EXPECT_EQ(sheet.total(Side::EastWest), -6);
  Options stakes;
  stakes.stake = 3;
  EXPECT_EQ(outcome_by_sheet(sheet, stakes), (Outcome{Side::EastWest, true, 6}));
  stakes.double_win = false;
  EXPECT_EQ(outcome_by_sheet(sheet, stakes), (Outcome{Side::EastWest, false, 3}));
}

TEST(SjavsSheet, Example8_AllTricksByOnePlayerInClubsAreAMatchInOneHand) {
  HandResult all = hand(Suit::Clubs, 120, 8, North);
  all.solo = North;
  Options plainly;
  plainly.solo_vol = false;
  const Sheet won = write_hand(Sheet(), judge(all, {}, 0));
  EXPECT_EQ(won.total(Side::NorthSouth), 0);
  const auto outcome = outcome_by_sheet(won, {});
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->winner, Side::NorthSouth);
  const Sheet plain = write_hand(Sheet(), judge(all, plainly, 0));
  EXPECT_EQ(plain.total(Side::NorthSouth), 8);
  EXPECT_FALSE(outcome_by_sheet(plain, plainly));
}

TEST(SjavsSheet, Example9_TiesAddUpBySuitOrBySide) {
  Options by_side;
  by_side.tie = Tie::BySide;
  EXPECT_EQ(worth(hand(Suit::Clubs, 70, 5), {}, 2), 12);
  EXPECT_EQ(worth(hand(Suit::Clubs, 70, 5), by_side, 2), 8);
  EXPECT_EQ(worth(hand(Suit::Clubs, 50, 3), {}, 2), 16);
  EXPECT_EQ(worth(hand(Suit::Clubs, 50, 3), by_side, 2), 16);
}

TEST(SjavsSheet, Example14_AHandWithoutDeclarerIsWorthFourAndTwoForEachTie) {
  HandResult played = hand(Suit::Hearts, 120, 8);
  played.passed_out = true;
  played.declarer.reset();
  played.bid.reset();
  played.trump.reset();
  played.solo = North;
  Options by_side;
  by_side.tie = Tie::BySide;
  EXPECT_EQ(worth(played), 4);
  EXPECT_EQ(worth(played, {}, 2), 8);
  EXPECT_EQ(worth(played, by_side, 2), 8);
}

/// East holds this and speaks first; the others share the rest.
MatchState east_holds(const std::string& east, Calls calls) {
  ClaimedDeal deal;
  deal[East] = cards(east);
  CardSet rest = CardSet::full_pack();
  for (const Card c : deal[East]) rest.erase(c);
  rest.for_each([&](Card c) {
    for (const Seat seat : {South, West, North}) {
      if (deal[seat].size() < 8) return deal[seat].push_back(c);
    }
  });
  Options options;
  options.calls = calls;
  return dealt(deal, options);
}

TEST(SjavsCalls, Example10_FreeCallsMayStateLessAndNeverMore) {
  const std::string six_hearts = "QC AH KH TH 9H 8H 7S 8S";
  MatchState state = east_holds(six_hearts, Calls::Free);
  EXPECT_EQ(rule(state, East, Bid{7}), "S3.6");
  EXPECT_EQ(rule(state, East, Pass{}), "lawful");
  EXPECT_EQ(rule(east_holds(six_hearts, Calls::Forced), East, Bid{5}), "S3.5");
  EXPECT_EQ(rule(east_holds(six_hearts, Calls::Forced), East, Pass{}), "S3.5");
  state = after(state, {{East, Bid{5}}, {South, Pass{}}, {West, Pass{}}, {North, Pass{}}});
  EXPECT_EQ(rule(state, East, NameTrump{Suit::Hearts}), "lawful");
  EXPECT_EQ(rule(state, East, NameTrump{Suit::Spades}), "S3.7");
}

TEST(SjavsCalls, Example11_BetterOnceAndWithThatLengthInClubs) {
  // East holds five hearts, South five clubs and four diamonds.
  const ClaimedDeal deal = testing::deal("QC JC TC 8C TD 9D 7D AS", "AH KH TH 9H QS 7S 8S TS",
                                         "JD AC KC 9C 7C AD KD 8D", "JS JH QH 8H 7H QD KS 9S");
  Options options;
  EXPECT_EQ(legal_actions(after(dealt(deal, options), {{East, Bid{5}}}), South),
            std::vector<Action>{Better{5}});
  options.calls = Calls::Free;
  const MatchState free = after(dealt(deal, options), {{East, Bid{5}}});
  EXPECT_EQ(legal_actions(free, South), (std::vector<Action>{Pass{}, Better{5}}));
  EXPECT_EQ(rule(dealt(deal, options), East, Better{5}), "S3.3");
  EXPECT_EQ(rule(after(free, {{South, Better{5}}}), West, Better{5}), "S3.3");
  EXPECT_EQ(rule(after(free, {{South, Better{5}}}), West, Bid{5}), "S3.3");
}

TEST(SjavsCalls, Example11_OverABetterTheSameHandPasses) {
  // East holds five hearts, South and West five clubs each.
  const ClaimedDeal deal = testing::deal("KS TS 8S JH QH QD 9D 7D", "AH KH TH 9H 8H 8C 9S 7S",
                                         "QC QS JC JS TC AS 7H TD", "JD AC KC 9C 7C AD KD 8D");
  const MatchState better = after(dealt(deal), {{East, Bid{5}}, {South, Better{5}}});
  EXPECT_EQ(legal_actions(better, West), std::vector<Action>{Pass{}});
}

/// The hand of the second example from its first card to its end, with the first lawful card each
/// time.
MatchState played_out(MatchState state) {
  state = after(std::move(state), {{East, Bid{5}},
                                   {South, Better{5}},
                                   {West, Pass{}},
                                   {North, Pass{}},
                                   {South, NameTrump{Suit::Clubs}}});
  while (hand_in_play(state)) {
    const Seat seat = public_view(state).to_act[0];
    state = must(apply(state, seat, legal_actions(state, seat).front()));
  }
  return state;
}

TEST(SjavsPlay, S4_4_AllEightTricksArePlayedAndS2_1_TheDealPassesToTheLeft) {
  const MatchState over = played_out(dealt(example_2()));
  const auto hand = hand_so_far(over);
  EXPECT_EQ(hand->result.tricks[Side::NorthSouth] + hand->result.tricks[Side::EastWest], 8);
  const auto plays = std::count_if(hand->actions.begin(), hand->actions.end(), [](const auto& a) {
    return std::holds_alternative<Play>(a.action);
  });
  EXPECT_EQ(plays, 32);
  EXPECT_EQ(next_dealer(over), East);
  EXPECT_EQ(rule(over, East, Play{card("AH")}), "S5.2");
}

TEST(SjavsMatch, S6_2_ItEndsAfterTheHandInWhichASideComesToNothing) {
  MatchState state = dealt(example_2());
  for (const Side side : kBothSides) state.sheet.totals[side].push_back(2);
  const MatchState over = played_out(state);
  const auto outcome = outcome_of(over);
  ASSERT_TRUE(outcome);
  EXPECT_LE(over.sheet.total(outcome->winner), 0);
  EXPECT_EQ(over.sheet.total(other_side(outcome->winner)), 2);
  const auto refused = check_deal(over, next_dealer(over), example_2());
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->rule, "S6.2");
}

TEST(SjavsCalls, S3_3_BetterIsSaidOnce) {
  // South and West hold five clubs each.
  const ClaimedDeal deal = testing::deal("7C AS KS QH JH TD 9D 7D", "AH KH TH 9H 8H TS 8S 7S",
                                         "JC JD AC KC 9C AD KD 8D", "QC QS JS TC 8C QD 7H 9S");
  Options options;
  options.calls = Calls::Free;
  const MatchState five = after(dealt(deal, options), {{East, Bid{5}}});
  EXPECT_EQ(rule(after(five, {{South, Pass{}}}), West, Better{5}), "lawful");
  EXPECT_EQ(rule(after(five, {{South, Better{5}}}), West, Better{5}), "S3.3");
}

TEST(SjavsCalls, Examples12And13_ClubsAreDueWhereNoSuitIsLonger) {
  const auto named = [](const std::string& east, int bid, Suit suit, Calls calls = Calls::Forced) {
    const MatchState state =
        after(east_holds(east, calls),
              {{East, Bid{bid}}, {South, Pass{}}, {West, Pass{}}, {North, Pass{}}});
    return rule(state, East, NameTrump{suit});
  };
  const std::string six_and_six = "QC QS JC JS AC KC AH KH";
  EXPECT_EQ(named(six_and_six, 6, Suit::Hearts, Calls::Free), "S3.7");
  EXPECT_EQ(named(six_and_six, 6, Suit::Clubs, Calls::Free), "lawful");
  const std::string five_and_six = "QC QS JC AC KC AH KH QH";
  EXPECT_EQ(named(five_and_six, 6, Suit::Hearts, Calls::Free), "lawful");
  EXPECT_EQ(named(five_and_six, 6, Suit::Clubs, Calls::Free), "S3.7");
  EXPECT_EQ(named(five_and_six, 5, Suit::Clubs, Calls::Free), "lawful");
  EXPECT_EQ(named(five_and_six, 5, Suit::Hearts, Calls::Free), "lawful");
}

TEST(SjavsDeal, S3_8_AHandThatAllPassIsDealtAgainByTheSameDealerOrPlayed) {
  // Everybody's longest is four.
  const ClaimedDeal none = testing::deal("QC JH 9C 8S AH 7H TD 8D", "QS JD AC 7C KS KH QH 9D",
                                         "JC KC TC AS 9S 9H QD AD", "JS 8C TS 7S TH 8H KD 7D");
  const auto all_pass = [&](AllPass option) {
    Options options;
    options.all_pass = option;
    return after(dealt(none, options),
                 {{East, Pass{}}, {South, Pass{}}, {West, Pass{}}, {North, Pass{}}});
  };
  const MatchState redealt = all_pass(AllPass::Redeal);
  EXPECT_EQ(next_dealer(redealt), North);
  EXPECT_EQ(rule(redealt, East, Play{card("AC")}), "S3.8");
  EXPECT_EQ(redealt.sheet, Sheet{});
  const MatchState played = all_pass(AllPass::Played);
  EXPECT_EQ(rule(played, East, Play{card("AC")}), "lawful");
  EXPECT_EQ(order(std::get<Playing>(played.phase).trump).trumps().size(), 6);
}

TEST(SjavsRefusals, Section8_TheFirstRuleThatFitsIsNamed) {
  MatchState state = start_match(Options{}, North);
  EXPECT_EQ(rule(state, East, Pass{}), "S2.1");
  state = dealt(example_2());
  EXPECT_EQ(rule(state, East, Knock{}), "S4.2");
  EXPECT_EQ(rule(state, East, Stop{}), "S4.2");
  EXPECT_EQ(rule(state, East, Play{card("AH"), true}), "S4.2");
  EXPECT_EQ(rule(state, East, Play{card("AH"), false, Signal::Valuable}), "S4.2");
  EXPECT_EQ(rule(state, East, Play{card("AH")}), "S3.1");
  EXPECT_EQ(rule(state, South, Bid{5}), "S3.1");
  EXPECT_EQ(rule(state, East, Bid{4}), "S3.1");
  EXPECT_EQ(rule(state, East, Bid{9}), "S3.1");
  EXPECT_EQ(rule(state, East, NameTrump{Suit::Hearts}), "S3.7");
  state = after(state, {{East, Bid{5}}, {South, Better{5}}, {West, Pass{}}, {North, Pass{}}});
  EXPECT_EQ(rule(state, East, Play{card("AH")}), "S3.7");
  EXPECT_EQ(rule(state, East, NameTrump{Suit::Clubs}), "S3.7");
  EXPECT_EQ(rule(state, South, Bid{8}), "S3.1");
  state = after(state, {{South, NameTrump{Suit::Clubs}}});
  EXPECT_EQ(rule(state, South, NameTrump{Suit::Clubs}), "S3.7");
  EXPECT_EQ(rule(state, East, Play{card("QC")}), "S4.2");
  state = abandon(state);
  EXPECT_EQ(rule(state, East, Play{card("AH")}), "S6.2");
}

TEST(SjavsRefusals, OfDealsNameTheirRule) {
  const auto refused = [](const MatchState& state, Seat dealer, const ClaimedDeal& deal) {
    const auto wrong = check_deal(state, dealer, deal);
    return wrong ? std::string(wrong->rule) : "lawful";
  };
  const MatchState before = start_match(Options{}, North);
  EXPECT_EQ(refused(before, North, example_2()), "lawful");
  EXPECT_EQ(refused(before, East, example_2()), "S2.1");
  EXPECT_EQ(refused(dealt(example_2()), East, example_2()), "S2.1");
  ClaimedDeal twice = example_2();
  twice[North][0] = twice[East][0];
  EXPECT_EQ(refused(before, North, twice), "S1.2");
  ClaimedDeal uneven = example_2();
  uneven[North].push_back(uneven[East].back());
  uneven[East].pop_back();
  EXPECT_EQ(refused(before, North, uneven), "S2.2");
}

TEST(SjavsView, EachSeatSeesItsOwnHandTheTrickAndTheCallsAndNobodyElsesCards) {
  testing::Rng rng(3);
  auto state = start_match(Options{}, Seat::North);
  const ClaimedDeal deal = testing::random_deal(rng);
  state = std::get<MatchState>(deal_hand(state, Seat::North, deal));
  for (const Seat seat : kAllSeats) {
    const auto own = own_view(state, Observer::of(seat));
    EXPECT_TRUE(std::equal(own.hand.begin(), own.hand.end(), deal[seat].begin(), deal[seat].end()));
    EXPECT_EQ(own.lengths.size(), kAllSuits.size());
    EXPECT_EQ(own.legal.empty(), seat != Seat::East);
  }
  const auto spectator = own_view(state, Observer::spectator());
  EXPECT_TRUE(spectator.hand.empty() && spectator.lengths.empty() && spectator.legal.empty());
}

}  // namespace
}  // namespace avinas::sjavs
