// SPDX-License-Identifier: MIT
// S7.1, E6.1, U6.1, O7.1, K7.1: an observer of a game beside Avinas, or of the toy, is shown the
// same in every world that they cannot tell apart from the true one. The worlds come from the rule
// books, not from the engine's views.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "tests/games/worlds_alike.hpp"
#include "tests/support/toy_game.hpp"

namespace avinas {
namespace {

using testing::Course;
using testing::exchanged;
using testing::pick;
using testing::randomize;
using testing::replay;
using testing::Rng;

constexpr std::uint64_t kSeed = 7;

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
    typename G::Options options;
    randomize(options, rng);
    Course<G> course{options,
                     testing::random_seat(rng, shape(options)),
                     testing::random_deal(rng, shape(options)),
                     {}};
    const auto state = play_on(course, pick(rng, shape(options).pack.size() + 5), rng);
    if (!hand_in_play(state)) continue;
    for (int observers = 0; observers < 5; ++observers) {
      if (observers < 4 && !shape(options).seating.has(static_cast<Seat>(observers))) continue;
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
using OtherGames = games::AllAndToy::Apply<AllButFirst>;
TYPED_TEST_SUITE(OtherGamesSecrecy, OtherGames);

TYPED_TEST(OtherGamesSecrecy,
           S7_1_E6_1_U6_1_O7_1_K7_1_WhatAnObserverIsShownIsTheSameInEveryWorldAlikeToThem) {
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  EXPECT_EQ(interference<TypeParam>(as_it_is<TypeParam>), "");
}

template <typename Match>
auto seen_by(const Match& match, Seat seat) {
  return own_view(match, Observer::of(seat));
}
template <typename Match>
Seat after(const Match& match, Seat seat) {
  return shape(match.options).next(seat);
}

TYPED_TEST(OtherGamesSecrecy, AViewThatTellsMoreIsFound) {
  using G = TypeParam;
  EXPECT_NE(leak<G>([&](auto& shown, const auto& match, Observer who) {
              if (!who.seat) shown.own.hand = seen_by(match, Seat::North).hand;
            }),
            "")
      << "a spectator sees North";
  EXPECT_NE(leak<G>([&](auto& shown, const auto& match, Observer who) {
              if (who.seat) shown.own.ranked = seen_by(match, after(match, *who.seat)).ranked;
            }),
            "")
      << "a seat sees the cards of the next";
  EXPECT_NE(leak<G>([&](auto& shown, const auto& match, Observer who) {
              if (!who.seat) return;
              const auto other = seen_by(match, after(match, *who.seat)).hand;
              shown.all.card_counts[Seat::North] = static_cast<std::uint8_t>(
                  std::ranges::count(other, Suit::Clubs, [](Card card) { return card.suit(); }));
            }),
            "")
      << "the number of clubs in another hand";
  EXPECT_NE(leak<G>([&](auto& shown, const auto& match, Observer) {
              shown.own.ranked = seen_by(match, shown.all.to_act[0]).ranked;
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
                const auto held = seen_by(match, seat).hand;
                if (!held.empty() && held[0].suit() == Suit::Clubs) shown.all.sheet = {};
                if (!held.empty() && held[0].suit() != Suit::Clubs) shown.all.hand_number = 99;
              }
            }),
            "")
      << "a number tells of a suit";
}

TYPED_TEST(OtherGamesSecrecy, AViewThatTellsOfCardsThatAreHeldIsFound) {
  using G = TypeParam;
  EXPECT_NE(leak<G>([&](auto& shown, const auto& match, Observer) {
              shown.own.trumps = seen_by(match, after(match, shown.all.to_act[0])).hand;
            }),
            "")
      << "the cards of the player after the one to act";
  EXPECT_NE(leak<G>([&](auto& shown, const auto& match, Observer) {
              const auto held = seen_by(match, shown.all.dealer).hand;
              if (held.size() > 1 && held[0].index() < held[1].index()) shown.all.to_act = {};
            }),
            "")
      << "the order of two of the dealer's cards";
  EXPECT_NE(leak<G>([&](auto& shown, const auto& match, Observer) {
              for (const Seat seat : shape(match.options).table()) {
                const auto held = seen_by(match, seat).hand;
                if (!held.empty()) shown.all.tricks.items[0] += held[0].points();
              }
            }),
            "")
      << "points of cards that are held";
  EXPECT_NE(leak<G>([&](auto& shown, const auto& match, Observer) {
              const auto held = seen_by(match, shown.all.dealer).hand;
              if (!held.empty()) shown.own.last_trick = LastTrickView{};
              if (!held.empty())
                shown.own.last_trick->trick.cards.push_back({Seat::North, held[0]});
            }),
            "")
      << "a card that is held, in the last trick";
  EXPECT_NE(leak<G>([&](auto& shown, const auto& match, Observer) {
              TrickView trick;
              for (const Seat seat : shape(match.options).table()) {
                const auto held = seen_by(match, seat).hand;
                if (!held.empty()) trick.cards.push_back({seat, held[0]});
              }
              shown.tricks.push_back(trick);
            }),
            "")
      << "a trick that was not played";
  EXPECT_NE(leak<G>([&](auto& shown, const auto& match, Observer) {
              shown.own.lengths = {};
              for (const Seat seat : shape(match.options).table()) {
                const auto held = seen_by(match, seat).hand;
                const bool aces =
                    std::ranges::any_of(held, [](Card card) { return card.rank() == Rank::Ace; });
                shown.own.lengths.push_back(aces);
              }
            }),
            "")
      << "who holds an ace";
}

TEST(SjavsSecrecy, TheLengthsOfAnotherHandAreFound) {
  EXPECT_NE(leak<games::Sjavs>([](auto& shown, const auto& match, Observer who) {
              if (who.seat)
                shown.own.lengths = own_view(match, Observer::of(left_of(*who.seat))).lengths;
            }),
            "");
}

template <typename G>
void expect_another_card_than_the_turned_one_is_found() {
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              const auto hand = own_view(match, Observer::of(shown.all.dealer)).hand;
              if (!hand.empty()) shown.all.turned = hand[0];
            }),
            "");
}
TEST(TurnedSecrecy, AnotherCardThanTheTurnedOneIsFound) {
  expect_another_card_than_the_turned_one_is_found<games::Einwerfen>();
  expect_another_card_than_the_turned_one_is_found<games::Sueca>();
}

TEST(OwcyGlowaSecrecy, TheSoloistAndAGrannyThatIsHeldAreFound) {
  using G = games::OwcyGlowa;
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              shown.all.declarer = hand_so_far(match)->result.soloist;
            }),
            "");
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              const auto& playing = std::get<owcyglowa::Playing>(match.phase);
              for (const Seat seat : shape(match.options).table()) {
                const bool held = playing.hand.held[seat].contains(owcyglowa::kGrannies[0]);
                if (held) shown.all.grannies[0] = seat;
              }
            }),
            "");
}

TEST(KlorsjavsSecrecy, TheCatAndTheCardsLaidAwayAreFound) {
  using G = games::Klorsjavs;
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              for (const Card card : hand_of(match)->dealt.rest()) shown.own.ranked.push_back(card);
            }),
            "")
      << "the cat";
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              shown.own.laid = {};
              hand_of(match)->laid.for_each([&](Card card) { shown.own.laid.push_back(card); });
            }),
            "")
      << "the cards laid away";
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              shown.all.hand_number = hand_so_far(match)->result.lies;
            }),
            "")
      << "the points laid away";
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              hand_of(match)->laid.for_each([&](Card card) {
                if (card.suit() == Suit::Hearts) shown.all.card_counts[Seat::North] = 9;
              });
            }),
            "")
      << "a suit of them";
}

TEST(TarockSecrecy, TheStockAndTheCardsLaidAwayAreFound) {
  using G = games::Tarock;
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              for (const Card card : hand_of(match)->dealt.rest()) shown.own.ranked.push_back(card);
            }),
            "")
      << "the stock";
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              shown.own.laid = {};
              hand_of(match)->laid.for_each([&](Card card) { shown.own.laid.push_back(card); });
            }),
            "")
      << "the cards laid away";
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              shown.all.hand_number = hand_so_far(match)->result.lies;
            }),
            "")
      << "the points laid away, or of the stock";
}

TEST(SixbidSecrecy, TheBlindTheLaidCardsTheGiftAndAHandBeforeItLiesOpenAreFound) {
  using G = games::Sixbid;
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              for (const Card card : hand_of(match)->dealt.rest()) shown.own.ranked.push_back(card);
            }),
            "")
      << "the blind";
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              shown.own.laid = {};
              hand_of(match)->laid.for_each([&](Card card) { shown.own.laid.push_back(card); });
            }),
            "")
      << "the cards laid away";
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              shown.own.given = hand_of(match)->given;
            }),
            "")
      << "the card that was given for the one called";
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              const auto given = hand_of(match)->given;
              if (given && given->suit() == Suit::Hearts) shown.all.card_counts[Seat::North] = 9;
            }),
            "")
      << "its suit";
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              const auto* playing = std::get_if<sixbid::Playing>(&match.phase);
              if (!playing || playing->hand.contract != sixbid::Contract::SpreadMisere) return;
              shown.all.open = {};
              playing->hand.held[*playing->hand.soloist].for_each(
                  [&](Card card) { shown.all.open.push_back(card); });
            }),
            "")
      << "the open hand before both others have played";
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              shown.all.hand_number = hand_so_far(match)->result.lies;
            }),
            "")
      << "the points of the blind";
}

TEST(SjavsAloneSecrecy, TheSkatTheLaidCardsTheirPointsAndACardFaceDownAreFound) {
  using G = games::SjavsAlone;
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              for (const Card card : hand_of(match)->dealt.rest()) shown.own.ranked.push_back(card);
            }),
            "")
      << "the skat";
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              shown.own.laid = {};
              hand_of(match)->laid.for_each([&](Card card) { shown.own.laid.push_back(card); });
            }),
            "")
      << "the cards laid away";
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              shown.all.hand_number = hand_so_far(match)->result.lies;
            }),
            "")
      << "their points, with those of the skat";
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer observer) {
              if (!observer.seat || !shown.all.rows) return;
              shown.own.ranked.push_back(hand_of(match)->dealt[*observer.seat][0]);
            }),
            "")
      << "the card face down in the first place, to its owner";
  EXPECT_NE(leak<G>([](auto& shown, const auto& match, Observer) {
              const auto dealt = hand_of(match)->dealt[Seat::South];
              const bool trump = dealt.size() == 16 && dealt[3].rank() == Rank::Jack;
              if (trump) shown.all.card_counts[Seat::South] = 13;
            }),
            "")
      << "whether a jack lies face down in the last";
}

}  // namespace
}  // namespace avinas
