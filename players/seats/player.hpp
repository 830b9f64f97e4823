// SPDX-License-Identifier: MIT
// The players of the server's own at a table of any game: a game's own bots where it has some, else
// the player of any game. They are made of what their seat knows and nothing else.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/frame/bot_level.hpp"
#include "engine/games/match.hpp"
#include "players/bots/advice.hpp"

namespace avinas::players {

/// The action of a player of that level with this knowledge, or nothing where the seat is not to
/// act and does not want to. `seed` is all the chance there is. Takes some milliseconds of a core.
std::optional<Action> decide(const games::Knowledge& known, BotLevel level, std::uint64_t seed);
/// The same at once, for when there is no time.
std::optional<Action> choose(const games::Knowledge& known);
/// A hint: the action of a player of that level, and its reason in facts that the seat knows.
std::optional<bots::Advice> advise(const games::Knowledge& known, BotLevel level,
                                   std::uint64_t seed);

}  // namespace avinas::players
