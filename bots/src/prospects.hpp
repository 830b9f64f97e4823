// SPDX-License-Identifier: MIT
// What each way in which a hand can end is worth to one side.
#pragma once

#include "model/view.hpp"

namespace avinas::bots {

class Prospects {
 public:
  /// For the side of the view's seat. `for_match`: the chance to win the match; else what is
  /// written for or against the side, rams in sevens games and pips in the others.
  Prospects(const View& view, bool for_match);

  /// A sevens game at that knock (R3.6), whose declarers win or lose.
  double sevens_game(KnockLevel knock, bool declarers_win) const;
  /// A no-sevens game that brings `declarers` so many pips as `Solver::pips` counts (R4.8).
  double no_sevens_game(Side declarers, int pips) const;
  /// All passed (R4.2).
  double nothing() const;

  Side side() const { return side_; }

 private:
  double after(const Penalty& penalty) const;

  const View& view_;
  Side side_;
  bool for_match_;
};

}  // namespace avinas::bots
