// SPDX-License-Identifier: MIT
// Counts the tricks and points that are sure without search.
#include "players/solver/bounds.hpp"

#include <algorithm>

namespace avinas::solver {
namespace {

/// The least that `count` cards of the hand count together.
template <typename Deck, typename Bits>
int least_points(const Deck& deck, Bits hand, int cards) {
  if (cards == 0) return 0;
  int sum = 0;
  for (const auto& worth : deck.tables().worths) {
    const int of_these = std::min(cards, count(hand & worth.cards));
    sum += of_these * worth.points;
    cards -= of_these;
    if (cards == 0) break;
  }
  return sum;
}

/// Those of `ours` in one suit that are above every one of `theirs`.
template <typename Bits>
constexpr Bits above(Bits ours, Bits theirs) {
  return theirs == 0 ? ours : ours & ~((Bits{2} << highest(theirs)) - 1);
}

/// The leader's cards that take tricks when he plays them now, one after the other.
template <typename Deck, typename Bits>
Bits cashed_by_leader(const Deck& deck, const Board<Bits>& board, Bits run) {
  const auto& t = deck.tables();
  const auto& h = board.hands;
  const Bits trumps = h[0] & t.trumps, partners = h[2] & t.trumps;
  // The partner may have to take a trick over the leader, and the lead with it.
  const bool partner_stays_below =
      partners == 0 ||
      (trumps != 0 && partners < (trumps & (~trumps + 1)) && count(partners) <= count(trumps));
  if (!partner_stays_below) return 0;
  const int drawn = count(run & h[0]);
  if (std::max(count(h[1] & t.trumps), count(h[3] & t.trumps)) > drawn) return run & h[0];
  // While a trump must be led, nothing is sure without one (R5.1, R5.3).
  if (trumps == 0 && count(h[0]) > t.tricks - t.trumps_led_until) return 0;
  Bits winners = trumps;
  for (const Bits mask : t.plain) {
    const Bits ours = h[0] & mask;
    if (ours == 0) continue;
    const Bits top = above(ours, (h[1] | h[3]) & mask);
    const Bits own = above(top, h[2] & mask);
    const int longest = std::max(count(h[1] & mask), count(h[3] & mask));
    // With enough of the highest cards the small ones take tricks as well.
    const bool clears = own == top && count(top) >= longest && (h[2] & mask) == 0;
    winners |= clears ? ours : own;
  }
  return winners;
}

/// `gain(cards, tricks, a, b)`: what those cards are worth with the least that two hands put to so
/// many tricks.
template <typename Deck, typename Gain>
Sure sure(const Deck& deck, const Board<typename Deck::Bits>& board, int left, bool wanted,
          Gain gain) {
  using Bits = typename Deck::Bits;
  const auto& t = deck.tables();
  const auto& h = board.hands;
  const Bits ours = (h[0] | h[2]) & t.trumps, theirs = (h[1] | h[3]) & t.trumps;
  Sure result;
  // A trump above all of the other side's never falls to it, and whoever plays one has the trick.
  if (const Bits run = above(theirs, ours)) {
    result.others = gain(run, std::max(count(run & h[1]), count(run & h[3])), h[0], h[2]);
    if (run != theirs || ours != 0) return result;
  }
  const Bits run = above(ours, theirs);
  const Bits cashed = wanted ? cashed_by_leader(deck, board, run) : 0;
  if (cashed == h[0]) return {left, 0, true};
  const int tricks = std::max(count(run & h[0]), count(run & h[2]));
  result.leaders = std::max(gain(run, tricks, h[1], h[3]),
                            gain(cashed | (run & h[2]), count(cashed), h[1], h[3]));
  return result;
}

}  // namespace

template <typename Deck>
Sure sure_points(const Deck& deck, const Board<typename Deck::Bits>& board, int left, bool wanted) {
  using Bits = typename Deck::Bits;
  return sure(deck, board, left, wanted, [&deck](Bits cards, int tricks, Bits one, Bits other) {
    return deck.tables().points_of(cards) + least_points(deck, one, tricks) +
           least_points(deck, other, tricks);
  });
}

template <typename Deck>
Sure sure_tricks(const Deck& deck, const Board<typename Deck::Bits>& board, int left, bool wanted) {
  using Bits = typename Deck::Bits;
  return sure(deck, board, left, wanted, [](Bits, int tricks, Bits, Bits) { return tricks; });
}

template Sure sure_points(const FixedDeck&, const Board<FixedDeck::Bits>&, int, bool);
template Sure sure_points(const OrderDeck&, const Board<OrderDeck::Bits>&, int, bool);
template Sure sure_tricks(const FixedDeck&, const Board<FixedDeck::Bits>&, int, bool);
template Sure sure_tricks(const OrderDeck&, const Board<OrderDeck::Bits>&, int, bool);

}  // namespace avinas::solver
