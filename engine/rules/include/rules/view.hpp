// SPDX-License-Identifier: MIT
// The only door from the state of a match to what an observer may know (section 7, R7.1).
#pragma once

#include "model/view.hpp"
#include "rules/match_state.hpp"

namespace avinas {

/// What `observer` may know now. Built by adding what they were shown; depends on nothing else.
View view(const MatchState& state, Observer observer);

}  // namespace avinas
