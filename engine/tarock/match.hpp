// SPDX-License-Identifier: MIT
// Bavarian Tarock as a function. Each function promises what the one of that name in
// engine/avinas/rules/match.hpp does.
#pragma once

#include <vector>

#include "engine/frame/rule_violation.hpp"
#include "engine/tarock/match_state.hpp"

namespace avinas::tarock {

/// A match before its first deal; `first_dealer` was drawn by the caller (T2.1).
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

/// The call above those so far that the seat whose turn it is may make; nothing above the highest
/// figure (T3.1 to T3.4).
std::optional<int> next_call(const Bidding& bidding);

/// The cards that a seat holds or has played, in the order in which it got them: as dealt, then the
/// stock's if it took them.
HeldCards cards_of(const HandInPlay& hand, Seat seat);

inline const Order& order_in_play(const Playing& playing) { return order(playing.hand.trump); }

}  // namespace avinas::tarock
