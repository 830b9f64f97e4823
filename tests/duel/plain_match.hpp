// SPDX-License-Identifier: MIT
// A yardstick: the master before its values of sheets were solved as a game.
#pragma once

#include "players/bots/match_value.hpp"

namespace avinas::duel {

extern const bots::MatchSense kPlainMatch;

}  // namespace avinas::duel
