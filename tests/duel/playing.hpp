// SPDX-License-Identifier: MIT
// Plays hands between players of the server's own, and notes how they end and how long they think.
#pragma once

#include <map>
#include <string>

#include "engine/rules/match.hpp"
#include "players/bots/player.hpp"

namespace avinas::duel {

/// Of one player, over all hands.
struct Tally {
  double decisions = 0;  ///< with a choice
  double seconds = 0;
  double slowest = 0;
};

struct Player {
  bots::Strength strength;
  int imagines = 0;     ///< worlds of the player of any game; 0: plays by `strength`
  bool silent = false;  ///< passes in every auction (R4.1)
  Tally tally{};
};

/// How often hands ended in each way, seen from the declarers: "rams +2", "pips -4", "passed out".
using Ends = std::map<std::string, int>;

/// Plays the hand that was dealt to its end. `decision` is the seed of the next decision.
MatchState play_hand(MatchState state, PerSide<Player*> players, std::uint64_t& decision,
                     Ends& ends);

}  // namespace avinas::duel
