// SPDX-License-Identifier: MIT
// The only door from the state of a match to what an observer may know (section 7, R7.1).
#pragma once

#include "engine/avinas/model/view.hpp"
#include "engine/avinas/rules/match_state.hpp"

namespace avinas {

/// The facts that everybody may know now. It is not told who looks, so it cannot differ between
/// observers.
PublicView public_view(const MatchState& state);
/// The facts that `observer` may know besides. Built by adding what they were shown; depends on
/// nothing else.
OwnView own_view(const MatchState& state, Observer observer);
/// Both.
View view(const MatchState& state, Observer observer);

}  // namespace avinas
