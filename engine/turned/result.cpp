// SPDX-License-Identifier: MIT
// Values a finished hand.
#include "engine/turned/result.hpp"

namespace avinas::turned {

int score(const Result& result, Side side) {
  if (!result.win) return 0;
  return result.win->side == side ? result.win->games : -result.win->games;
}

double worth(const Result& result, Side side) {
  constexpr double kPoint = 0.02;
  return score(result, side) + kPoint * (result.points[side] - result.points[other_side(side)]);
}

}  // namespace avinas::turned
