// SPDX-License-Identifier: MIT
// A match as a function: start, deal, act. Values in, values out; no clock, no chance, no I/O.
#pragma once

#include <vector>

#include "engine/avinas/rules/match_state.hpp"
#include "engine/frame/action.hpp"
#include "engine/frame/rule_violation.hpp"

namespace avinas {

/// The version of the rules as implemented; a change of outcome for any history raises it.
inline constexpr int kRulesVersion = 1;

/// A match before its first deal; `first_dealer` was drawn by the caller (R2.1).
MatchState start_match(const Options& options, Seat first_dealer);

/// Why this deal is refused now, or nothing. Rules named: R6.1 and R6.4 after the match's end,
/// R2.1 for a wrong dealer or a hand still in play, R2.2 for hands that are not eight each, R1.2
/// for a pack that is not the 32 cards.
std::optional<RuleViolation> check_deal(const MatchState& state, Seat dealer,
                                        const ClaimedDeal& deal);
/// Deals the next hand, or says which rule forbids it (see `check_deal`).
OrViolation<MatchState> deal_hand(MatchState state, Seat dealer, const ClaimedDeal& deal);

/// Why the rules refuse this action now, or nothing. The single truth about legality:
/// `legal_actions` and `apply` both ask it.
std::optional<RuleViolation> check(const MatchState& state, Seat seat, const Action& action);

/// The state after `seat` did `action`, or the rule that forbids it. A hand that ends is scored,
/// and a match that ends is settled, in the same step.
OrViolation<MatchState> apply(MatchState state, Seat seat, const Action& action);

/// Everything that `apply` would accept from `seat` now, in a fixed order; empty if nothing.
std::vector<Action> legal_actions(const MatchState& state, Seat seat);

/// Gives the match up: a hand in play is laid open as unfinished and scores nothing.
MatchState abandon(MatchState state);

/// The hand that is dealt or was last dealt, as it stands; nothing before the first deal. For
/// the adjudication of records, which already hold all of it. Not for observers: see `view`.
std::optional<HandRecord> hand_so_far(const MatchState& state);

/// The outcome, once the match is over.
std::optional<Outcome> outcome_of(const MatchState& state);

/// The next dealer: after a hand, the seat to the left of its dealer (R2.1).
Seat next_dealer(const MatchState& state);

/// True between the deal and the end of the hand.
bool hand_in_play(const MatchState& state);

/// At a table that keeps the Cats tradition, a match may end the play of its day (R6.5).
constexpr bool day_may_end(const Options& options) { return options.cats_tradition; }
constexpr bool ends_day(const Options& options, const Outcome& outcome) {
  return day_may_end(options) && outcome.reason == EndReason::Cats;
}

}  // namespace avinas
