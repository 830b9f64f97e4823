// SPDX-License-Identifier: MIT
// What matches come to: for a player, for partners, for the standings of a month.
#pragma once

#include <string>
#include <vector>

#include "protocol/results.hpp"

namespace avinas::server {

/// Matches of a player that are listed; all of them are counted.
inline constexpr std::size_t kListedMatches = 50;
/// Lines of the standings.
inline constexpr std::size_t kStandingsLines = 200;

/// All matches of `player`, newest first, as their results. Who left a match has lost it if that
/// side lost and has not won it if it won; who took a seat over counts from half of the hands on.
protocol::Results add_up(const std::string& player,
                         const std::vector<protocol::MatchSummary>& matches);
/// The standings that these matches give: only those of four people that were played to
/// their end count.
std::vector<protocol::TallyOf> rank(const std::vector<protocol::MatchSummary>& matches);

}  // namespace avinas::server
