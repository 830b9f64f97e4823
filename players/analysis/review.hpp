// SPDX-License-Identifier: MIT
// The review of one hand of any game that can be analysed.
#pragma once

#include <optional>
#include <string>

#include "engine/games/match.hpp"
#include "players/analysis/analysis.hpp"

namespace avinas::analysis {

/// Hands of its game can be analysed.
bool can_review(const games::HandRecord& hand);
/// The cost of each decision as JSON (docs/match-record.md); nothing where the hand cannot be
/// analysed, or was not dealt by these rules. The sheet is left out: a hand is looked at for
/// itself.
std::optional<std::string> review(const games::Options& rules, const games::HandRecord& hand,
                                  const Imagination& imagination);

}  // namespace avinas::analysis
