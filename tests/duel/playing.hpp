// SPDX-License-Identifier: MIT
// Plays hands between players of the server's own, and notes how they end and how long they think.
#pragma once

#include <map>
#include <string>

#include "engine/games/match.hpp"
#include "players/bots/player.hpp"

namespace avinas::duel {

/// Of one player, over all hands.
struct Tally {
  double decisions = 0;  ///< with a choice
  double seconds = 0;
  double slowest = 0;
};

struct Player {
  bots::Strength strength{};           ///< at Avinas
  BotLevel level = BotLevel::Learner;  ///< at other games
  int imagines = 0;     ///< worlds of the player of any game; 0: plays by the two above
  bool thumbs = false;  ///< plays by rules of thumb alone
  bool silent = false;  ///< passes in every auction (R4.1)
  Tally tally{};
};

/// How often hands ended in each way, seen from the declarers: "rams +2", "-8", "passed out".
using Ends = std::map<std::string, int>;

/// Plays the hand that was dealt to its end. `decision` is the seed of the next decision.
games::MatchState play_hand(games::MatchState state, const PerSeat<Player*>& players,
                            std::uint64_t& decision, Ends& ends);

}  // namespace avinas::duel
