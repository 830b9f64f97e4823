// SPDX-License-Identifier: MIT
// The results of finished matches, for players and for the club.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/match.hpp"
#include "protocol/club.hpp"

namespace avinas::protocol {

/// Sums of a match that standings keep for each side, at the most. Of Avinas: the rams left
/// uncancelled on the sheet against the side, and the pips against it.
inline constexpr std::size_t kSums = 2;
using Sums = std::array<PerAnySide<int>, kSums>;

/// Somebody who gave a seat up, or lost it, before the match ended.
struct Leaver {
  Seat seat = Seat::North;
  Person who;
  bool operator==(const Leaver&) const = default;
};

/// A match as the archive keeps it beside its record.
struct MatchSummary {
  std::string id;
  std::int64_t ended_ms = 0;   ///< Unix time
  PerSeat<Person> seats;       ///< who held them at the end; a bot has no id
  PerSeat<int> since{};        ///< hands dealt before they took the seat; 0: from the start
  std::vector<Leaver> left{};  ///< in the order of the seats
  int hands = 0;
  games::GameIndex game = 0;
  Seating seating{};
  std::optional<games::Outcome> outcome;  ///< nothing: given up
  Sums sums{};                            ///< of the sheet, as the game names them
  std::optional<bool> ranked{};           ///< standings count it; nothing: of an earlier version
};

/// Matches added up for one player, or for two who were partners. "Theirs" are the opponents.
struct Tally {
  int matches = 0;  ///< played to their end
  int won = 0;
  int feats_made = 0;  ///< wins that count for more: of Avinas, the opponents were Cats (R6.2)
  int feats_been = 0;
  std::array<int, kSums> own{}, theirs{};
  bool operator==(const Tally&) const = default;
};

/// A player's skill, as ends of matches show it, on a scale on which 1500 is the middle and 100
/// more win 64 matches of 100 against one opponent or pair.
struct Rating {
  int value = 0;
  int doubt = 0;  ///< as a standard deviation
  bool operator==(const Rating&) const = default;
};

struct TallyOf {
  Person who;
  Tally tally;
  std::optional<Rating> rating{};  ///< of the player in this game; nothing without a rated match
};

/// Answer to `ask_results`.
struct Results {
  std::string reply_to;
  games::GameIndex game = 0;
  TallyOf player;                     ///< all their matches
  std::vector<TallyOf> partners;      ///< the most frequent first
  std::vector<MatchSummary> matches;  ///< the newest first; the last 50
};
/// Answer to `ask_standings`: the most matches won first.
struct Standings {
  std::string reply_to;
  games::GameIndex game = 0;
  std::string month;  ///< such as 2026-11, or 2026 for the year
  std::vector<TallyOf> players;
};
/// The matches of people that ended on a day, or in a week.
struct ActivityLine {
  std::string from;  ///< its first day, such as 2026-11-23
  int matches = 0;
  int players = 0;  ///< people who sat in one
  bool operator==(const ActivityLine&) const = default;
};
/// Answer to `ask_activity`: the last days and weeks, which begin on Mondays; the newest first, and
/// not over yet.
struct Activity {
  std::string reply_to;
  std::vector<ActivityLine> days, weeks;
};

}  // namespace avinas::protocol
