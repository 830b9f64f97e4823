// SPDX-License-Identifier: MIT
// A whole match record, analysed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/record/checking.hpp"
#include "players/analysis/analysis.hpp"

namespace avinas::analysis {

/// Of what is written; another version of the same match may say something else.
inline constexpr int kAnalysisVersion = 2;

struct MatchAnalysis {
  record::Finding finding;  ///< a record that is not true is not analysed
  std::string json;         ///< one line (docs/match-record.md); empty unless the finding is ok
};

/// Looks at one hand after another, so that long matches need not be done in one go.
class MatchAnalyst {
 public:
  MatchAnalyst(std::string_view text, const Imagination& imagination);

  /// Analyses the next hand, some tens of milliseconds. False: that was all.
  bool step();
  /// When there is no step left.
  MatchAnalysis result() const;

 private:
  struct Hand {
    Seat dealer;
    ClaimedDeal deal;
    std::vector<SeatAction> actions;
  };
  /// How a player did over the match.
  struct Tally {
    int decisions = 0, best = 0, best_as_known = 0;
  };

  Imagination imagination_;
  record::Finding finding_;
  std::vector<Hand> played_;
  std::optional<games::MatchState> state_;  ///< before the next hand
  std::size_t next_ = 0;
  bool apart_ = false;  ///< each hand stands on a sheet of its own
  std::string hands_;
  PerSeat<Tally> tallies_;
};

MatchAnalysis analyse_record(std::string_view text, const Imagination& imagination);

}  // namespace avinas::analysis
