// SPDX-License-Identifier: MIT
// Alpha-beta with a table of positions, over the bits of a deck (decks.hpp).
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "players/solver/decks.hpp"
#include "players/solver/history.hpp"

namespace avinas::solver {

/// The worth of a trick to the side that is counted.
enum class Counting : std::uint8_t { Points, Tricks };

/// The same for every position of a search.
struct Game {
  Counting counting = Counting::Points;
  bool counted_side_maximises = true;
  /// The counted side has failed as soon as it needs more than what is left less this: a race, in
  /// which the other side reaches its own mark first (R4.8). 0 where only the end counts.
  int slack = 0;
  bool operator==(const Game&) const = default;
};

/// Between tricks: the hands from the leader on.
template <typename Bits>
struct Board {
  std::array<Bits, 4> hands{};
  bool leader_counted = true;  ///< the leader belongs to the counted side
};

/// A trick in progress.
template <typename Bits>
struct TrickOnBoard {
  Board<Bits> board;  ///< hands without what lies
  std::array<int, 4> lying{};
  int played = 0;
  int number = 1;   ///< from 1 on: the first ones may have rules of their own (R5.3)
  int winning = 0;  ///< index of the card that takes the trick so far
  int worth = 0;    ///< card points that lie
  Bits demand = 0;  ///< what must be followed
};

/// The cards that may be played to the trick now.
template <typename Bits>
Bits lawful(const Tables<Bits>& t, const TrickOnBoard<Bits>& trick) {
  const Bits hand = trick.board.hands[static_cast<std::size_t>(trick.played)];
  if (trick.played == 0) {
    const Bits trumps = trick.number <= t.trumps_led_until ? hand & t.trumps : 0;
    return trumps != 0 ? trumps : hand;
  }
  if (const Bits following = hand & trick.demand) return following;
  if (t.duty == Duty::Free || trick.demand == t.trumps) return hand;
  const auto best = static_cast<std::size_t>(trick.lying[static_cast<std::size_t>(trick.winning)]);
  const Bits higher = t.suit_of[best] == t.trumps ? hand & t.beaten_by[best] : 0;
  return higher != 0 ? higher : hand;
}

template <typename Bits>
void play_card(const Tables<Bits>& t, TrickOnBoard<Bits>& trick, int bit) {
  const auto at = static_cast<std::size_t>(trick.played);
  trick.board.hands[at] &= ~(Bits{1} << bit);
  trick.lying[at] = bit;
  trick.worth += t.points[static_cast<std::size_t>(bit)];
  if (trick.played == 0) {
    trick.demand =
        trick.number == t.trumps_demanded_in ? t.trumps : t.suit_of[static_cast<std::size_t>(bit)];
    trick.winning = 0;
  } else {
    const int best = trick.lying[static_cast<std::size_t>(trick.winning)];
    if ((t.beaten_by[static_cast<std::size_t>(best)] >> bit & 1) != 0) trick.winning = trick.played;
  }
  ++trick.played;
}

/// Undoes the last `play_card`, before which `winning` and `demand` were these.
template <typename Bits>
void take_back(const Tables<Bits>& t, TrickOnBoard<Bits>& trick, int winning, Bits demand) {
  const auto at = static_cast<std::size_t>(--trick.played);
  const int bit = trick.lying[at];
  trick.board.hands[at] |= Bits{1} << bit;
  trick.worth -= t.points[static_cast<std::size_t>(bit)];
  trick.winning = winning;
  trick.demand = demand;
}

/// Remembers bounds of positions between tricks.
template <typename Deck>
class Search {
 public:
  using Bits = typename Deck::Bits;
  using Board = solver::Board<Bits>;
  using TrickOnBoard = solver::TrickOnBoard<Bits>;

  /// `positions` it may remember. The deck outlives it.
  Search(std::size_t positions, const Deck& deck);

  /// A bound of what the counted side gets from here on, lying cards included: at least `need`
  /// means so many or more, less than `need` so many or fewer.
  int bound(TrickOnBoard trick, const Game& game, int need);

  /// The gain of the counted side from here on, `most` at the most. `guess` is where to begin, a
  /// good one costs least, and `step` how far from a bound to look for the next one: small where
  /// the guess is good.
  int exact(const TrickOnBoard& trick, const Game& game, int most, int guess, int step);

  /// `bound` throws TooHard when the work comes to so much.
  void allow_until(std::uint64_t work) { most_work_ = work; }
  std::uint64_t work() const { return work_; }

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::uint8_t low = 0, high = 255, best = 255, cards = 0;
  };
  /// A line of the processor's cache, which one look reads whole.
  struct alignas(64) Bucket {
    std::array<Entry, 4> entries;
  };

  int between(const Board& board, int need, int left);
  int within(TrickOnBoard& trick, int need, int left, int preferred, int* best_move);
  /// `last` completes the trick.
  int finish(const TrickOnBoard& trick, int last, int need, int left);
  /// Leaves the trick as it was.
  int with(TrickOnBoard& trick, int bit, int need, int left);
  std::uint64_t key_of(const Board& board) const;
  Entry* find(std::uint64_t key, int cards);

  const Deck* deck_;
  Game game_;
  std::vector<Bucket> buckets_;
  History<Bits> history_;
  std::size_t mask_;
  std::uint64_t work_ = 0;
  std::uint64_t most_work_ = std::numeric_limits<std::uint64_t>::max();
};

}  // namespace avinas::solver
