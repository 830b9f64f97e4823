// SPDX-License-Identifier: MIT
// Players of the server's own, in three strengths: made of what their seat knows and nothing else.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/avinas/model/knowledge.hpp"
#include "engine/frame/bot_level.hpp"
#include "players/bots/match_value.hpp"

namespace avinas::bots {

/// How hard somebody thinks. It changes how well a player plays, never when: the work is counted in
/// positions and not in time, so that the same knowledge makes the same action on every machine.
struct Strength {
  std::uint64_t work = 0;  ///< positions looked at for one decision; 0: none, rules of thumb
  int worlds = 0;          ///< imagined at the most
  /// How it judges what a result does to the match (R6.3); null: it plays for the hand.
  const MatchSense* match = nullptr;
};
Strength strength_of(BotLevel level);
/// How hard a hint is thought about: as that level thinks, and for the match.
Strength strength_of_hints(BotLevel level);

/// Facts that were found out on the way to a choice.
struct Findings {
  /// In which part of the imagined worlds declarers take every trick, where that was asked.
  std::optional<double> all_taken{};
  /// The pips that the side takes on purpose by this choice: 2, 4 or 6 (R4.6).
  std::optional<int> loss{};
};

/// The action of such a player with this knowledge: one that is lawful, or nothing where the seat
/// is not to act and has no stop that pays. `seed` is all the chance there is.
std::optional<Action> decide(const Knowledge& known, const Strength& strength, std::uint64_t seed,
                             Findings* findings = nullptr);

/// Something that may be done, and what it comes to on average in the worlds that the seat can
/// imagine: rams or pips for its side, or the chance to win the match where the strength asks for
/// that.
struct Considered {
  Action action;
  double value = 0;
};
/// The options that such a player weighs before it decides; empty where there is nothing to choose,
/// or nothing was solved. Cards are face up.
std::vector<Considered> consider(const Knowledge& known, const Strength& strength,
                                 std::uint64_t seed);

}  // namespace avinas::bots
