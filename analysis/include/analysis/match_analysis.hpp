// SPDX-License-Identifier: MIT
// A whole match record, analysed.
#pragma once

#include <string>
#include <string_view>

#include "analysis/analysis.hpp"
#include "record/checking.hpp"

namespace avinas::analysis {

struct MatchAnalysis {
  record::Finding finding;  ///< a record that is not true is not analysed
  std::string json;         ///< one line (docs/match-record.md); empty unless the finding is ok
};

MatchAnalysis analyse_record(std::string_view text, const Imagination& imagination);

}  // namespace avinas::analysis
