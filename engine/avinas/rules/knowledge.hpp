// SPDX-License-Identifier: MIT
// The knowledge of an observer with a perfect memory, for players of the server's own.
#pragma once

#include "engine/avinas/model/knowledge.hpp"
#include "engine/avinas/rules/match_state.hpp"

namespace avinas {

/// The view of `observer` now, and every trick of this hand as their views have shown it.
Knowledge knowledge(const MatchState& state, Observer observer);
/// The completed tricks of the hand in play, as `observer` saw them.
CompletedTricks completed_tricks(const MatchState& state, Observer observer);

}  // namespace avinas
