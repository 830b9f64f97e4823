// SPDX-License-Identifier: MIT
// A player's skill as the ends of matches show it, and the doubt that is left: R. C. Weng and C.-J.
// Lin, "A Bayesian Approximation Method for Online Ranking", Journal of Machine Learning Research
// 12 (2011), algorithm 4 (Plackett-Luce). It rates pairs and players alone alike.
#pragma once

#include <span>
#include <vector>

namespace avinas::server {

/// Skill is normally distributed: its mean, and its standard deviation.
struct Rating {
  static constexpr double kMean = 25, kDeviation = kMean / 3;
  double skill = kMean;
  double doubt = kDeviation;
};

/// Players who won or lost together.
struct RatedTeam {
  std::vector<Rating*> players;  ///< at least one; none is null, and none stands in two teams
  int place = 1;                 ///< 1 is the best; teams of one place are even
};

/// Rates the players by one match of two teams or more.
void rate(std::span<const RatedTeam> teams);

}  // namespace avinas::server
