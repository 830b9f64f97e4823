// SPDX-License-Identifier: MIT
// What a score sheet is worth: how likely a side wins the match from it, between players of one
// strength (R6.1 to R6.3).
#pragma once

#include "model/score.hpp"

namespace avinas::bots {

/// 0 to 1, for North and South.
double chance_of_north_south(const Sheet& sheet);

/// The same for a side.
inline double chance_of(Side side, const Sheet& sheet) {
  const double chance = chance_of_north_south(sheet);
  return side == Side::NorthSouth ? chance : 1 - chance;
}

}  // namespace avinas::bots
