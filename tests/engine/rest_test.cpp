// SPDX-License-Identifier: MIT
// "The rest are mine": what is sure takes every trick, whatever the others hold and play; and what
// is said follows from what the seat was shown.
#include "engine/avinas/rules/rest.hpp"

#include <gtest/gtest.h>

#include "engine/avinas/rules/knowledge.hpp"
#include "engine/avinas/rules/play.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/other_worlds.hpp"

namespace avinas {
using namespace testing;

constexpr std::uint64_t kSeed = 7;

std::optional<std::vector<Card>> leads_of(const MatchState& state, Seat seat) {
  return sure_leads(knowledge(state, Observer::of(seat)));
}

/// Plays random hands and calls `visit(course, state, leader)` at each lead.
template <typename Visit>
void at_each_lead(Rng& rng, int hands, Visit visit) {
  for (int i = 0; i < hands; ++i) {
    Course course{random_options(rng), {}, 0, static_cast<Seat>(pick(rng, 4)), Deal(kHandSize), {}};
    const auto claimed = random_deal(rng);
    for (Seat seat : kAllSeats) std::copy_n(claimed[seat].begin(), 8, course.deal[seat].begin());
    MatchState state = *replay(course);
    while (hand_in_play(state)) {
      const auto* playing = std::get_if<Playing>(&state.phase);
      if (playing && playing->trick.cards.empty()) visit(course, state, trick_turn(playing->trick));
      const SeatAction next = random_action(state, rng);
      course.actions.push_back(next);
      state = must(apply(std::move(state), next.seat, next.action));
    }
  }
}

/// Plays those leads, the others any lawful card; false once a trick goes to somebody else.
bool takes_all(MatchState state, Seat leader, const std::vector<Card>& leads, Rng& rng) {
  for (const Card lead : leads) {
    state = must(apply(std::move(state), leader, Play{lead}));
    while (const auto* playing = std::get_if<Playing>(&state.phase)) {
      if (playing->trick.cards.empty()) break;
      const Seat turn = trick_turn(playing->trick);
      auto legal = legal_actions(state, turn);
      std::erase(legal, Action(Stop{}));
      state = must(apply(std::move(state), turn, legal[pick(rng, legal.size())]));
    }
    const auto* playing = std::get_if<Playing>(&state.phase);
    if (playing && playing->trick.leader != leader) return false;
    if (!playing) {
      const auto& last = std::get_if<HandOver>(&state.phase)
                             ? std::get<HandOver>(state.phase).last
                             : std::get<MatchOver>(state.phase).final_hand.last;
      if (last->winner != leader) return false;
    }
  }
  return true;
}

TEST(TheRest, WhatIsSureTakesEveryTrickWhateverTheOthersHoldAndPlay) {
  Rng rng(kSeed);
  int sure = 0, early = 0, worlds = 0;
  at_each_lead(rng, 3'000, [&](const Course& course, const MatchState& state, Seat leader) {
    const auto leads = leads_of(state, leader);
    if (!leads) return;
    ++sure;
    if (leads->size() > 1) ++early;
    for (int i = 0; i < 5; ++i) {
      const Course other =
          other_world(course, state, Observer::of(leader), rng, 6, worlds, Memory::Remembers);
      EXPECT_TRUE(takes_all(*replay(other), leader, *leads, rng)) << "seed " << kSeed;
    }
  });
  EXPECT_GT(sure, 500);
  EXPECT_GT(early, 100);
  EXPECT_GT(worlds, sure);
}

TEST(TheRest, TheAnswerIsTheSameInEveryWorldThatThePlayerCannotTellApart) {
  Rng rng(kSeed);
  int worlds = 0;
  at_each_lead(rng, 2'000, [&](const Course& course, const MatchState& state, Seat) {
    for (Seat seat : kAllSeats) {
      const Course other =
          other_world(course, state, Observer::of(seat), rng, 4, worlds, Memory::Remembers);
      EXPECT_EQ(leads_of(state, seat), leads_of(*replay(other), seat)) << "seed " << kSeed;
    }
  });
  EXPECT_GT(worlds, 10'000);
}

TEST(TheRest, IsPlayedOutToTheEndOfTheHandAndAllOfItIsTheLeaders) {
  Rng rng(kSeed);
  int played = 0;
  at_each_lead(rng, 1'000, [&](const Course& course, const MatchState& state, Seat leader) {
    const auto actions = play_out(state, leader);
    EXPECT_EQ(actions.has_value(), leads_of(state, leader).has_value());
    if (!actions) return;
    ++played;
    const auto& playing = std::get<Playing>(state.phase);
    Course whole = course;
    for (const SeatAction& each : *actions) whole.actions.push_back(each);
    const auto end = replay(whole);
    ASSERT_TRUE(end && !hand_in_play(*end));
    const HandResult result = hand_so_far(*end)->result;
    const int left = 8 - playing.tricks[Side::NorthSouth] - playing.tricks[Side::EastWest];
    EXPECT_EQ(result.tricks[side_of(leader)], playing.tricks[side_of(leader)] + left);
  });
  EXPECT_GT(played, 100);
}

/// Two tricks of a game in which East declares hearts and then holds the seven, Q, A, 10 and K of
/// them and one diamond; two trumps are out, both with West.
MatchState after_two_tricks(const std::string& diamond_of_east, const std::string& of_west) {
  MatchState state =
      must(deal_hand(start_match({}, Seat::North), Seat::North,
                     deal("AC TC KC 9C QD JD 8D 9D", "QC QS QH 7H AH TH KH " + diamond_of_east,
                          "AS TS KS 9S 8S 7S 9H 8C", "7C JC JS " + of_west + " KD 7D JH 8H")));
  for (const Seat seat : {Seat::East, Seat::West}) state = must(apply(state, seat, Pass{}));
  Seat turn = Seat::East;
  for (const char* card : {"QC", "9H", "8H", "JD", "QS", "AS", "JC", "QD"}) {
    state = must(apply(state, turn, play(card)));
    turn = left_of(turn);
  }
  return state;
}

TEST(TheRest, IsSureWhereTheHighestTrumpsDrawAllOthersAndEachPlainCardIsTheHighest) {
  const MatchState sure = after_two_tricks("AD", "TD");
  EXPECT_EQ(leads_of(sure, Seat::East), cards("7H QH AH TH KH AD"));
  EXPECT_FALSE(leads_of(sure, Seat::West));
  EXPECT_FALSE(leads_of(after_two_tricks("TD", "AD"), Seat::East)) << "the ace is out";
}

TEST(TheRest, IsNobodysBeforeTheThirdTrickNorOfAPlayerWhoDoesNotLead) {
  Rng rng(kSeed);
  at_each_lead(rng, 500, [&](const Course&, const MatchState& state, Seat leader) {
    const auto& playing = std::get<Playing>(state.phase);
    for (Seat seat : kAllSeats) {
      if (seat == leader && playing.trick.number >= 3) continue;
      EXPECT_FALSE(leads_of(state, seat)) << playing.trick.number;
    }
  });
}

TEST(TheRest, IsNotTheDefendersInANoSevensGameSinceTheDeclarersMayStop_R4_6) {
  Rng rng(kSeed);
  int seen = 0;
  at_each_lead(rng, 3'000, [&](const Course&, const MatchState& state, Seat leader) {
    const auto& playing = std::get<Playing>(state.phase);
    if (playing.hand.exposure.deciding) return;
    const bool declares = side_of(leader) == side_of(playing.contract.declarer);
    if (playing.trick.number == 8 && !declares) {
      ++seen;
      EXPECT_FALSE(leads_of(state, leader));
    }
  });
  EXPECT_GT(seen, 50);
}

}  // namespace avinas
