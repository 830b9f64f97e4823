// SPDX-License-Identifier: MIT
// The review of one hand of any game.
#pragma once

#include <optional>
#include <string>

#include "engine/games/match.hpp"
#include "players/analysis/analysis.hpp"

namespace avinas::analysis {

/// The cost of each decision as JSON (docs/match-record.md); nothing where the hand was not dealt
/// by these rules. The sheet is left out: a hand is looked at for itself.
std::optional<std::string> review(const games::Options& rules, const games::HandRecord& hand,
                                  const Imagination& imagination);

}  // namespace avinas::analysis
