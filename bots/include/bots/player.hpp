// SPDX-License-Identifier: MIT
// Players of the server's own, in three strengths: made of what their seat knows and nothing else.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/knowledge.hpp"

namespace avinas::bots {

/// *Learner* plays by rules of thumb. *Club* imagines what the others hold and plays what is best
/// on average. *Master* imagines more, and plays for the match and not for the hand alone.
enum class Level : std::uint8_t { Learner, Club, Master };

/// How hard somebody thinks. It changes how well a player plays, never when: the work is counted in
/// positions and not in time, so that the same knowledge makes the same action on every machine.
struct Strength {
  std::uint64_t work = 0;  ///< positions looked at for one decision; 0: none, rules of thumb
  int worlds = 0;          ///< imagined at the most
  bool for_match = false;  ///< counts what a result does to the match, else to the hand (R6.3)
};
Strength strength_of(Level level);

/// What such a player does who knows this: an action that is lawful, or nothing where the seat is
/// not to act and has no stop that pays. `seed` is all the chance there is. Where it had to find
/// out in which part of the imagined worlds declarers take every trick, it says so in `all_taken`.
std::optional<Action> decide(const Knowledge& known, const Strength& strength, std::uint64_t seed,
                             std::optional<double>* all_taken = nullptr);

/// Something that may be done, and what it comes to on average in the worlds that the seat can
/// imagine: rams or pips for its side, or the chance to win the match where the strength asks for
/// that.
struct Considered {
  Action action;
  double value = 0;
};
/// What such a player weighs before it decides; empty where there is nothing to choose, or nothing
/// was solved. Cards are face up.
std::vector<Considered> consider(const Knowledge& known, const Strength& strength,
                                 std::uint64_t seed);

}  // namespace avinas::bots
