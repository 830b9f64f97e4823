// SPDX-License-Identifier: MIT
// Six-Bid and Frog as a function. Each function promises what the one of that name in
// engine/avinas/rules/match.hpp does.
#pragma once

#include <vector>

#include "engine/frame/rule_violation.hpp"
#include "engine/sixbid/match_state.hpp"

namespace avinas::sixbid {

/// A match before its first deal; `first_dealer` was drawn by the caller (L2.1).
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

/// The cards that a seat holds or has had, in the order in which it got them: as dealt, then those
/// of the blind, or the one that was called or given.
HeldCards cards_of(const HandInPlay& hand, Seat seat);

inline const Order& order_in_play(const Playing& playing) { return order(playing.hand.trump); }

/// The soloist of a misère is to take no trick, and the others are to make them take one.
inline bool tricks_lose(const Playing& playing) { return is_misere(*playing.hand.contract); }

/// The hand that lies open: the soloist's at a spread misère, from when both others have played to
/// the first trick (L4.6).
CardSet open_hand(const Playing& playing);

}  // namespace avinas::sixbid
