// SPDX-License-Identifier: MIT
// A hand by itself: what it is worth to a pair, on a sheet of its own.
#include "engine/games/hand_score.hpp"

#include <gtest/gtest.h>

#include "tests/support/random_play.hpp"

namespace avinas {
namespace {

using testing::must;
using testing::pick;

TEST(HandScore, AtAvinasIsTwoForAPipThreeForARamAndAllPipsForAnOverbid) {
  HandResult hand;
  EXPECT_EQ(score(hand, Side::NorthSouth), 0) << "all passed";
  hand.penalty = Penalty{PenaltyKind::Pips, Side::EastWest, 4};
  EXPECT_EQ(score(hand, Side::NorthSouth), 8);
  EXPECT_EQ(score(hand, Side::EastWest), -8);
  hand.penalty = Penalty{PenaltyKind::Rams, Side::NorthSouth, 2};
  EXPECT_EQ(score(hand, Side::NorthSouth), -6);
  hand.penalty.reset();
  hand.overbid = true;
  hand.declarer = Seat::East;
  EXPECT_EQ(score(hand, Side::NorthSouth), 24);
}

TEST(HandScore, IsToOnePairWhatTheOtherLosesWhereverTheHandStandsInARound) {
  constexpr std::uint64_t kSeed = 47;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  testing::Rng rng(kSeed);
  int pairs = 0;
  for (const games::Options& options : games::All::each_options()) {
    const Shape shape = games::shape(options);
    for (int hands = 0; shape.seating.pairs && hands < 24;
         ++hands) {  // more than any match of some
      const Seat dealer = shape.table()[static_cast<std::size_t>(hands) % 4];
      auto match = games::take_up(options, games::blank_sheet(options), hands, dealer);
      match = must(games::deal_hand(std::move(match), dealer, testing::random_deal(rng, shape)));
      while (games::hand_in_play(match)) {
        const SeatList turn = games::to_act(match);
        const Seat seat = turn[pick(rng, turn.size())];
        const auto legal = games::legal_actions(match, seat);
        match = must(games::apply(std::move(match), seat, legal[pick(rng, legal.size())]));
      }
      const auto result = games::result_of(*games::hand_so_far(match));
      EXPECT_EQ(games::hand_score(result, Side::NorthSouth),
                -games::hand_score(result, Side::EastWest).value());
      ++pairs;
    }
  }
  EXPECT_EQ(pairs, 4 * 24);
  const auto alone = games::blank_hand(games::default_options(*games::find("tarock")));
  EXPECT_FALSE(games::hand_score(games::result_of(alone), Side::NorthSouth));
}

}  // namespace
}  // namespace avinas
