// SPDX-License-Identifier: MIT
// The order in which cards are tried: alpha-beta is fast if the best card comes first.
#pragma once

#include "players/solver/search.hpp"

namespace avinas::solver {

/// At most ten cards, the most promising first.
struct Moves {
  std::array<int, 10> bits;  ///< the first `count`
  int count = 0;
};

/// The lawful cards, without those that play the same game as another, by their looks and their
/// `marks` in this search. `preferred` comes first; -1: none.
template <typename Deck>
Moves ordered_moves(const Deck& deck, const TrickOnBoard<typename Deck::Bits>& trick,
                    const Game& game, const typename History<typename Deck::Bits>::Marks& marks,
                    int preferred);

}  // namespace avinas::solver
