// SPDX-License-Identifier: MIT
// SQLite's own time to make one row durable: the yardstick for a table that plays alone.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>

namespace avinas::load {

/// Median of so many commits of one row of 200 bytes each, in microseconds: a write-ahead log, each
/// commit forced to the disk, in a new database in that folder. Before each the disk and the
/// processor rest for the pause, as they do between the commits of a table that plays alone.
std::uint32_t lone_commit_us(const std::filesystem::path& folder, int commits,
                             std::chrono::microseconds pause);

}  // namespace avinas::load
