// SPDX-License-Identifier: MIT
// Counts the tricks and points that are sure without search.
#include "players/solver/bounds.hpp"

#include <algorithm>

namespace avinas::solver {
namespace {

constexpr Bits cards_worth(int points) {
  Bits mask = 0;
  for (int bit = 0; bit < 32; ++bit) {
    if (kPointsOfBit[static_cast<std::size_t>(bit)] == points) mask |= Bits{1} << bit;
  }
  return mask;
}

struct CardsWorth {
  Bits cards;
  int points;
};
constexpr std::array<CardsWorth, 6> kWorths{{{cards_worth(0), 0},
                                             {cards_worth(2), 2},
                                             {cards_worth(3), 3},
                                             {cards_worth(4), 4},
                                             {cards_worth(10), 10},
                                             {cards_worth(11), 11}}};

/// The least that `count` cards of the hand count together.
int least_points(Bits hand, int cards) {
  if (cards == 0) return 0;
  int sum = 0;
  for (const CardsWorth& worth : kWorths) {
    const int of_these = std::min(cards, count(hand & worth.cards));
    sum += of_these * worth.points;
    cards -= of_these;
    if (cards == 0) break;
  }
  return sum;
}

/// Those of `ours` in one suit that are above every one of `theirs`.
constexpr Bits above(Bits ours, Bits theirs) {
  return theirs == 0 ? ours : ours & ~((Bits{2} << (31 - std::countl_zero(theirs))) - 1);
}

/// The leader's cards that take tricks when he plays them now, one after the other.
Bits cashed_by_leader(const Board& board, Bits run) {
  const auto& h = board.hands;
  const Bits trumps = h[0] & kTrumps, partners = h[2] & kTrumps;
  // The partner may have to take a trick over the leader, and the lead with it.
  const bool partner_stays_below =
      partners == 0 ||
      (trumps != 0 && partners < (trumps & (~trumps + 1)) && count(partners) <= count(trumps));
  if (!partner_stays_below) return 0;
  const int drawn = count(run & h[0]);
  if (std::max(count(h[1] & kTrumps), count(h[3] & kTrumps)) > drawn) return run & h[0];
  // Before the third trick a trump must be led, so without one nothing is sure (R5.1, R5.3).
  if (trumps == 0 && count(h[0]) >= 7) return 0;
  Bits winners = trumps;
  for (int suit = 0; suit < kPlainSuits; ++suit) {
    const Bits mask = kPlainSuit << (6 * suit);
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
template <typename Gain>
Sure sure(const Board& board, int left, bool wanted, Gain gain) {
  const auto& h = board.hands;
  const Bits ours = (h[0] | h[2]) & kTrumps, theirs = (h[1] | h[3]) & kTrumps;
  Sure result;
  // A trump above all of the other side's never falls to it, and whoever plays one has the trick.
  if (const Bits run = above(theirs, ours)) {
    result.others = gain(run, std::max(count(run & h[1]), count(run & h[3])), h[0], h[2]);
    if (run != theirs || ours != 0) return result;
  }
  const Bits run = above(ours, theirs);
  const Bits cashed = wanted ? cashed_by_leader(board, run) : 0;
  if (cashed == h[0]) return {left, 0, true};
  const int tricks = std::max(count(run & h[0]), count(run & h[2]));
  result.leaders = std::max(gain(run, tricks, h[1], h[3]),
                            gain(cashed | (run & h[2]), count(cashed), h[1], h[3]));
  return result;
}

}  // namespace

Sure sure_points(const Board& board, int left, bool wanted) {
  return sure(board, left, wanted, [](Bits cards, int tricks, Bits one, Bits other) {
    return points_of(cards) + least_points(one, tricks) + least_points(other, tricks);
  });
}

Sure sure_tricks(const Board& board, int left, bool wanted) {
  return sure(board, left, wanted, [](Bits, int tricks, Bits, Bits) { return tricks; });
}

}  // namespace avinas::solver
