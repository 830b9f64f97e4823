// SPDX-License-Identifier: MIT
// The reason for an action in a game whose players are imagined.
#pragma once

#include "engine/games/match.hpp"
#include "players/bots/advice.hpp"

namespace avinas::players {

/// The reason for this action, from what the seat knows; the seat is to act.
bots::Reason explain(const games::Knowledge& known, const Action& action);

}  // namespace avinas::players
