// SPDX-License-Identifier: MIT
// The sums of matches: for a player, for partners, for the standings of a month. Each match is
// counted once, when it is archived; questions read the sums.
#pragma once

#include <string>
#include <vector>

#include "protocol/results.hpp"
#include "server/store/rows.hpp"
#include "server/table/entrants.hpp"

namespace avinas::server {

/// Matches of a player that are listed; all of them are counted.
inline constexpr std::size_t kListedMatches = 50;
/// Partners of a player that are listed: those with the most matches.
inline constexpr std::size_t kPartnersListed = 200;
/// Lines of the standings.
inline constexpr std::size_t kStandingsLines = 200;

/// Hands of a match that standings count: fewer are dealt where somebody gives the match away.
inline constexpr int kLeastHands = 4;

/// The one rule of what standings count: members of the club who held all seats when it began,
/// at least `kLeastHands` hands, and not all four from one household, unless the club says that
/// those count as well.
bool standings_count(const Circumstances& circumstances, int hands, bool one_household_counts);

/// A match of four people, also if some of them left it to bots.
bool four_people(const protocol::MatchSummary& match);

/// The figures that a match adds to the sums. A player who left it has lost it if that side lost,
/// and has not won it if it won; a player who took a seat over counts from half of the hands on,
/// and in standings not at all. Matches of earlier versions, which do not say whether standings
/// count them, are counted there if four people played. Months are those of the process's time
/// zone.
std::vector<TallyRow> tallies_of(const protocol::MatchSummary& match);

/// `TallyRow::month` of a game: the name of any but the first of the list stands before the month.
std::string month_of_game(games::GameIndex game, const std::string& month);

/// A player's results in a game from all their sums, by month; without the list of matches.
protocol::Results add_up(const std::string& player, games::GameIndex game,
                         const std::vector<TallyRow>& rows);
/// The standings that these sums give.
std::vector<protocol::TallyOf> rank(const std::vector<TallyRow>& rows);

}  // namespace avinas::server
