// SPDX-License-Identifier: MIT
// From cards to the bits that the search works on.
#pragma once

#include "players/solver/open_hand.hpp"
#include "players/solver/search.hpp"

namespace avinas::solver {

TrickOnBoard on_board(const OpenHand& hand);

}  // namespace avinas::solver
