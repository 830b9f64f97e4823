// SPDX-License-Identifier: MIT
// How much is played, by day and by week.
#pragma once

#include <vector>

#include "protocol/results.hpp"
#include "server/store/rows.hpp"

namespace avinas::server {

/// Days and weeks that are told; today and this week are the first of them.
inline constexpr int kActivityDays = 14, kActivityWeeks = 12;

/// The first moment of those, in Unix milliseconds. Days are those of the process's time zone.
std::int64_t activity_from(std::int64_t now_ms);

/// `rows` are all parts in matches that ended since `activity_from(now_ms)`.
protocol::Activity activity_of(const std::vector<PlayedRow>& rows, std::int64_t now_ms);

}  // namespace avinas::server
