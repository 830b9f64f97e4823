// SPDX-License-Identifier: MIT
// A match of Sjavs for four as a function: start, deal, act. Values in, values out; no clock, no
// chance, no I/O.
#pragma once

#include <vector>

#include "engine/frame/rule_violation.hpp"
#include "engine/sjavs/match_state.hpp"
#include "engine/sjavs/ranking.hpp"

namespace avinas::sjavs {

/// The version of the rules as implemented; a change of outcome for any history raises it.
inline constexpr int kRulesVersion = 1;

/// A match before its first deal; `first_dealer` was drawn by the caller (S2.1).
MatchState start_match(const Options& options, Seat first_dealer);

/// Why this deal is refused now, or nothing (section 10): S6.2 after the match, S2.1 for a hand
/// still in play or a wrong dealer, S1.2 for a pack that is not the 32 cards, S2.2 for hands that
/// are not eight each.
std::optional<RuleViolation> check_deal(const MatchState& state, Seat dealer,
                                        const ClaimedDeal& deal);
/// Deals the next hand, or says which rule forbids it.
OrViolation<MatchState> deal_hand(MatchState state, Seat dealer, const ClaimedDeal& deal);

/// Why the rules refuse this action now, or nothing: the first reason in the order of section 10.
/// The single truth about legality: `legal_actions` and `apply` both ask it.
std::optional<RuleViolation> check(const MatchState& state, Seat seat, const Action& action);

/// The state after `seat` did `action`, or the rule that forbids it. A hand that ends is scored,
/// and a match that ends is settled, in the same step.
OrViolation<MatchState> apply(MatchState state, Seat seat, const Action& action);

/// Everything that `apply` would accept from `seat` now, in a fixed order; empty if nothing.
std::vector<Action> legal_actions(const MatchState& state, Seat seat);

/// Of the hand in play.
HandResult result_so_far(const MatchState& state);

/// The next dealer: the seat to the left, or the same after a redealt hand (S2.1, S3.8).
Seat next_dealer(const MatchState& state);

/// The rest of the hand, where `seat` leads and its cards take every trick that is left, whatever
/// the others hold: one action after another, the others' as the rules let them. Nothing where what
/// the seat was shown does not prove that.
std::optional<std::vector<SeatAction>> play_out(const MatchState& state, Seat seat);

inline const Order& order_in_play(const Playing& playing) { return order(playing.trump); }

/// No match ends the play of its day.
constexpr bool day_may_end(const Options&) { return false; }
constexpr bool ends_day(const Options&, const Outcome&) { return false; }

}  // namespace avinas::sjavs
