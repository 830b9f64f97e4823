// SPDX-License-Identifier: MIT
// Sjavs for three or two as a function. Each function promises what the one of that name in
// engine/avinas/rules/match.hpp does.
#pragma once

#include <vector>

#include "engine/frame/rule_violation.hpp"
#include "engine/sjavs/ranking.hpp"
#include "engine/sjavsalone/match_state.hpp"

namespace avinas::sjavsalone {

/// A match before its first deal; `first_dealer` was drawn by the caller (S2.1).
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

/// The cards that a seat can play or could, in the order in which it got them: its hand as dealt,
/// then those of the skat that it took; or its up-cards, then those that were turned.
HeldCards cards_of(const HandInPlay& hand, Seat seat);
/// The cards that a seat saw as dealt, by which calls are judged (S3.7, S9.3).
CardSet seen_as_dealt(const HandInPlay& hand, Seat seat);

inline const Order& order_in_play(const Playing& playing) {
  return sjavs::order(playing.hand.trump);
}

}  // namespace avinas::sjavsalone
