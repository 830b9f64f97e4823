// SPDX-License-Identifier: MIT
// A bad disk under a real server: reads that fail, and power cuts after which some of the writes
// that were not synced are on the disk, some are not, and some are by half.
#pragma once

#include <filesystem>
#include <random>

namespace avinas::torture {

/// Loads the shim into every server that is started from now on.
void load_shim();

/// From now on one read of that database in ten fails, or none.
void let_reads_fail(const std::filesystem::path& folder, bool fail);

/// Returns how many writes were taken back, wholly or by half.
int cut_power(const std::filesystem::path& folder, std::mt19937_64& rng);

}  // namespace avinas::torture
