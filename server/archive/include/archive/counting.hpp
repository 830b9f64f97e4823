// SPDX-License-Identifier: MIT
// What matches come to: for a player, for partners, for the standings of a month. Each match is
// counted once, when it is archived; questions read the sums.
#pragma once

#include <string>
#include <vector>

#include "protocol/results.hpp"
#include "store/rows.hpp"

namespace avinas::server {

/// Matches of a player that are listed; all of them are counted.
inline constexpr std::size_t kListedMatches = 50;
/// Partners of a player that are listed: those with the most matches.
inline constexpr std::size_t kPartnersListed = 200;
/// Lines of the standings.
inline constexpr std::size_t kStandingsLines = 200;

/// What a match adds to the sums. Who left it has lost it if that side lost and has not won it if
/// it won; who took a seat over counts from half of the hands on; standings count matches of four
/// people. Months are those of the process's time zone.
std::vector<TallyRow> tallies_of(const protocol::MatchSummary& match);

/// A player's results from all their sums, by month; without the list of matches.
protocol::Results add_up(const std::string& player, const std::vector<TallyRow>& rows);
/// The standings that these sums give.
std::vector<protocol::TallyOf> rank(const std::vector<TallyRow>& rows);

}  // namespace avinas::server
