// SPDX-License-Identifier: MIT
#include "prospects.hpp"

#include <cstdlib>

#include "bots/match_value.hpp"
#include "model/scoring.hpp"

namespace avinas::bots {

Prospects::Prospects(const View& view, bool for_match)
    : view_(view), side_(side_of(*view.observer.seat)), for_match_(for_match) {}

double Prospects::after(const Penalty& penalty) const {
  if (for_match_) return chance_of(side_, write_penalty(view_.sheet, penalty));
  return penalty.side == side_ ? -penalty.amount : penalty.amount;
}

double Prospects::sevens_game(KnockLevel knock, bool declarers_win) const {
  const Side declarers = side_of(*view_.declarer);
  return after({PenaltyKind::Rams, declarers_win ? other_side(declarers) : declarers,
                penalty_rams(view_.sevens, knock, declarers_win)});
}

double Prospects::no_sevens_game(Side declarers, int pips) const {
  return after({PenaltyKind::Pips, pips > 0 ? other_side(declarers) : declarers, std::abs(pips)});
}

double Prospects::nothing() const { return for_match_ ? chance_of(side_, view_.sheet) : 0; }

}  // namespace avinas::bots
