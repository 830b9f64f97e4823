// SPDX-License-Identifier: MIT
// What a power cut does to a database whose server was killed: of the writes that were not synced
// some came to the disk, some did not, and some did by half.
#pragma once

#include <filesystem>
#include <random>

namespace avinas::torture {

/// Loads the shim into every server that is started from now on.
void watch_unsynced_writes();

/// Returns how many writes were taken back, wholly or by half.
int cut_power(const std::filesystem::path& folder, std::mt19937_64& rng);

}  // namespace avinas::torture
