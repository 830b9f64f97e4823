// SPDX-License-Identifier: MIT
// A match of Einwerfen as a function: start, deal, act. Values in, values out; no clock, no
// chance, no I/O.
#pragma once

#include <vector>

#include "engine/einwerfen/match_state.hpp"
#include "engine/frame/rule_violation.hpp"

namespace avinas::einwerfen {

/// The version of the rules as implemented; a change of outcome for any history raises it.
inline constexpr int kRulesVersion = 1;

/// A match before its first deal; `first_dealer` was drawn by the caller (E2.1).
MatchState start_match(const Options& options, Seat first_dealer);

/// Why this deal is refused now, or nothing (section 7): E5.2 after the match, E2.1 for a hand
/// still in play or a wrong dealer, E1.2 for a pack that is not the 32 cards, E2.2 for hands that
/// are not eight each.
std::optional<RuleViolation> check_deal(const MatchState& state, Seat dealer,
                                        const ClaimedDeal& deal);
/// Deals the next hand, or says which rule forbids it.
OrViolation<MatchState> deal_hand(MatchState state, Seat dealer, const ClaimedDeal& deal);

/// Why the rules refuse this action now, or nothing: the first reason in the order of section 7.
/// The single truth about legality: `legal_actions` and `apply` both ask it.
std::optional<RuleViolation> check(const MatchState& state, Seat seat, const Action& action);

/// The state after `seat` did `action`, or the rule that forbids it. A hand that ends is scored,
/// and a match that ends is settled, in the same step.
OrViolation<MatchState> apply(MatchState state, Seat seat, const Action& action);

/// Everything that `apply` would accept from `seat` now, in a fixed order; empty if nothing.
std::vector<Action> legal_actions(const MatchState& state, Seat seat);

/// Gives the match up: a hand in play is laid open as unfinished and scores nothing.
MatchState abandon(MatchState state);

/// The hand that is dealt or was last dealt, as it stands; nothing before the first deal.
std::optional<HandRecord> hand_so_far(const MatchState& state);

/// The outcome, once the match is over.
std::optional<Outcome> outcome_of(const MatchState& state);

/// The next dealer: the seat to the left (E2.1).
Seat next_dealer(const MatchState& state);

/// True between the deal and the end of the hand.
bool hand_in_play(const MatchState& state);

/// The rest of the hand, where `seat` leads and its cards take every trick that is left, whatever
/// the others hold: one action after another, the others' as the rules let them. Nothing where what
/// the seat was shown does not prove that.
std::optional<std::vector<SeatAction>> play_out(const MatchState& state, Seat seat);

/// No match ends the play of its day.
constexpr bool day_may_end(const Options&) { return false; }
constexpr bool ends_day(const Options&, const Outcome&) { return false; }

}  // namespace avinas::einwerfen
