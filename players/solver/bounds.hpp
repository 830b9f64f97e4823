// SPDX-License-Identifier: MIT
// The tricks and points that a side gets whatever the other does, seen without playing on.
#pragma once

#include "players/solver/search.hpp"

namespace avinas::solver {

/// Of what is left, the least that each side gets, whatever the other side does.
struct Sure {
  int leaders = 0, others = 0;
  bool leader_takes_all = false;  ///< the leader takes every trick, one after the other
};

/// `wanted`: each side plays to get it. If not, only what a side cannot help getting counts.
template <typename Deck>
Sure sure_points(const Deck& deck, const Board<typename Deck::Bits>& board, int left, bool wanted);
template <typename Deck>
Sure sure_tricks(const Deck& deck, const Board<typename Deck::Bits>& board, int left, bool wanted);

}  // namespace avinas::solver
