// SPDX-License-Identifier: MIT
// The reason for an action in a game whose players are imagined.
#pragma once

#include <span>

#include "engine/games/match.hpp"
#include "players/bots/advice.hpp"
#include "players/imagined/imagined.hpp"

namespace avinas::players {

/// The reason for this action, from what the seat knows and has considered; the seat is to act.
bots::Reason explain(const games::Knowledge& known, const Action& action,
                     std::span<const imagined::Considered> considered);

}  // namespace avinas::players
