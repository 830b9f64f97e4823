// SPDX-License-Identifier: MIT
// Events that follow by themselves from a table's state: a score, the end of a match, the next
// deal.
#pragma once

#include <optional>

#include "server/base/chance.hpp"
#include "server/table/evolve.hpp"
#include "server/table/scene.hpp"

namespace avinas::server {

/// Facts besides the scene on which the next event depends.
struct Moment {
  bool bots_waited = false;  ///< where nobody needs to be ready, the pause between hands is over
  bool deciding = false;     ///< somebody's clock counts a decision of the hand in play
  bool proposed = false;     ///< a player has just proposed something
};

/// The next event that follows, or nothing.
std::optional<TableEvent> next_consequence(const Scene& scene, const Moment& moment, Chance& chance,
                                           const Dealing& dealing);

}  // namespace avinas::server
