// SPDX-License-Identifier: MIT
// Conformance: what must hold at every step of ten thousand random matches.
#include "tests/support/random_play.hpp"

#include <gtest/gtest.h>

#include "engine/avinas/model/ranking.hpp"
#include "engine/avinas/rules/view.hpp"

namespace avinas {
using namespace testing;

constexpr int kMatches = 10'000;
/// Rams never end a match, so random play could go on; far above what is met.
constexpr int kMaxHands = 2'000;

/// Every action that could be thought of: the truth about legality is asked for each.
std::vector<Action> every_action() {
  std::vector<Action> all{Pass{}, Knock{}, Stop{}};
  for (int length = 0; length <= 9; ++length) all.insert(all.end(), {Bid{length}, Better{length}});
  for (Suit suit : kAllSuits) all.push_back(NameTrump{suit});
  for (const Card card : kPack) {
    all.push_back(Play{card});
    all.push_back(Play{card, true});
    all.push_back(Play{card, true, Signal::Valuable});
    all.push_back(Play{card, true, Signal::Worthless});
    all.push_back(Play{card, false, Signal::Valuable});
  }
  return all;
}

void expect_legal_is_what_apply_accepts(const MatchState& state) {
  static const std::vector<Action> kEvery = every_action();
  for (Seat seat : kAllSeats) {
    const auto legal = legal_actions(state, seat);
    std::size_t accepted = 0;
    for (const Action& action : kEvery) {
      const bool ok = std::holds_alternative<MatchState>(apply(state, seat, action));
      const bool listed = std::find(legal.begin(), legal.end(), action) != legal.end();
      ASSERT_EQ(ok, listed) << "action kind " << action.index();
      accepted += ok;
    }
    ASSERT_EQ(accepted, legal.size());
  }
}

void expect_conserved(const MatchState& state) {
  const auto* playing = std::get_if<Playing>(&state.phase);
  if (!playing) return;
  int held_cards = 0, held_points = 0;
  CardSet held;
  for (Seat seat : kAllSeats) {
    ASSERT_TRUE((held & playing->hand.held[seat]).empty());
    held = held | playing->hand.held[seat];
  }
  held.for_each([&](Card c) { ++held_cards, held_points += c.points(); });
  int trick_points = 0;
  for (const PlayedCard& p : playing->trick.cards) trick_points += p.play.card.points();
  const int tricks = playing->tricks[Side::NorthSouth] + playing->tricks[Side::EastWest];
  const int points = playing->points[Side::NorthSouth] + playing->points[Side::EastWest];
  ASSERT_EQ(held_cards + int(playing->trick.cards.size()) + 4 * tricks, kPackSize);
  ASSERT_EQ(held_points + trick_points + points, 120);
}

struct DealtHandOf {
  Seat dealer;
  ClaimedDeal deal;
  std::vector<SeatAction> actions;
};

void expect_replay_gives(const MatchState& end, Seat first, const std::vector<DealtHandOf>& hands) {
  MatchState state = start_match(end.options, first);
  for (const DealtHandOf& hand : hands) {
    state = must(deal_hand(std::move(state), hand.dealer, hand.deal));
    for (const SeatAction& a : hand.actions)
      state = must(apply(std::move(state), a.seat, a.action));
  }
  for (Seat seat : kAllSeats) {
    ASSERT_EQ(view(state, Observer::of(seat)), view(end, Observer::of(seat)));
  }
  ASSERT_EQ(hand_so_far(state), hand_so_far(end));
}

void play_one_match(std::uint64_t seed, bool exhaustive) {
  SCOPED_TRACE("seed " + std::to_string(seed));
  Rng rng(seed);
  const Seat first = static_cast<Seat>(pick(rng, 4));
  MatchState state = start_match(random_options(rng), first);
  std::vector<DealtHandOf> hands;
  while (!outcome_of(state)) {
    ASSERT_LT(state.hands_dealt, kMaxHands) << "the match does not end";
    hands.push_back({next_dealer(state), random_deal(rng), {}});
    state = must(deal_hand(std::move(state), hands.back().dealer, hands.back().deal));
    while (hand_in_play(state)) {
      if (exhaustive) expect_legal_is_what_apply_accepts(state);
      expect_conserved(state);
      const SeatAction next = random_action(state, rng);
      hands.back().actions.push_back(next);
      state = must(apply(std::move(state), next.seat, next.action));
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
  if (exhaustive) expect_legal_is_what_apply_accepts(state);
  expect_replay_gives(state, first, hands);
}

TEST(RandomPlay, TenThousandMatchesConserveCardsAndPointsEndAndReplayTheSame) {
  for (std::uint64_t seed = 1; seed <= kMatches && !HasFatalFailure(); ++seed) {
    play_one_match(seed, false);
  }
}

TEST(RandomPlay, LegalActionsAreExactlyWhatApplyAccepts) {
  for (std::uint64_t seed = 1; seed <= 150 && !HasFatalFailure(); ++seed) {
    play_one_match(seed, true);
  }
}

TEST(RandomPlay, R5_3_SomebodyElseAlwaysHoldsATrumpWhenTheSecondLeaderHasNone) {
  Rng rng(99);
  int face_down_leads = 0;
  MatchState state = start_match({}, Seat::North);
  for (int hand = 0; hand < 3'000; ++hand) {
    state = must(deal_hand(start_match({}, Seat::North), Seat::North, random_deal(rng)));
    while (hand_in_play(state)) {
      const SeatAction next = random_action(state, rng);
      const auto* play = std::get_if<Play>(&next.action);
      if (play && play->face_down) {
        ++face_down_leads;
        const auto& playing = std::get<Playing>(state.phase);
        int others = 0;
        for (Seat seat : kAllSeats) {
          if (seat != next.seat) others += (playing.hand.held[seat] & trumps(playing.trump)).size();
        }
        ASSERT_GT(others, 0);
      }
      state = must(apply(std::move(state), next.seat, next.action));
    }
  }
  EXPECT_GT(face_down_leads, 20);
}

}  // namespace avinas
