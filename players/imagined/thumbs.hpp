// SPDX-License-Identifier: MIT
// Rules of thumb by which imagined players go on: take what one can, feed the partner, else throw
// low.
#pragma once

#include "engine/games/match.hpp"

namespace avinas::imagined {

/// One of `legal`, which is not empty, for the seat whose turn it is. `tricks_lose`: the hand is
/// played for taking none.
Action thumb_play(const Trick& trick, const Order& order, const Seating& seating,
                  const std::vector<Action>& legal, bool tricks_lose = false);
/// A call, a name, or a lead that makes the trump suit: a pass where one may; of suits the longest
/// in hand; of cards to lay away those whose points are lost easily; of cards to give the lowest.
Action thumb_call(CardSet hand, const Order& order, const std::vector<Action>& legal);
/// The actions that are worth weighing: all of a few; of more ways to lay cards away those that a
/// thumb likes best.
std::vector<Action> worth_weighing(CardSet hand, const Order& order,
                                   const std::vector<Action>& legal);

}  // namespace avinas::imagined
