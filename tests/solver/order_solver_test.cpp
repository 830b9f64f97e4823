// SPDX-License-Identifier: MIT
// The solver over an order of cards, beside a search that tries every card.
#include "players/solver/order_solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "engine/sjavs/ranking.hpp"
#include "engine/sueca/options.hpp"
#include "engine/sueca/ranking.hpp"
#include "tests/support/random_play.hpp"

namespace avinas {
namespace {

using solver::OpenTricks;
using solver::OrderSolver;
using testing::pick;
using testing::Rng;

constexpr std::uint64_t kSeed = 41;

/// The cards that may be played now.
CardSet lawful_cards(const OpenTricks& open, const Order& order, Duty duty) {
  const CardSet held = open.held[trick_turn(open.trick)];
  return open.trick.cards.empty() ? held : playable(held, open.trick, order, duty);
}

/// The moment after the seat whose turn it is played `card`, which is lawful.
OpenTricks after(OpenTricks open, Card card, const Order& order) {
  const Seat seat = trick_turn(open.trick);
  open.held[seat].erase(card);
  open.trick.cards.push_back({seat, Play{card}});
  if (open.trick.cards.size() == kAllSeats.size()) {
    open.trick = next_trick(open.trick, best_of(open.trick, order).seat);
  }
  return open;
}

struct Gain {
  int points = 0, tricks = 0;
};

/// The gain of `side` by the trick that `card` completes; nothing where it completes none.
Gain gain_of(const OpenTricks& open, Card card, const Order& order, Side side) {
  const OpenTricks next = after(open, card, order);
  if (!next.trick.cards.empty() || side_of(next.trick.leader) != side) return {};
  Gain gain{order.points_of(card), 1};
  for (const PlayedCard& played : open.trick.cards)
    gain.points += order.points_of(played.play.card);
  return gain;
}

/// The most that `side` takes from here on, by `count`, trying every card of every hand.
template <typename Count>
int by_trying_all(const OpenTricks& open, const Order& order, Duty duty, Side side, Count count) {
  const CardSet cards = lawful_cards(open, order, duty);
  if (cards.empty()) return 0;
  const bool ours = side_of(trick_turn(open.trick)) == side;
  int best = ours ? -1 : 1000;
  cards.for_each([&](Card card) {
    const int value = count(gain_of(open, card, order, side)) +
                      by_trying_all(after(open, card, order), order, duty, side, count);
    best = ours ? std::max(best, value) : std::min(best, value);
  });
  return best;
}

struct Question {
  const Order& order;
  Duty duty;
  OpenTricks open;
};

/// Hands of so many cards, some of them already in the trick; of whole hands where it is nothing.
/// Of Sjavs, or of Sueca, which goes the other way round and counts other cards.
Question random_question(Rng& rng, std::optional<std::size_t> held) {
  const bool sueca = pick(rng, 3) == 0;
  const Shape shape = sueca ? sueca::kShape : Shape{};
  const std::size_t cards = held.value_or(static_cast<std::size_t>(shape.each));
  const auto suit = pick(rng, sueca ? 4 : 5);
  const auto trump = suit < 4 ? std::optional(kAllSuits[suit]) : std::nullopt;
  const Duty duty = pick(rng, 2) != 0 ? Duty::Overtrump : Duty::Free;
  Question question{sueca ? sueca::order(*trump) : sjavs::order(trump), duty, {}};
  OpenTricks& open = question.open;
  const ClaimedDeal deal = testing::random_deal(rng, shape);
  for (const Seat seat : kAllSeats) {
    for (std::size_t card = 0; card < cards; ++card) open.held[seat].insert(deal[seat][card]);
  }
  open.trick.number = shape.each + 1 - static_cast<int>(cards);
  open.trick.way = shape.way;
  open.trick.leader = static_cast<Seat>(pick(rng, 4));
  for (std::size_t lying = pick(rng, 4); lying > 0; --lying) {
    std::vector<Card> lawful;
    lawful_cards(open, question.order, question.duty).for_each([&](Card card) {
      lawful.push_back(card);
    });
    open = after(open, lawful[pick(rng, lawful.size())], question.order);
  }
  return question;
}

TEST(OrderSolver, FindsThePointsAndTricksThatTryingAllCardsFinds) {
  Rng rng(kSeed);
  for (int i = 0; i < 600; ++i) {
    SCOPED_TRACE("seed " + std::to_string(kSeed) + ", question " + std::to_string(i));
    const Question q = random_question(rng, 1 + pick(rng, 4));
    OrderSolver solver(q.order, q.duty, 1u << 10);
    for (const Side side : kBothSides) {
      const int points = by_trying_all(q.open, q.order, q.duty, side,
                                       [](const Gain& gain) { return gain.points; });
      const int tricks = by_trying_all(q.open, q.order, q.duty, side,
                                       [](const Gain& gain) { return gain.tricks; });
      ASSERT_EQ(solver.points(q.open, side), points);
      ASSERT_TRUE(solver.takes_tricks(q.open, side, tricks));
      ASSERT_FALSE(solver.takes_tricks(q.open, side, tricks + 1));
    }
  }
}

TEST(OrderSolver, OfWholeDealsBothSidesTogetherTakeAllPointsAndNoCardDoesBetter) {
  Rng rng(kSeed + 1);
  for (int i = 0; i < 12; ++i) {
    SCOPED_TRACE("seed " + std::to_string(kSeed + 1) + ", deal " + std::to_string(i));
    Question q = random_question(rng, std::nullopt);
    OrderSolver solver(q.order, q.duty);
    const Side side = side_of(trick_turn(q.open.trick));
    const int points = solver.points(q.open, side);
    ASSERT_EQ(points + solver.points(q.open, other_side(side)), 120);
    int best = 0;
    lawful_cards(q.open, q.order, q.duty).for_each([&](Card card) {
      const int taken = gain_of(q.open, card, q.order, side).points;
      best = std::max(
          best, taken + OrderSolver(q.order, q.duty).points(after(q.open, card, q.order), side));
    });
    ASSERT_EQ(best, points);
  }
}

}  // namespace
}  // namespace avinas
