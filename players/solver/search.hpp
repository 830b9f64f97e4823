// SPDX-License-Identifier: MIT
// Alpha-beta with a table of positions, over bits (layout.hpp).
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "players/solver/layout.hpp"

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
struct Board {
  std::array<Bits, 4> hands{};
  bool leader_counted = true;  ///< the leader belongs to the counted side
};

/// A trick in progress.
struct TrickOnBoard {
  Board board;  ///< hands without what lies
  std::array<int, 4> lying{};
  int played = 0;
  int number = 1;   ///< 1 to 8: the second has a rule of its own (R5.3)
  int winning = 0;  ///< index of the card that takes the trick so far
  int worth = 0;    ///< card points that lie
  Bits demand = 0;  ///< what must be followed
};

/// The cards that may be played to the trick now.
Bits lawful(const TrickOnBoard& trick);
void play_card(TrickOnBoard& trick, int bit);

/// Remembers bounds of positions between tricks.
class Search {
 public:
  explicit Search(std::size_t positions);

  /// A bound of what the counted side gets from here on, lying cards included: at least `need`
  /// means so many or more, less than `need` so many or fewer.
  int bound(const TrickOnBoard& trick, const Game& game, int need);

  /// `bound` throws TooHard when the work comes to so much.
  void allow_until(std::uint64_t work) { most_work_ = work; }
  std::uint64_t work() const { return work_; }

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::uint8_t low = 0, high = 255, best = 255, cards = 0;
  };

  int between(const Board& board, int need, int left);
  int within(const TrickOnBoard& trick, int need, int left, int preferred, int* best_move);
  /// `last` completes the trick.
  int finish(const TrickOnBoard& trick, int last, int need, int left);
  int with(TrickOnBoard trick, int bit, int need, int left);
  std::uint64_t key_of(const Board& board) const;
  Entry* find(std::uint64_t key, int cards);

  Game game_;
  std::vector<Entry> entries_;
  std::size_t mask_;
  std::uint64_t work_ = 0;
  std::uint64_t most_work_ = std::numeric_limits<std::uint64_t>::max();
};

}  // namespace avinas::solver
