// SPDX-License-Identifier: MIT
// A player of any game. It deals what it has not seen to the others so that the game's own rules
// allow all that was heard, plays each of its actions on in those worlds, and takes what comes to
// most on average.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/games/match.hpp"

namespace avinas::imagined {

/// A lawful action and its worth to the side, on average over the worlds; as the game counts it.
struct Considered {
  Action action;
  double value = 0;
  int ahead = 0;  ///< in so many of 100 worlds the side comes out ahead of the others
};

/// Every lawful action of a seat with this knowledge, in the order of the view, or those that are
/// worth weighing of very many; nothing where it is not the seat's turn, where it has no choice, or
/// where no world was found. It imagines at most so many worlds.
std::vector<Considered> consider(const games::Knowledge& known, int worlds, std::uint64_t seed);

/// The best of what was considered; without anything that was, a lawful action by thumb, or nothing
/// where it is not the seat's turn.
std::optional<Action> choose(const games::Knowledge& known, std::span<const Considered> considered);

/// The action of a seat with this knowledge, of what it considers; `seed` is all the chance there
/// is.
std::optional<Action> decide(const games::Knowledge& known, int worlds, std::uint64_t seed);

}  // namespace avinas::imagined
