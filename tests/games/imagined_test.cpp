// SPDX-License-Identifier: MIT
// The player of any game: lawful, repeatable, and with worlds to think of.
#include "players/imagined/imagined.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/sjavs/ranking.hpp"
#include "players/imagined/last_tricks.hpp"
#include "players/imagined/worlds.hpp"
#include "players/seats/player.hpp"
#include "tests/support/any_options.hpp"

namespace avinas::games {
namespace {

using testing::must;
using testing::pick;
using testing::Rng;

constexpr std::uint64_t kSeedOfWorlds = 5;
constexpr int kWorlds = 4;

/// The seat that acts and what it does.
template <typename Decide>
SeatAction next(Decide decide) {
  for (const Seat seat : kAllSeats) {
    if (const auto action = decide(seat)) return {seat, *action};
  }
  throw std::runtime_error("nobody acts");
}

template <typename G>
class Imagined : public ::testing::Test {};
using Games = All::Apply<::testing::Types>;
TYPED_TEST_SUITE(Imagined, Games);

TYPED_TEST(Imagined, PlaysWholeHandsLawfullyAndTheSameWithTheSameSeed) {
  Rng rng(kSeedOfWorlds);
  MatchState match = start_match(typename TypeParam::Options{}, Seat::North);
  for (int hands = 0; hands < 3 && !outcome_of(match); ++hands) {
    match = must(deal_hand(match, next_dealer(match), testing::random_deal(rng, shape(match))));
    std::uint64_t seed = 0;
    while (hand_in_play(match)) {
      ++seed;
      const auto decide = [&](Seat seat) {
        return imagined::decide(knowledge(match, Observer::of(seat)), kWorlds, seed);
      };
      const SeatAction taken = next(decide);
      ASSERT_EQ(decide(taken.seat), taken.action);
      match = must(apply(match, taken.seat, taken.action));
    }
  }
}

TYPED_TEST(Imagined, SaysNothingForASeatThatIsNotToActAndForSpectators) {
  Rng rng(kSeedOfWorlds);
  MatchState match = start_match(typename TypeParam::Options{}, Seat::North);
  match = must(deal_hand(match, Seat::North, testing::random_deal(rng, shape(match))));
  const SeatList turn = common(public_view(match)).to_act;
  for (const Seat seat : kAllSeats) {
    const bool acts = std::find(turn.begin(), turn.end(), seat) != turn.end();
    EXPECT_EQ(imagined::decide(knowledge(match, Observer::of(seat)), kWorlds, 1).has_value(), acts);
  }
  EXPECT_FALSE(imagined::decide(knowledge(match, Observer::spectator()), kWorlds, 1));
}

/// In a deal that shows a seat the same, the seat is given the same knowledge to the last card, and
/// its bot does the same.
TYPED_TEST(Imagined, KnowsAndDoesTheSameWhereTheUnseenCardsLieOtherwise) {
  using G = TypeParam;
  Rng rng(kSeedOfWorlds);
  int asked = 0;
  for (int hand = 0; hand < 30; ++hand) {
    typename G::Options options;
    testing::randomize(options, rng);
    const Seat dealer = testing::random_seat(rng, shape(options));
    auto match = std::get<typename G::MatchState>(
        deal_hand(start_match(options, dealer), dealer, testing::random_deal(rng, shape(options))));
    while (hand_in_play(match)) {
      const Seat seat = public_view(match).to_act[0];
      const auto all = public_view(match);
      const auto own = own_view(match, Observer::of(seat));
      const CompletedTricks tricks = completed_tricks(match, own.observer);
      const imagined::Worlds<G> worlds(all, own, tricks);
      auto other = worlds.draw(rng);
      for (int tries = 0; tries < 100 && !other; ++tries) other = worlds.draw(rng);
      // A world may have dealt the seat its own cards in another order, which the seat would see.
      const bool alike = other && own_view(*other, own.observer).hand == own.hand;
      if (alike && hand_so_far(*other)->deal != hand_so_far(match)->deal) {
        ++asked;
        ASSERT_EQ(public_view(*other), all);
        ASSERT_EQ(own_view(*other, own.observer), own);
        ASSERT_EQ(completed_tricks(*other, own.observer), tricks);
        const auto decided = [&](const typename G::MatchState& state) {
          return players::decide(knowledge(MatchState(state), own.observer), BotLevel::Learner, 1);
        };
        ASSERT_EQ(decided(*other), decided(match));
      }
      match = std::get<typename G::MatchState>(
          apply(match, seat, own.legal[pick(rng, own.legal.size())]));
    }
  }
  EXPECT_GT(asked, 50) << "seed " << kSeedOfWorlds;
}

TYPED_TEST(Imagined, FindsAWorldAtNearlyEveryDecisionOfHandsPlayedAtRandom) {
  using G = TypeParam;
  Rng rng(kSeedOfWorlds);
  int decisions = 0, without = 0;
  for (int hand = 0; hand < 60; ++hand) {
    typename G::Options options;
    testing::randomize(options, rng);
    const Seat dealer = testing::random_seat(rng, shape(options));
    auto match = std::get<typename G::MatchState>(
        deal_hand(start_match(options, dealer), dealer, testing::random_deal(rng, shape(options))));
    while (hand_in_play(match)) {
      const auto all = public_view(match);
      std::vector<SeatAction> lawful;
      for (const Seat seat : all.to_act) {
        const auto own = own_view(match, Observer::of(seat));
        const CompletedTricks tricks = completed_tricks(match, own.observer);
        const imagined::Worlds<G> worlds(all, own, tricks);
        bool found = false;
        for (int tries = 0; tries < 2000 && !found; ++tries) found = worlds.draw(rng).has_value();
        ++decisions;
        without += !found;
        for (const Action& action : own.legal) lawful.push_back({seat, action});
      }
      const auto& [seat, action] = lawful[pick(rng, lawful.size())];
      match = std::get<typename G::MatchState>(apply(match, seat, action));
    }
  }
  EXPECT_GT(decisions, 500);
  // A length of seven or eight is so rare that no try may deal it.
  const int most = std::is_same_v<G, games::Sjavs> ? decisions / 200 : decisions / 1000;
  EXPECT_LE(without, most) << "of " << decisions << ", seed " << kSeedOfWorlds;
}

int by_trying_all(const PerSeat<CardSet>& held, const Trick& trick, const Order& order, Duty duty,
                  Side side);

/// The same once the seat to play has played that card.
int after(PerSeat<CardSet> held, Trick trick, const Order& order, Duty duty, Side side, Card card) {
  held[trick_turn(trick)].erase(card);
  trick.cards.push_back({trick_turn(trick), Play{card}});
  int points = 0;
  if (trick.full()) {
    const Seat winner = best_of(trick, order).seat;
    for (const PlayedCard& played : trick.cards) points += order.points_of(played.play.card);
    points *= side_of(winner) == side ? 1 : -1;
    trick = next_trick(trick, winner);
  }
  return points + by_trying_all(held, trick, order, duty, side);
}

/// The points that `side` takes more than the other, by trying every card of every hand.
int by_trying_all(const PerSeat<CardSet>& held, const Trick& trick, const Order& order, Duty duty,
                  Side side) {
  const Seat seat = trick_turn(trick);
  if (held[seat].empty()) return 0;
  const CardSet cards = trick.cards.empty() ? held[seat] : playable(held[seat], trick, order, duty);
  const int sign = side_of(seat) == side ? 1 : -1;
  int best = -1000;
  cards.for_each([&](Card card) {
    best = std::max(best, sign * after(held, trick, order, duty, side, card));
  });
  return sign * best;
}

TEST(LastTricks, TheCardChosenIsAsGoodAsAnyFoundByTryingAll) {
  Rng rng(kSeedOfWorlds);
  for (int i = 0; i < 400; ++i) {
    const Suit trump = kAllSuits[pick(rng, kAllSuits.size())];
    const bool sueca = pick(rng, 3) == 0;  // the other way round, and other cards count
    const Shape shape = sueca ? sueca::kShape : Shape{};
    const Order& order = sueca ? sueca::order(trump) : sjavs::order(trump);
    const Duty duty = pick(rng, 2) != 0 ? Duty::Overtrump : Duty::Free;
    const ClaimedDeal deal = testing::random_deal(rng, shape);
    PerSeat<CardSet> held;
    for (const Seat seat : kAllSeats) {
      for (std::size_t card = 0; card < 3; ++card) held[seat].insert(deal[seat][card]);
    }
    Trick trick{6, static_cast<Seat>(pick(rng, 4)), {}, shape.way};
    for (std::size_t lying = pick(rng, 4); lying > 0; --lying) {
      const Seat seat = trick_turn(trick);
      const CardSet may =
          trick.cards.empty() ? held[seat] : playable(held[seat], trick, order, duty);
      std::vector<Card> cards;
      may.for_each([&](Card card) { cards.push_back(card); });
      const Card card = cards[pick(rng, cards.size())];
      held[seat].erase(card);
      trick.cards.push_back({seat, Play{card}});
    }
    const Seat seat = trick_turn(trick);
    const Card best = imagined::best_card(held, trick, order, duty);
    const int value = by_trying_all(held, trick, order, duty, side_of(seat));
    EXPECT_EQ(after(held, trick, order, duty, side_of(seat), best), value) << to_text(best);
  }
}

}  // namespace
}  // namespace avinas::games
