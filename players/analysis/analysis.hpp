// SPDX-License-Identifier: MIT
// The cost of each decision of a hand that is over, with all cards open, and its look to the player
// who took it.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/games/match.hpp"
#include "players/bots/player.hpp"

namespace avinas::analysis {

/// The unit of a cost, which follows from the decision: card points, or what the sheet counts.
enum class Unit : std::uint8_t { Points, Pips, Rams, Score };

enum class Verdict : std::uint8_t {
  Best,     ///< nothing was better, all cards open
  Unlucky,  ///< it cost something, and was best on what its player knew
  Cost,     ///< something was better on what its player knew as well
};

struct Decision {
  int action = 0;  ///< its place among the hand's actions, from 0
  Seat seat = Seat::North;
  Action taken;
  Unit unit = Unit::Points;
  /// The side's loss by it, with best play of all afterwards: 0 or more.
  int cost = 0;
  bool decisive = false;         ///< before it the side won the hand, after it the other did
  std::vector<Action> better{};  ///< what was best, if that was another; equal ones all
  /// On what the player knew: the same as an average over worlds, by the sheet. Nothing where it
  /// was not asked for, or there was nothing to choose.
  std::optional<double> imagined_cost{};
  Verdict verdict = Verdict::Best;

  /// A value of `imagined_cost`, and the verdict that follows.
  void judge(double imagined);
};

struct HandAnalysis {
  std::vector<Decision> decisions;  ///< those where there was a choice; bids are left out
  /// The declarers' card points with best play of all: before the first card, then after each.
  std::vector<int> curve;
  std::optional<int> turning_point{};  ///< the action of the last decisive decision
  /// A no-sevens game that its declarers should have lost on purpose, by so many pips: best play
  /// was worse for their match (R6.3).
  std::optional<int> better_lost{};
};

/// How much a player's knowledge is looked into; no worlds: not at all.
struct Imagination {
  bots::Strength strength{};
  std::uint64_t seed = 0;
};

/// A hand from the state just after its deal; `actions` are those that were taken. An action that
/// the rules refuse ends the analysis there.
HandAnalysis analyse(const MatchState& dealt, std::span<const SeatAction> actions,
                     const Imagination& imagination = {});
/// Best play with open cards can be searched for, as an analysis does.
bool can_analyse(const games::Options& rules);
/// The same of any game that can be analysed; of another, nothing.
HandAnalysis analyse_any(const games::MatchState& dealt, std::span<const SeatAction> actions,
                         const Imagination& imagination);

}  // namespace avinas::analysis
