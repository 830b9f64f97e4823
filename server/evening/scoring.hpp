// SPDX-License-Identifier: MIT
// How pairs stand: each hand is compared with the same cards at the other tables
// (docs/evenings.md).
#pragma once

#include <vector>

#include "server/evening/state.hpp"

namespace avinas::server {

/// The sum of a pair's hands that are open, or of its matches that are over.
struct PairScore {
  int match_points =
      0;             ///< two for each table that did worse with the same cards, one for each alike
  int possible = 0;  ///< the most of them that could be had
  double difference = 0;  ///< points above the mean of the other tables, over all hands
  int counted = 0;        ///< hands that were compared, or matches

  double share() const { return possible == 0 ? 0.5 : double(match_points) / possible; }
};

/// Of each pair.
std::vector<PairScore> scores_of(const EveningState& evening);
/// The pairs that have not gone, the best first; those that stand alike by their numbers.
std::vector<int> best_first(const EveningState& evening);

}  // namespace avinas::server
