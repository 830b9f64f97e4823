// SPDX-License-Identifier: MIT
// The result of best play with all cards open, in any game that is tricks over an order of cards.
#pragma once

#include <memory>

#include "engine/frame/trick.hpp"

namespace avinas::solver {

/// A moment of the play. All hands are known: the hand is over, or somebody imagines it.
struct OpenTricks {
  PerSeat<CardSet> held;  ///< not yet played
  Trick trick;            ///< the one in progress, or the next one: three cards at most
};

/// Answers questions about one order of cards. Remembers positions, so that similar questions are
/// cheap; one thread at a time. Every answer is that of plain minimax by `playable`.
class OrderSolver {
 public:
  /// `positions` it may remember, 16 bytes each; a power of two.
  explicit OrderSolver(const Order& order, Duty duty, std::size_t positions = 1u << 18);
  ~OrderSolver();
  OrderSolver(const OrderSolver&) = delete;
  OrderSolver& operator=(const OrderSolver&) = delete;

  /// The card points that `side` takes from here on, lying cards included. `guess` costs least
  /// where it is near.
  int points(const OpenTricks& open, Side side, int guess = 60);
  /// It takes so many tricks from here on.
  bool takes_tricks(const OpenTricks& open, Side side, int tricks);

 private:
  class Search;
  std::unique_ptr<Search> search_;
};

}  // namespace avinas::solver
