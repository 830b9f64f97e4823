// SPDX-License-Identifier: MIT
// Values the ends of a hand by the match or by the hand alone.
#include "players/bots/prospects.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "engine/avinas/model/scoring.hpp"
#include "players/bots/match_value.hpp"

namespace avinas::bots {

Prospects::Prospects(const View& view, const MatchSense* match)
    : view_(view), side_(side_of(*view.observer.seat)), match_(match) {
  if (match_ && match_->auction) auction_ = match_->auction(view.sheet);
}

double Prospects::after(const Penalty& penalty) const {
  if (match_) return match_->chance(side_, write_penalty(view_.sheet, penalty));
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

std::optional<Prospects::Loss> Prospects::on_purpose(Side declarers, int points) const {
  if (!auction_) return std::nullopt;
  // The most points with which a stop still costs so many pips (R4.8).
  constexpr std::array<std::pair<int, int>, 3> kLosses{{{2, 60}, {4, 30}, {6, 0}}};
  const double sign = declarers == side_ ? 1 : -1;
  std::optional<Loss> best;
  for (const auto& [pips, most] : kLosses) {
    if (points > most) continue;
    const double value = no_sevens_game(declarers, -pips);
    if (!best || sign * value > sign * best->value) best = Loss{pips, value};
  }
  return best;
}

bool Prospects::win_may_beat(const Loss& loss, Side declarers) const {
  const double sign = declarers == side_ ? 1 : -1;
  constexpr std::array kWins{1, 2, 3};
  return std::any_of(kWins.begin(), kWins.end(), [&](int pips) {
    return sign * no_sevens_game(declarers, pips) > sign * loss.value;
  });
}

double Prospects::nothing() const { return match_ ? match_->chance(side_, view_.sheet) : 0; }

}  // namespace avinas::bots
