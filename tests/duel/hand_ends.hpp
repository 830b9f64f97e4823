// SPDX-License-Identifier: MIT
// Measures how hands end between players who play for the hand alone: the frequencies from which
// the values of sheets are solved (players/bots/match_value.hpp).
#pragma once

#include "players/bots/player.hpp"

namespace avinas::duel {

/// Prints the parts of all hands, of no-sevens hands for which both sides bid, and of those for
/// which one side bids and the other passes: `hands` of each, by `jobs` threads.
void measure_hand_ends(const bots::Strength& strength, long hands, std::uint64_t seed,
                       unsigned jobs);

}  // namespace avinas::duel
