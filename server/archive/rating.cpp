// SPDX-License-Identifier: MIT
// The names are those of the paper's algorithm 4.
#include "server/archive/rating.hpp"

#include <algorithm>
#include <cmath>

namespace avinas::server {
namespace {

/// Luck of one match, as a standard deviation.
constexpr double kBeta = Rating::kMean / 6;
/// The part of a variance that is left at the least.
constexpr double kKappa = 1e-4;
/// Skill may have changed since the last match: so much is added to the deviation.
constexpr double kTau = Rating::kMean / 300;

/// A team's skill is the sum of its players'.
struct Team {
  double mu = 0, variance = 0, strength = 0;
  /// The strengths of all teams that came no better, and how many share its place.
  double behind = 0;
  int even = 0;
  double omega = 0, delta = 0;
};

}  // namespace

void rate(std::span<const RatedTeam> teams) {
  std::vector<Team> sums(teams.size());
  double all = 0;
  for (std::size_t i = 0; i < teams.size(); ++i) {
    for (Rating* player : teams[i].players) {
      player->doubt = std::hypot(player->doubt, kTau);
      sums[i].mu += player->skill;
      sums[i].variance += player->doubt * player->doubt;
    }
    all += sums[i].variance + kBeta * kBeta;
  }
  const double c = std::sqrt(all);
  for (Team& team : sums) team.strength = std::exp(team.mu / c);
  for (std::size_t q = 0; q < teams.size(); ++q) {
    for (std::size_t i = 0; i < teams.size(); ++i) {
      if (teams[i].place >= teams[q].place) sums[q].behind += sums[i].strength;
      sums[q].even += teams[i].place == teams[q].place;
    }
  }
  for (std::size_t i = 0; i < teams.size(); ++i) {
    Team& team = sums[i];
    for (std::size_t q = 0; q < teams.size(); ++q) {
      if (teams[q].place > teams[i].place) continue;
      const double p = team.strength / sums[q].behind;
      team.omega += ((q == i ? 1 : 0) - p) / sums[q].even;
      team.delta += p * (1 - p) / sums[q].even;
    }
    const double deviation = std::sqrt(team.variance);
    team.omega *= team.variance / c;
    team.delta *= team.variance / all * deviation / c;
    for (Rating* player : teams[i].players) {
      const double part = player->doubt * player->doubt / team.variance;
      player->skill += part * team.omega;
      player->doubt *= std::sqrt(std::max(1 - part * team.delta, kKappa));
    }
  }
}

}  // namespace avinas::server
