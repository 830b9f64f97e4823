// SPDX-License-Identifier: MIT
// A hand by itself, in whole points, so that it can be compared with the same cards elsewhere.
#pragma once

#include "engine/games/match.hpp"

namespace avinas::games {

/// The points of a finished hand to a pair, less the other pair's; nothing in a game without pairs.
std::optional<int> hand_score(const HandResult& result, Side side);

}  // namespace avinas::games
