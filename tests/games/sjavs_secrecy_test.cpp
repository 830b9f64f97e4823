// SPDX-License-Identifier: MIT
// S7.1: an observer of Sjavs is shown the same in every world that he cannot tell apart from the
// true one.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "engine/sjavs/match.hpp"
#include "engine/sjavs/view.hpp"
#include "tests/support/random_play.hpp"

namespace avinas::sjavs {
namespace {

using testing::pick;
using testing::Rng;

constexpr std::uint64_t kSeed = 7;

struct Course {
  Options options;
  Seat dealer;
  ClaimedDeal deal;
  std::vector<SeatAction> actions;
};

std::optional<MatchState> replay(const Course& course) {
  auto next = deal_hand(start_match(course.options, course.dealer), course.dealer, course.deal);
  for (const auto& [seat, action] : course.actions) {
    auto* now = std::get_if<MatchState>(&next);
    if (!now) return std::nullopt;
    next = apply(std::move(*now), seat, action);
  }
  if (auto* now = std::get_if<MatchState>(&next)) return std::move(*now);
  return std::nullopt;
}

/// The cards that the observer has not seen: not dealt to that seat, and not played.
CardSet unseen(const Course& course, Observer observer) {
  CardSet set = CardSet::full_pack();
  if (observer.seat) {
    for (const Card card : course.deal[*observer.seat]) set.erase(card);
  }
  for (const SeatAction& taken : course.actions) {
    if (const auto* play = std::get_if<Play>(&taken.action)) set.erase(play->card);
  }
  return set;
}

/// The same course with two unseen cards of different hands exchanged; nothing if there are none.
std::optional<Course> exchanged(const Course& course, Observer observer, Rng& rng) {
  std::vector<Card> cards;
  unseen(course, observer).for_each([&](Card card) { cards.push_back(card); });
  if (cards.size() < 2) return std::nullopt;
  const Card a = cards[pick(rng, cards.size())], b = cards[pick(rng, cards.size())];
  const auto holds_both = [&](const auto& hand) {
    return std::ranges::count(hand, a) + std::ranges::count(hand, b) > 1;
  };
  if (a == b || std::ranges::any_of(course.deal.items, holds_both)) return std::nullopt;
  Course other = course;
  for (auto& hand : other.deal.items) {
    for (Card& card : hand) card = card == a ? b : card == b ? a : card;
  }
  return other;
}

struct Shown {
  PublicView all;
  OwnView own;
  CompletedTricks tricks;
  bool operator==(const Shown&) const = default;
};
using Door = std::function<Shown(const MatchState&, Observer)>;

Shown as_it_is(const MatchState& state, Observer observer) {
  return {public_view(state), own_view(state, observer), completed_tricks(state, observer)};
}

/// Compares what is shown in many worlds; the first difference as a text, or nothing.
std::string interference(const Door& show, int worlds) {
  Rng rng(kSeed);
  for (int found = 0; found < worlds;) {
    Course course{{}, static_cast<Seat>(pick(rng, 4)), testing::random_deal(rng), {}};
    course.options.calls = static_cast<Calls>(pick(rng, 2));
    course.options.all_pass = static_cast<AllPass>(pick(rng, 2));
    course.options.overtrump = static_cast<Overtrump>(pick(rng, 2));
    const auto length = pick(rng, 37);
    MatchState state = *replay(course);
    while (hand_in_play(state) && course.actions.size() < length) {
      std::vector<SeatAction> all;
      for (const Seat seat : kAllSeats) {
        for (const Action& action : legal_actions(state, seat)) all.push_back({seat, action});
      }
      course.actions.push_back(all[pick(rng, all.size())]);
      state = std::get<MatchState>(
          apply(state, course.actions.back().seat, course.actions.back().action));
    }
    if (!hand_in_play(state)) continue;
    for (int observers = 0; observers < 5; ++observers) {
      const Observer observer =
          observers < 4 ? Observer::of(static_cast<Seat>(observers)) : Observer::spectator();
      for (int tries = 0; tries < 4; ++tries) {
        const auto other = exchanged(course, observer, rng);
        const auto there = other ? replay(*other) : std::nullopt;
        if (!there) continue;
        ++found;
        if (show(*there, observer) == show(state, observer)) continue;
        return "observer " + std::to_string(observers) + " after " +
               std::to_string(course.actions.size()) + " actions";
      }
    }
  }
  return {};
}

TEST(SjavsSecrecy, S7_1_WhatAnObserverIsShownIsTheSameInEveryWorldTheyCannotTellApart) {
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  EXPECT_EQ(interference(as_it_is, 20'000), "");
}

TEST(SjavsSecrecy, AViewThatTellsMoreIsFound) {
  const auto with = [](auto spoil) {
    return [spoil](const MatchState& state, Observer observer) {
      Shown shown = as_it_is(state, observer);
      spoil(shown, state, observer);
      return shown;
    };
  };
  EXPECT_NE(interference(with([](Shown& s, const MatchState& m, Observer o) {
                           if (!o.seat) s.own.hand = own_view(m, Observer::of(Seat::North)).hand;
                         }),
                         20'000),
            "")
      << "a spectator sees North";
  EXPECT_NE(interference(with([](Shown& s, const MatchState& m, Observer o) {
                           if (o.seat)
                             s.own.trumps = own_view(m, Observer::of(partner_of(*o.seat))).trumps;
                         }),
                         20'000),
            "")
      << "partners see each other's trumps";
  EXPECT_NE(interference(with([](Shown& s, const MatchState& m, Observer o) {
                           if (o.seat)
                             s.own.lengths = own_view(m, Observer::of(left_of(*o.seat))).lengths;
                         }),
                         20'000),
            "")
      << "the lengths of another hand";
  EXPECT_NE(interference(with([](Shown& s, const MatchState& m, Observer) {
                           s.own.legal = legal_actions(m, s.all.to_act[0]);
                         }),
                         20'000),
            "")
      << "what another may do";
}

TEST(SjavsView, EachSeatSeesItsOwnHandTheTrickAndTheCallsAndNobodyElsesCards) {
  Rng rng(kSeed);
  MatchState state = start_match(Options{}, Seat::North);
  const ClaimedDeal deal = testing::random_deal(rng);
  state = std::get<MatchState>(deal_hand(state, Seat::North, deal));
  for (const Seat seat : kAllSeats) {
    const OwnView own = own_view(state, Observer::of(seat));
    EXPECT_TRUE(std::equal(own.hand.begin(), own.hand.end(), deal[seat].begin(), deal[seat].end()));
    EXPECT_EQ(own.lengths.size(), kAllSuits.size());
    EXPECT_EQ(own.legal.empty(), seat != Seat::East);
  }
  const OwnView spectator = own_view(state, Observer::spectator());
  EXPECT_TRUE(spectator.hand.empty() && spectator.lengths.empty() && spectator.legal.empty());
}

}  // namespace
}  // namespace avinas::sjavs
