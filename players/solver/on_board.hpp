// SPDX-License-Identifier: MIT
// From cards to the bits that the search works on.
#pragma once

#include "players/solver/layout.hpp"
#include "players/solver/open_hand.hpp"
#include "players/solver/search.hpp"

namespace avinas::solver {

TrickOnBoard<FixedDeck::Bits> on_board(const OpenHand& hand);

}  // namespace avinas::solver
