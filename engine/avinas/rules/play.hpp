// SPDX-License-Identifier: MIT
// Following, leading and taking tricks (section 5 of the rules).
#pragma once

#include <optional>

#include "engine/avinas/rules/match_state.hpp"
#include "engine/frame/rule_violation.hpp"

namespace avinas {

/// The cards that a player who can follow plays: at trick two trumps, whatever was led (R5.2,
/// R5.3).
CardSet demand(const Order& order, int trick, Card led);

/// The seat that takes a complete trick. A second trick led without a trump is taken by the highest
/// trump, as every trick with a trump in it (R5.2, R5.3).
Seat trick_winner(const Trick& trick, Suit trump);

/// Why `seat` may not play this card to the trick now, or nothing (R5.1 to R5.5).
std::optional<RuleViolation> check_play(const Options& options, const Playing& playing, Seat seat,
                                        const Play& play);

/// The rules that every card played must keep, in or out of turn: it is held (R5.2), and a signal
/// goes with a card led face down only (R5.5).
std::optional<RuleViolation> check_card_and_signal(CardSet held, const Play& play);

}  // namespace avinas
