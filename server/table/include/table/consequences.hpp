// SPDX-License-Identifier: MIT
// What follows by itself from how a table stands: a score, the end of a match, the next deal.
#pragma once

#include <optional>

#include "base/chance.hpp"
#include "table/evolve.hpp"
#include "table/scene.hpp"

namespace avinas::server {

/// The next event that follows, or nothing. `bots_waited`: where nobody needs to be ready, the
/// pause between hands is over.
std::optional<TableEvent> next_consequence(const Scene& scene, bool bots_waited, Chance& chance,
                                           const Dealing& dealing);

}  // namespace avinas::server
