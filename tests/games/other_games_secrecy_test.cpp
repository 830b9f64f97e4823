// SPDX-License-Identifier: MIT
// S7.1, E6.1: an observer of a game beside Avinas is shown the same in every world that they cannot
// tell apart from the true one. The worlds come from the rule books, not from the engine's views.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "engine/games/match.hpp"
#include "tests/support/any_options.hpp"

namespace avinas {
namespace {

using testing::pick;
using testing::Rng;

constexpr std::uint64_t kSeed = 7;

template <typename G>
struct Course {
  typename G::Options options;
  Seat dealer;
  ClaimedDeal deal;
  std::vector<SeatAction> actions;
};

template <typename G>
std::optional<typename G::MatchState> replay(const Course<G>& course) {
  using MatchState = typename G::MatchState;
  auto next = deal_hand(start_match(course.options, course.dealer), course.dealer, course.deal);
  for (const auto& [seat, action] : course.actions) {
    auto* now = std::get_if<MatchState>(&next);
    if (!now) return std::nullopt;
    next = apply(std::move(*now), seat, action);
  }
  if (auto* now = std::get_if<MatchState>(&next)) return std::move(*now);
  return std::nullopt;
}

/// The cards that the deal shows to all: none in Sjavs, the dealer's last one in Einwerfen (E2.3).
CardSet open_in_the_deal(const Course<games::Sjavs>&) { return {}; }
CardSet open_in_the_deal(const Course<games::Einwerfen>& course) {
  return CardSet::of(course.deal[course.dealer].back());
}

/// The cards that the observer has not seen: not dealt to that seat, not shown, and not played.
template <typename G>
CardSet unseen(const Course<G>& course, Observer observer) {
  CardSet set = CardSet::full_pack() - open_in_the_deal(course);
  if (observer.seat) {
    for (const Card card : course.deal[*observer.seat]) set.erase(card);
  }
  for (const SeatAction& taken : course.actions) {
    if (const auto* play = std::get_if<Play>(&taken.action)) set.erase(play->card);
  }
  return set;
}

/// The same course with two unseen cards of different hands exchanged; nothing if there are none.
template <typename G>
std::optional<Course<G>> exchanged(const Course<G>& course, Observer observer, Rng& rng) {
  std::vector<Card> cards;
  unseen(course, observer).for_each([&](Card card) { cards.push_back(card); });
  if (cards.size() < 2) return std::nullopt;
  const Card a = cards[pick(rng, cards.size())], b = cards[pick(rng, cards.size())];
  const auto holds_both = [&](const auto& hand) {
    return std::ranges::count(hand, a) + std::ranges::count(hand, b) > 1;
  };
  if (a == b || std::ranges::any_of(course.deal.items, holds_both)) return std::nullopt;
  Course<G> other = course;
  for (auto& hand : other.deal.items) {
    for (Card& card : hand) card = card == a ? b : card == b ? a : card;
  }
  return other;
}

template <typename G>
struct Shown {
  typename G::PublicView all;
  typename G::OwnView own;
  CompletedTricks tricks;
  bool operator==(const Shown&) const = default;
};
template <typename G>
using Door = std::function<Shown<G>(const typename G::MatchState&, Observer)>;

template <typename G>
Shown<G> as_it_is(const typename G::MatchState& state, Observer observer) {
  return {public_view(state), own_view(state, observer), completed_tricks(state, observer)};
}

/// Plays at random as far as `length` actions or the hand's end.
template <typename G>
typename G::MatchState play_on(Course<G>& course, std::size_t length, Rng& rng) {
  auto state = *replay(course);
  while (hand_in_play(state) && course.actions.size() < length) {
    std::vector<SeatAction> all;
    for (const Seat seat : kAllSeats) {
      for (const Action& action : legal_actions(state, seat)) all.push_back({seat, action});
    }
    course.actions.push_back(all[pick(rng, all.size())]);
    state = std::get<typename G::MatchState>(
        apply(state, course.actions.back().seat, course.actions.back().action));
  }
  return state;
}

/// Compares what is shown in many worlds; the first difference as a text, or nothing.
template <typename G>
std::string interference(const Door<G>& show) {
  constexpr int kWorlds = 20'000;
  Rng rng(kSeed);
  for (int found = 0; found < kWorlds;) {
    Course<G> course{{}, static_cast<Seat>(pick(rng, 4)), testing::random_deal(rng), {}};
    testing::randomize(course.options, rng);
    const auto state = play_on(course, pick(rng, 37), rng);
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

/// A door that tells more: `spoil` changes what is shown.
template <typename G, typename Spoil>
std::string leak(Spoil spoil) {
  return interference<G>([spoil](const typename G::MatchState& state, Observer observer) {
    Shown<G> shown = as_it_is<G>(state, observer);
    spoil(shown, state, observer);
    return shown;
  });
}

template <typename G>
struct OtherGamesSecrecy : ::testing::Test {};
template <typename First, typename... Rest>
using AllButFirst = ::testing::Types<Rest...>;
using OtherGames = games::All::Apply<AllButFirst>;
TYPED_TEST_SUITE(OtherGamesSecrecy, OtherGames);

TYPED_TEST(OtherGamesSecrecy, S7_1_E6_1_WhatAnObserverIsShownIsTheSameInEveryWorldAlikeToThem) {
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  EXPECT_EQ(interference<TypeParam>(as_it_is<TypeParam>), "");
}

TYPED_TEST(OtherGamesSecrecy, AViewThatTellsMoreIsFound) {
  using G = TypeParam;
  const auto hand_of = [](const auto& match, Seat seat) {
    return own_view(match, Observer::of(seat));
  };
  EXPECT_NE(leak<G>([&](auto& shown, const auto& match, Observer who) {
              if (!who.seat) shown.own.hand = hand_of(match, Seat::North).hand;
            }),
            "")
      << "a spectator sees North";
  EXPECT_NE(leak<G>([&](auto& shown, const auto& match, Observer who) {
              if (who.seat) shown.own.trumps = hand_of(match, partner_of(*who.seat)).trumps;
            }),
            "")
      << "partners see each other's trumps";
  EXPECT_NE(leak<G>([&](auto& shown, const auto& match, Observer who) {
              if (!who.seat) return;
              const auto other = hand_of(match, left_of(*who.seat));
              shown.all.card_counts[Seat::North] = static_cast<std::uint8_t>(other.trumps.size());
            }),
            "")
      << "the number of trumps in another hand";
  EXPECT_NE(leak<G>([&](auto& shown, const auto& match, Observer) {
              shown.own.ranked = hand_of(match, shown.all.to_act[0]).ranked;
            }),
            "")
      << "the cards of the player whose turn it is";
  EXPECT_NE(leak<G>([&](auto& shown, const auto& match, Observer) {
              shown.own.legal = legal_actions(match, shown.all.to_act[0]);
            }),
            "")
      << "what another may do";
  EXPECT_NE(leak<G>([&](auto& shown, const auto& match, Observer) {
              for (const Seat seat : kAllSeats) {
                const auto held = hand_of(match, seat).hand;
                if (!held.empty() && held[0].suit() == Suit::Clubs) shown.all.sheet = {};
                if (!held.empty() && held[0].suit() != Suit::Clubs) shown.all.hand_number = 99;
              }
            }),
            "")
      << "a number tells of a suit";
}

TEST(SjavsSecrecy, TheLengthsOfAnotherHandAreFound) {
  EXPECT_NE(leak<games::Sjavs>([](auto& shown, const auto& match, Observer who) {
              if (who.seat)
                shown.own.lengths = own_view(match, Observer::of(left_of(*who.seat))).lengths;
            }),
            "");
}

TEST(EinwerfenSecrecy, AnotherCardThanTheTurnedOneIsFound) {
  EXPECT_NE(leak<games::Einwerfen>([](auto& shown, const auto& match, Observer) {
              const auto hand = own_view(match, Observer::of(shown.all.dealer)).hand;
              if (!hand.empty()) shown.all.turned = hand[0];
            }),
            "");
}

TEST(SjavsView, EachSeatSeesItsOwnHandTheTrickAndTheCallsAndNobodyElsesCards) {
  Rng rng(kSeed);
  auto state = sjavs::start_match(sjavs::Options{}, Seat::North);
  const ClaimedDeal deal = testing::random_deal(rng);
  state = std::get<sjavs::MatchState>(deal_hand(state, Seat::North, deal));
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
}  // namespace avinas
