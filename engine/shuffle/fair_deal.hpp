// SPDX-License-Identifier: MIT
// A deal that anyone can check: the pack is a documented function of a seed that the server
// committed to beforehand and of seeds that the players added (docs/fair-deal.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/frame/shape.hpp"

namespace avinas::shuffle {

/// The name of the function, as records have it: the first for 32 cards in packets of four to the
/// left, the second for every other shape. Any change to it needs a new name.
std::string_view algorithm_of(const Shape& shape);

/// 256 bits: a deal of 32 cards is one of 2^56.5, one of 40 of 2^72, and no search over the seed is
/// feasible.
using ServerSeed = std::array<std::uint8_t, 32>;
/// Lower-case hex, 32 digits; empty where a player gave none.
using PlayerSeeds = PerSeat<std::string>;

/// SHA-256 over "avinas-commitment-v1" and the seed: what the server publishes first.
using Commitment = std::array<std::uint8_t, 32>;
Commitment commit_to(const ServerSeed& seed);
/// In hex.
std::string commitment(const ServerSeed& seed);

/// Deals the pack that the seeds determine, packet by packet from the seat after the dealer.
Deal deal(const ServerSeed& seed, const PlayerSeeds& players, Seat dealer, const Shape& shape = {});

std::string to_hex(const ServerSeed& seed);
/// The seed that `hex` writes in 64 lower-case digits, or nothing.
std::optional<ServerSeed> parse_seed(std::string_view hex);

}  // namespace avinas::shuffle
