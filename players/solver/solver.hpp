// SPDX-License-Identifier: MIT
// The result of best play by all four with all cards open. Exact: no guess, no sample.
#pragma once

#include <cstdint>
#include <memory>

#include "players/solver/open_hand.hpp"

namespace avinas::solver {

/// The declarers' aim; the defenders play against it. To lose can be better for the match (R6.3).
enum class Aim : std::uint8_t { Most, Least };

/// A lawful card and what the hand comes to after it.
struct CardValue {
  Card card;
  int value = 0;
};
using CardValues = BoundedVector<CardValue, 8>;

/// A question was too hard for the work allowed.
struct TooHard {};

/// Answers questions about open hands. Remembers positions, so that similar questions are cheap;
/// one thread at a time. Every answer is that of plain minimax by the rules.
class Solver {
 public:
  /// `positions` it may remember, 16 bytes each; a power of two.
  explicit Solver(std::size_t positions = 1u << 18);
  ~Solver();
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  /// The card points that the declarers end with, 0 to 120, when all tricks are played.
  int points(const OpenHand& hand, Aim aim = Aim::Most);
  /// They end with so many or more.
  bool reaches(const OpenHand& hand, int points, Aim aim = Aim::Most);
  /// They take every trick that is left, and have lost none (R3.5).
  bool takes_all(const OpenHand& hand, Aim aim = Aim::Most);
  /// The pips that a no-sevens game brings the declarers, who stop when it is best: 3, 2, 1, or -2,
  /// -4, -6 (R4.6, R4.8).
  int pips(const OpenHand& hand);

  /// The same for every lawful card of the one whose turn it is.
  CardValues points_of_cards(const OpenHand& hand, Aim aim = Aim::Most);
  CardValues pips_of_cards(const OpenHand& hand);

  /// From now on a question throws TooHard when `work()` comes to so much.
  void allow_until(std::uint64_t work);

  /// Positions looked at since it was made: a measure of work that is the same on every machine.
  std::uint64_t work() const;

 private:
  class Search;
  std::unique_ptr<Search> search_;
};

}  // namespace avinas::solver
