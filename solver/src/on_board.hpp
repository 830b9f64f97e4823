// SPDX-License-Identifier: MIT
// From cards to the bits that the search works on.
#pragma once

#include "search.hpp"
#include "solver/open_hand.hpp"

namespace avinas::solver {

TrickOnBoard on_board(const OpenHand& hand);

}  // namespace avinas::solver
