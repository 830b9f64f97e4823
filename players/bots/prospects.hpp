// SPDX-License-Identifier: MIT
// The worth to one side of each end that a hand can have.
#pragma once

#include <optional>

#include "engine/avinas/model/view.hpp"
#include "players/bots/match_value.hpp"

namespace avinas::bots {

class Prospects {
 public:
  /// For the side of the view's seat: the chance to win the match in that sense; without one what
  /// is written for or against the side, rams in sevens games and pips in the others.
  Prospects(const View& view, const MatchSense* match);

  /// A sevens game at that knock (R3.6), whose declarers win or lose.
  double sevens_game(KnockLevel knock, bool declarers_win) const;
  /// A no-sevens game that brings `declarers` so many pips as `Solver::pips` counts (R4.8).
  double no_sevens_game(Side declarers, int pips) const;
  /// All passed (R4.2).
  double nothing() const;

  /// A loss of a no-sevens game that `declarers` can choose, and what it is worth to the side.
  struct Loss {
    int pips = 0;  ///< against `declarers`: 2, 4 or 6
    double value = 0;
  };
  /// The best for `declarers` of those that they can still choose with so many points: they stop in
  /// time (R4.6). Nothing for players who do not think of that.
  std::optional<Loss> on_purpose(Side declarers, int points) const;
  /// Some win of a no-sevens game is better for `declarers` than that loss.
  bool win_may_beat(const Loss& loss, Side declarers) const;
  /// The sides' wishes in the auction; nothing for players who do not think of that.
  const std::optional<Auction>& auction() const { return auction_; }

 private:
  double after(const Penalty& penalty) const;

  const View& view_;
  Side side_;
  const MatchSense* match_;
  std::optional<Auction> auction_;
};

}  // namespace avinas::bots
