// SPDX-License-Identifier: MIT
// Penalties, the sheet, the end of the match and what is owed (R3.4 to R3.7, R4.5, R4.8, R6).
#pragma once

#include "engine/avinas/model/options.hpp"
#include "engine/avinas/model/score.hpp"

namespace avinas {

/// Card points with which declarers have won (R3.4, R4.8).
inline constexpr int kPointsToWin = 61;

/// Rams for a sevens game (R3.6). `sevens` is 1 to 4.
int penalty_rams(int sevens, KnockLevel knock, bool declarers_won);

/// Pips for a no-sevens game, and whether they stand against the declarers (R4.8).
struct PipsPenalty {
  int pips = 0;
  bool against_declarers = false;
};
PipsPenalty penalty_pips(int declarers_points, int defenders_points);

/// The sheet with the penalty written: rams cancel the other side's first (R3.7), pips become
/// the next running total (R4.9).
Sheet write_penalty(Sheet sheet, const Penalty& penalty);

/// The winner by the sheet, if a side has 12 pips or more (R6.1 to R6.3), with the settlement.
std::optional<Outcome> outcome_by_sheet(const Sheet& sheet, const Stakes& stakes);
/// A match lost by an overbid (R4.5, R6.4).
Outcome outcome_by_overbid(Side loser, const Sheet& sheet, const Stakes& stakes);

}  // namespace avinas
