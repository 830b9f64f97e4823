// SPDX-License-Identifier: MIT
// Owcy Głowa as a function. Each function promises what the one of that name in
// engine/avinas/rules/match.hpp does.
#pragma once

#include <vector>

#include "engine/frame/rule_violation.hpp"
#include "engine/owcyglowa/match_state.hpp"
#include "engine/owcyglowa/ranking.hpp"

namespace avinas::owcyglowa {

/// A match before its first deal; `first_dealer` was drawn by the caller (O2.1).
MatchState start_match(const Options& options, Seat first_dealer);
std::optional<RuleViolation> check_deal(const MatchState& state, Seat dealer,
                                        const ClaimedDeal& deal);
OrViolation<MatchState> deal_hand(MatchState state, Seat dealer, const ClaimedDeal& deal);
std::optional<RuleViolation> check(const MatchState& state, Seat seat, const Action& action);
OrViolation<MatchState> apply(MatchState state, Seat seat, const Action& action);
std::vector<Action> legal_actions(const MatchState& state, Seat seat);
/// Of the hand in play.
HandResult result_so_far(const MatchState& state);
Seat next_dealer(const MatchState& state);

std::optional<std::vector<SeatAction>> play_out(const MatchState& state, Seat seat);

/// The seats that have played the grannies, in the order of `kGrannies`; nothing for one that is
/// still held.
using GranniesPlayed = std::array<std::optional<Seat>, kGrannies.size()>;
GranniesPlayed grannies_among(const ActionHistory& actions);
/// The soloist by those who had the grannies, where both are known (O5.1).
std::optional<Seat> soloist_of(const GranniesPlayed& had);

inline const Order& order_in_play(const Playing&) { return kOrder; }

}  // namespace avinas::owcyglowa
