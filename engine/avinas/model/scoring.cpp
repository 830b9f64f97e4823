// SPDX-License-Identifier: MIT
// Computes penalties, the sheet and the outcome (R3.6, R3.7, R4.8, R6).
#include "engine/avinas/model/scoring.hpp"

#include <algorithm>

namespace avinas {
namespace {

Settlement settle(Side loser, const Sheet& sheet, const Stakes& stakes) {
  Settlement settlement{loser, 0};
  switch (stakes.kind) {
    case StakesKind::None:
      break;
    case StakesKind::Flat:
      settlement.units = stakes.units;
      break;
    case StakesKind::PerRam:  // whoever the rams are against (R6.6)
      settlement.units = static_cast<long long>(stakes.units) *
                         (sheet.rams[Side::NorthSouth] + sheet.rams[Side::EastWest]);
      break;
  }
  return settlement;
}

Outcome lost_by(Side loser, EndReason reason, const Sheet& sheet, const Stakes& stakes) {
  return {other_side(loser), reason, settle(loser, sheet, stakes)};
}

}  // namespace

int penalty_rams(int sevens, KnockLevel knock, bool declarers_won) {
  const int won = sevens << static_cast<int>(knock);
  return declarers_won ? won : 2 * won;
}

PipsPenalty penalty_pips(int declarers_points, int defenders_points) {
  if (declarers_points >= kPointsToWin) {
    if (defenders_points >= 31) return {1, false};
    return {defenders_points >= 1 ? 2 : 3, false};
  }
  if (declarers_points >= 31) return {2, true};
  return {declarers_points >= 1 ? 4 : 6, true};
}

Sheet write_penalty(Sheet sheet, const Penalty& penalty) {
  const Side side = penalty.side;
  if (penalty.kind == PenaltyKind::Pips) {
    const int total = sheet.pips(side) + penalty.amount;
    sheet.pip_totals[side].push_back(static_cast<std::uint8_t>(total));
    return sheet;
  }
  const int cancelled = std::min(penalty.amount, sheet.rams[other_side(side)]);
  sheet.rams[other_side(side)] -= cancelled;
  sheet.rams[side] += penalty.amount - cancelled;
  sheet.drawn[side] += penalty.amount - cancelled;
  return sheet;
}

std::optional<Outcome> outcome_by_sheet(const Sheet& sheet, const Stakes& stakes) {
  for (Side side : kBothSides) {
    if (sheet.pips(side) < kPipsToEnd) continue;
    const Side other = other_side(side);
    if (sheet.pips(other) == 0) return lost_by(side, EndReason::Cats, sheet, stakes);
    for (Side with_rams : kBothSides) {
      if (sheet.rams[with_rams] > 0) return lost_by(with_rams, EndReason::Rams, sheet, stakes);
    }
    const bool fewer = sheet.pips(side) < sheet.pips(other);
    return lost_by(fewer ? other : side, EndReason::Pips, sheet, stakes);
  }
  return std::nullopt;
}

Outcome outcome_by_overbid(Side loser, const Sheet& sheet, const Stakes& stakes) {
  return lost_by(loser, EndReason::Overbid, sheet, stakes);
}

}  // namespace avinas
