// SPDX-License-Identifier: MIT
// A player of any game. It deals what it has not seen to the others so that the game's own rules
// allow all that was heard, plays each of its actions on in those worlds, and takes what comes to
// most on average.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/games/match.hpp"

namespace avinas::imagined {

/// A lawful action and its worth to the side, on average over the worlds; as the game counts it.
struct Considered {
  Action action;
  double value = 0;
};

/// Every lawful action of a seat with this knowledge, in the order of the view, or those that are
/// worth weighing of very many; nothing where it is not the seat's turn or no world was found. It
/// imagines at most so many worlds.
std::vector<Considered> consider(const games::Knowledge& known, int worlds, std::uint64_t seed);

/// The action of a seat with this knowledge: one that is lawful, or nothing where it is not the
/// seat's turn. It imagines at most so many worlds, and does the first lawful thing where it finds
/// none; `seed` is all the chance there is.
std::optional<Action> decide(const games::Knowledge& known, int worlds, std::uint64_t seed);

}  // namespace avinas::imagined
