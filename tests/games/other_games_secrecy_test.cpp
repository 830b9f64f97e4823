// SPDX-License-Identifier: MIT
// S7.1, E6.1, U6.1, O7.1, K7.1: an observer of a game beside Avinas is shown the same in every
// world that they cannot tell apart from the true one. The worlds come from the rule books, not
// from the engine's views.
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

/// The cards that the deal shows to all: the dealer's last one where trumps are turned (E2.3,
/// U2.3), in other games none.
template <typename G>
CardSet open_in_the_deal(const Course<G>& course) {
  constexpr bool turned = requires(const typename G::PublicView& view) { view.turned; };
  return turned ? CardSet::of(course.deal[course.dealer].back()) : CardSet();
}

/// The seat that took the cards which nobody was dealt, or laid cards away for them.
template <typename G>
std::optional<Seat> taker(const Course<G>& course) {
  for (const SeatAction& taken : course.actions) {
    const bool takes =
        std::holds_alternative<Take>(taken.action) || std::holds_alternative<Lay>(taken.action);
    if (takes) return taken.seat;
  }
  return std::nullopt;
}

/// The cards that an observer has seen in an exchange, or in a hand that lies open: by what was
/// done, not by a view.
template <typename G>
CardSet seen_besides(const Course<G>& course, Observer observer) {
  const bool took = observer.seat && taker(course) == observer.seat;
  return took ? CardSet::of_all(course.deal.rest) : CardSet();
}
CardSet seen_besides(const Course<games::Sixbid>& course, Observer observer) {
  const auto match = replay(course);
  const auto& hand = *hand_of(*match);
  const bool soloist = observer.seat && hand.soloist == observer.seat;
  CardSet seen;
  if (soloist && hand.contract == sixbid::Contract::Frog) seen = CardSet::of_all(course.deal.rest);
  if (hand.asked) seen.insert(*hand.asked);
  const bool knows_gift = soloist || (observer.seat && hand.asked_of == observer.seat);
  if (hand.given && knows_gift) seen.insert(*hand.given);
  const auto* playing = std::get_if<sixbid::Playing>(&match->phase);
  return playing ? seen | open_hand(*playing) : seen;
}

/// The cards that the observer has not seen: not dealt to that seat or taken by it, not shown, and
/// not played.
template <typename G>
CardSet unseen(const Course<G>& course, Observer observer) {
  CardSet set = CardSet::of_all(shape(course.options).pack) - open_in_the_deal(course);
  if (observer.seat) {
    for (const Card card : course.deal[*observer.seat]) set.erase(card);
  }
  for (const SeatAction& taken : course.actions) {
    if (const auto* play = std::get_if<Play>(&taken.action)) set.erase(play->card);
  }
  return set - seen_besides(course, observer);
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
  if (a == b || holds_both(course.deal.rest) ||
      std::ranges::any_of(course.deal.items, holds_both)) {
    return std::nullopt;
  }
  Course<G> other = course;
  const auto swapped = [&](Card card) { return card == a ? b : card == b ? a : card; };
  for (auto& hand : other.deal.items) {
    for (Card& card : hand) card = swapped(card);
  }
  for (Card& card : other.deal.rest) card = swapped(card);
  // Another has laid away the card that stood in its place, or any others.
  for (SeatAction& taken : other.actions) {
    if (auto* give = std::get_if<Give>(&taken.action)) give->card = swapped(give->card);
    auto* lay = std::get_if<Lay>(&taken.action);
    if (!lay || observer.is(taken.seat)) continue;
    const auto& held = other.deal[taken.seat];
    const bool any = pick(rng, 2) != 0;
    std::vector<Card> laid;
    for (const Card card : lay->cards) {
      laid.push_back(any ? held[pick(rng, held.size())] : swapped(card));
    }
    *lay = Lay(laid);
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
    typename G::Options options;
    testing::randomize(options, rng);
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
using OtherGames = games::All::Apply<AllButFirst>;
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

}  // namespace
}  // namespace avinas
