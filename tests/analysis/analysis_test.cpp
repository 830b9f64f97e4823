// SPDX-License-Identifier: MIT
// The cost of decisions, compared with the engine's results for the other cards.
#include "players/analysis/analysis.hpp"

#include <gtest/gtest.h>

#include "engine/avinas/model/scoring.hpp"
#include "engine/record/writing.hpp"
#include "players/analysis/match_analysis.hpp"
#include "protocol/json_reader.hpp"
#include "tests/support/random_match.hpp"
#include "tests/support/random_play.hpp"

namespace avinas {
namespace {

using namespace testing;
using analysis::Decision;
using analysis::HandAnalysis;
using analysis::Unit;
using analysis::Verdict;

constexpr std::uint64_t kSeed = 88;

struct PlayedHand {
  MatchState dealt;
  ActionHistory actions;
};

/// A hand that random players played to its end, without stops.
PlayedHand random_hand(Rng& rng) {
  PlayedHand hand;
  hand.dealt = must(deal_hand(start_match({}, Seat::North), Seat::North, random_deal(rng)));
  MatchState state = hand.dealt;
  while (hand_in_play(state)) {
    const SeatAction next = random_action(state, rng);
    if (std::holds_alternative<Stop>(next.action)) continue;
    hand.actions.push_back(next);
    state = must(apply(std::move(state), next.seat, next.action));
  }
  return hand;
}

TEST(Analysis, TheCostsOfASevensGameAreTheFallsAndRisesOfItsCurve) {
  Rng rng(kSeed);
  int decisions = 0;
  for (int i = 0; i < 250; ++i) {
    SCOPED_TRACE("seed " + std::to_string(kSeed) + ", hand " + std::to_string(i));
    const PlayedHand hand = random_hand(rng);
    const HandAnalysis result = analysis::analyse(hand.dealt, hand.actions);
    if (result.decisions.empty() || result.decisions.back().unit != Unit::Points) continue;
    const auto calls = static_cast<int>(hand.actions.size()) - 32;
    ASSERT_EQ(result.curve.size(), 33u);
    std::vector<int> cost(32, 0);
    for (const Decision& decision : result.decisions) {
      if (decision.unit != Unit::Points) continue;
      cost[static_cast<std::size_t>(decision.action - calls)] = decision.cost;
      ++decisions;
    }
    for (std::size_t k = 0; k < 32; ++k) {
      ASSERT_EQ(std::abs(result.curve[k + 1] - result.curve[k]), cost[k]) << "card " << k;
    }
  }
  EXPECT_GT(decisions, 300);
}

TEST(Analysis, WhatWasBetterCostsNothing) {
  Rng rng(kSeed + 1);
  int tried = 0;
  for (int i = 0; i < 40; ++i) {
    SCOPED_TRACE("seed " + std::to_string(kSeed + 1) + ", hand " + std::to_string(i));
    const PlayedHand hand = random_hand(rng);
    for (const Decision& decision : analysis::analyse(hand.dealt, hand.actions).decisions) {
      ASSERT_EQ(decision.better.empty(), decision.cost == 0);
      if (decision.better.empty()) continue;
      ActionHistory instead;
      for (int k = 0; k < decision.action; ++k) {
        instead.push_back(hand.actions[static_cast<std::size_t>(k)]);
      }
      instead.push_back({decision.seat, decision.better.front()});
      const HandAnalysis other = analysis::analyse(hand.dealt, instead);
      ASSERT_FALSE(other.decisions.empty());
      ASSERT_EQ(other.decisions.back().action, decision.action);
      ASSERT_EQ(other.decisions.back().cost, 0);
      ++tried;
    }
  }
  EXPECT_GT(tried, 100);
}

/// A hand of Sjavs whose calls and cards are chosen at random.
struct PlayedSjavs {
  sjavs::MatchState dealt;
  std::vector<SeatAction> actions;
  sjavs::HandRecord end;
};

PlayedSjavs random_sjavs(Rng& rng) {
  sjavs::Options options;
  options.all_pass = static_cast<sjavs::AllPass>(pick(rng, 2));
  options.overtrump = static_cast<sjavs::Overtrump>(pick(rng, 2));
  PlayedSjavs hand{
      must(deal_hand(sjavs::start_match(options, Seat::North), Seat::North, random_deal(rng))),
      {},
      {}};
  sjavs::MatchState state = hand.dealt;
  while (hand_in_play(state)) {
    for (const Seat seat : kAllSeats) {
      const auto legal = legal_actions(state, seat);
      if (legal.empty()) continue;
      hand.actions.push_back({seat, legal[pick(rng, legal.size())]});
      state = must(apply(std::move(state), seat, hand.actions.back().action));
      break;
    }
  }
  hand.end = *hand_so_far(state);
  return hand;
}

TEST(AnalysisOfSjavs, EveryCardCostsWhatItTakesFromTheScoreOfBestPlay) {
  Rng rng(kSeed + 10);
  int decisions = 0, costly = 0, turned = 0;
  for (int i = 0; i < 20; ++i) {
    SCOPED_TRACE("seed " + std::to_string(kSeed + 10) + ", hand " + std::to_string(i));
    const PlayedSjavs hand = random_sjavs(rng);
    const HandAnalysis result = analysis::analyse_any(hand.dealt, hand.actions, {});
    if (hand.end.result.redealt()) {
      ASSERT_TRUE(result.curve.empty());
      ASSERT_TRUE(result.decisions.empty());
      continue;
    }
    ASSERT_EQ(result.curve.size(), 33u);
    const Side side =
        hand.end.result.declarer ? side_of(*hand.end.result.declarer) : Side::NorthSouth;
    ASSERT_EQ(result.curve.back(), hand.end.result.points[side]);
    for (const Decision& decision : result.decisions) {
      ASSERT_EQ(decision.unit, Unit::Score);
      ASSERT_EQ(decision.better.empty(), decision.cost == 0);
      ++decisions;
      turned += decision.decisive;
      if (decision.better.empty()) continue;
      ++costly;
      std::vector<SeatAction> instead(hand.actions.begin(), hand.actions.begin() + decision.action);
      instead.push_back({decision.seat, decision.better.front()});
      const HandAnalysis other = analysis::analyse_any(hand.dealt, instead, {});
      ASSERT_EQ(other.decisions.back().action, decision.action);
      ASSERT_EQ(other.decisions.back().cost, 0);
    }
  }
  EXPECT_GT(decisions, 150);
  EXPECT_GT(costly, 15);
  EXPECT_GT(turned, 2);
}

TEST(AnalysisOfSjavs, ALeadThatGivesTheLastTrickAwayCostsTheVol) {
  ClaimedDeal deal;
  const auto hand = [&](Seat seat, std::string_view cards) {
    for (std::size_t i = 0; i + 1 < cards.size(); i += 3) {
      deal[seat].push_back(*parse_card(cards.substr(i, 2)));
    }
  };
  hand(Seat::North, "QC QS JC JS JH JD AH AS");
  hand(Seat::East, "KH QH TH 9H 8H 7H AC KC");  // ruffs spades
  hand(Seat::South, "KS TS 9S TC 9C AD KD QD");
  hand(Seat::West, "8S 7S 8C 7C TD 9D 8D 7D");
  const auto dealt = must(deal_hand(sjavs::start_match({}, Seat::West), Seat::West, deal));
  const std::vector<SeatAction> actions{{Seat::North, Bid{7}},
                                        {Seat::East, Pass{}},
                                        {Seat::South, Pass{}},
                                        {Seat::West, Pass{}},
                                        {Seat::North, NameTrump{Suit::Hearts}},
                                        {Seat::North, Play{*parse_card("AS")}}};
  const HandAnalysis result = analysis::analyse_any(dealt, actions, {});
  const Decision& lead = result.decisions.back();
  EXPECT_EQ(lead.action, 5);
  EXPECT_EQ(lead.cost, 12 - 4);  // S5.2: all tricks, or ninety points
  EXPECT_FALSE(lead.decisive);
  EXPECT_EQ(lead.better.size(), 7u);
}

TEST(Analysis, BestOnWhatOneKnewIsUnluckyAndNotAMistake) {
  Rng rng(kSeed + 2);
  const analysis::Imagination imagination{{2'000, 12, nullptr}, 7};
  int unlucky = 0, mistakes = 0;
  for (int i = 0; i < 12; ++i) {
    const PlayedHand hand = random_hand(rng);
    for (const Decision& decision :
         analysis::analyse(hand.dealt, hand.actions, imagination).decisions) {
      if (decision.verdict == Verdict::Best) {
        EXPECT_EQ(decision.cost, 0);
      } else {
        EXPECT_GT(decision.cost, 0);
      }
      if (decision.verdict == Verdict::Unlucky) {
        EXPECT_LT(decision.imagined_cost.value(), 0.05);
        ++unlucky;
      }
      mistakes += decision.verdict == Verdict::Cost;
    }
  }
  EXPECT_GT(unlucky, 5);
  EXPECT_GT(mistakes, 5);
}

TEST(Analysis, SaysWhenTheDeclarersShouldHaveLostOnPurpose) {
  // Any pip ends this match, and North and South are ahead in rams (R6.3).
  Sheet sheet;
  sheet.rams[Side::EastWest] = 2;
  sheet.pip_totals[Side::NorthSouth].push_back(11);
  sheet.pip_totals[Side::EastWest].push_back(1);
  Rng rng(kSeed + 4);
  int won = 0;
  for (int i = 0; i < 120; ++i) {
    SCOPED_TRACE("seed " + std::to_string(kSeed + 4) + ", hand " + std::to_string(i));
    PlayedHand hand = random_hand(rng);
    EXPECT_FALSE(analysis::analyse(hand.dealt, hand.actions).better_lost) << "on an empty sheet";
    hand.dealt.sheet = sheet;
    const HandAnalysis result = analysis::analyse(hand.dealt, hand.actions);
    if (!std::holds_alternative<Bidding>(hand.dealt.phase)) {
      EXPECT_FALSE(result.better_lost) << "a sevens game";
    } else if (!result.curve.empty() && result.curve.front() >= kPointsToWin) {
      // With best play North and South would leave the match open, and East and West would end it
      // against themselves.
      EXPECT_TRUE(result.better_lost);
      ++won;
    }
  }
  EXPECT_GT(won, 3);
}

TEST(Analysis, OfARecordIsJsonAndOfAnUntrueOneIsItsFault) {
  Rng rng(kSeed + 3);
  const std::string text = record::write_record(random_match(rng, {}, 6));
  const auto good = analysis::analyse_record(text, {});
  ASSERT_EQ(good.finding.status, record::Status::Ok) << good.finding.text;
  const protocol::Json json = protocol::Json::parse(good.json);
  EXPECT_EQ(json["format"], "avinas-analysis");
  EXPECT_GE(json["hands"].size(), 1u);
  int decisions = 0;
  for (const protocol::Json& hand : json["hands"]) {
    decisions += static_cast<int>(hand["decisions"].size());
  }
  int counted = 0;
  for (const protocol::Json& player : json["players"]) counted += player["decisions"].get<int>();
  EXPECT_EQ(counted, decisions);
  std::string untrue = text;
  untrue.replace(untrue.find("\"sevens\":"), 10, "\"sevens\":7");
  const auto bad = analysis::analyse_record(untrue, {});
  EXPECT_NE(bad.finding.status, record::Status::Ok);
  EXPECT_TRUE(bad.json.empty());
}

}  // namespace
}  // namespace avinas
