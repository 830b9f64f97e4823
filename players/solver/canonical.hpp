// SPDX-License-Identifier: MIT
// Positions that differ only in cards of the same worth between which none is left are one.
#pragma once

#include "players/solver/search.hpp"

namespace avinas::solver {

/// The board with every such card pushed down onto the gaps below it: equal boards, equal values.
template <typename Deck>
Board<typename Deck::Bits> canonical(const Deck& deck, const Board<typename Deck::Bits>& board);
/// The same where tricks alone count: every card is pushed down, whatever it is worth.
template <typename Deck>
Board<typename Deck::Bits> canonical_ranks(const Deck& deck,
                                           const Board<typename Deck::Bits>& board);

}  // namespace avinas::solver
