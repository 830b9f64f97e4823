// SPDX-License-Identifier: MIT
// A club as the fewest entries that lead to it, so that its journal is as long as the club is large
// and not as long as its past. Small entries, so that one that is damaged takes little with it.
#pragma once

#include <vector>

#include "server/club/event.hpp"

namespace avinas::server {

/// Evolving these from an empty club gives `club`. Invitations that ended before `now_ms` are left
/// out, if `drops_ended`: not while the clock may be wrong.
std::vector<ClubEntry> snapshot_of(const ClubState& club, std::int64_t now_ms,
                                   bool drops_ended = true);

}  // namespace avinas::server
