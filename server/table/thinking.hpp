// SPDX-License-Identifier: MIT
// Bots' thinking, away from the table's thread: a question with everything that they know, and the
// answer.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/games/match.hpp"
#include "server/table/state.hpp"

namespace avinas::server {

/// Seats of the server's own that may do something now.
struct Think {
  struct Player {
    Seat seat = Seat::North;
    BotLevel level = BotLevel::Learner;
    games::Knowledge known;
  };
  std::uint64_t position = 0;  ///< of the table's events: whatever happens next ends the question
  std::uint64_t seed = 0;
  std::vector<Player> players;
};

/// The action of the first of them that acts.
struct Thought {
  std::uint64_t position = 0;
  std::optional<SeatAction> chosen{};
};

/// Takes some milliseconds of a core, by the levels of the players.
Thought think(const Think& question);
/// All by rules of thumb: for when there is no time.
Thought think_quickly(const Think& question);

}  // namespace avinas::server
