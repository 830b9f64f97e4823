// SPDX-License-Identifier: MIT
// "The rest are mine": a player who leads and whose cards take every trick that is left, whatever
// the others hold, need not play them one by one.
#pragma once

#include <optional>
#include <vector>

#include "engine/avinas/model/knowledge.hpp"
#include "engine/avinas/rules/match_state.hpp"
#include "engine/frame/action.hpp"

namespace avinas {

/// The order in which the observer, who is a seat, leads the own cards so that each takes its
/// trick whatever the others hold; nothing where what the seat was shown does not prove that, where
/// it is not to lead, before the third trick (R5.3), and for defenders of a no-sevens game, whose
/// declarers may stop at any time (R4.6). Tricks that the partner would take are not counted.
std::optional<std::vector<Card>> sure_leads(const Knowledge& known);

/// The hand played out by those leads, to its end: one action after another, the others' as the
/// rules let them. Nothing where `sure_leads` finds none.
std::optional<std::vector<SeatAction>> play_out(const MatchState& state, Seat seat);

}  // namespace avinas
