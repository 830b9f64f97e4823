// SPDX-License-Identifier: MIT
// The moment, and the one place that asks the clock. Below the actors time comes in as a parameter.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace avinas::server {

/// Milliseconds of a clock that never jumps and stands still while the process does.
using Millis = std::chrono::milliseconds;

inline constexpr std::int64_t kDayMs = 86'400'000;

/// The moment at which an input is handled.
struct Now {
  Millis steady{0};            ///< never jumps; deadlines are counted on it
  std::int64_t unix_ms = 0;    ///< for records
  std::int64_t local_day = 0;  ///< days since 1970 in the club's time zone (R6.5)
};

/// The present moment.
Now current_time();
/// Its `steady` alone, for less.
Millis steady_time();

/// Days since 1970 at that moment in the club's time zone, which is the process's (`TZ`).
std::int64_t local_day_at(std::int64_t unix_ms);

/// Unix milliseconds as `2026-11-20T18:03:11Z`.
std::string utc_text(std::int64_t unix_ms);

}  // namespace avinas::server
