// SPDX-License-Identifier: MIT
// An analysed hand as JSON (docs/match-record.md).
#pragma once

#include <string>

#include "players/analysis/analysis.hpp"

namespace avinas::analysis {

/// `{"curve": …, "turning_point": …, "decisions": …}`, one line.
std::string to_json(const HandAnalysis& hand);

}  // namespace avinas::analysis
