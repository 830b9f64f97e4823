// SPDX-License-Identifier: MIT
// The seeds of an evening on which all tables play the same cards (docs/fair-deal.md).
#pragma once

#include <string>
#include <vector>

#include "engine/shuffle/fair_deal.hpp"

namespace avinas::shuffle {

/// The server's seed of a hand, from 1, of the evening with that seed. It tells nothing of the
/// others.
ServerSeed seed_of_hand(const ServerSeed& evening, int hand);
/// The seeds that people added, as one player's seed: 32 hex digits; empty if nobody added one.
std::string mix(const std::vector<std::string>& seeds);

}  // namespace avinas::shuffle
