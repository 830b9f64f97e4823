// SPDX-License-Identifier: MIT
// Best play of a hand with all cards open, by the score of its game.
#pragma once

#include <map>
#include <utility>

#include "engine/games/match.hpp"
#include "players/solver/order_solver.hpp"

namespace avinas::imagined {

/// The side that a hand is judged for: the declarer's, or the first where nobody declares.
template <typename Result>
Side judged_side(const Result& result) {
  if constexpr (requires { result.declarer; }) {
    if (result.declarer) return side_of(*result.declarer);
  }
  return Side::NorthSouth;
}

/// For games that allow it (`kOpenTricks`). Keeps what it found out for the questions that follow:
/// they are mostly of the same hand.
template <typename G>
class OpenPlay {
 public:
  /// The result of the hand in `match`, whose cards are being played, if all play their best.
  typename G::HandResult result(const typename G::MatchState& match) {
    const auto& playing = std::get<typename G::Playing>(match.phase);
    const Side side = judged_side(hand_so_far(match)->result);
    const solver::OpenTricks open{playing.hand.held, playing.trick};
    solver::OrderSolver& solver = solver_for(order_in_play(playing), duty(match.options));
    const int so_far = playing.points[side];
    const int got = so_far + solver.points(open, side, kGuess - so_far);
    const int all_tricks = shape(match.options).each;
    PerSide<int> points, tricks;
    points[side] = got;
    points[other_side(side)] = kPoints - got;
    // Only none and all of the tricks count for more than their points.
    tricks[side] = tricks[other_side(side)] = 1;
    const int left = all_tricks - playing.tricks[side] - playing.tricks[other_side(side)];
    if (got == kPoints && playing.tricks[other_side(side)] == 0 &&
        solver.takes_tricks(open, side, left)) {
      tricks[side] = all_tricks;
      tricks[other_side(side)] = 0;
    }
    if (got == 0 && playing.tricks[side] == 0 && !solver.takes_tricks(open, side, 1)) {
      tricks[side] = 0;
      tricks[other_side(side)] = all_tricks;
    }
    return ended_with(match, points, tricks);
  }

 private:
  static constexpr int kPoints = 120, kGuess = 61;
  /// A megabyte: a hand in play has few positions left.
  static constexpr std::size_t kPositions = 1u << 16;

  solver::OrderSolver& solver_for(const Order& order, Duty duty) {
    return solvers_.try_emplace({&order, duty}, order, duty, kPositions).first->second;
  }

  std::map<std::pair<const Order*, Duty>, solver::OrderSolver> solvers_;
};

}  // namespace avinas::imagined
