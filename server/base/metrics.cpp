// SPDX-License-Identifier: MIT
// Holds the process's one set of counters.
#include "server/base/metrics.hpp"

#include <algorithm>

namespace avinas::server {

void LatencyHistogram::observe(std::chrono::nanoseconds took) {
  const auto ns = static_cast<std::uint64_t>(std::max<std::int64_t>(0, took.count()));
  const auto bucket = std::lower_bound(kBounds.begin(), kBounds.end(), (ns + 999) / 1000);
  buckets_[static_cast<std::size_t>(bucket - kBounds.begin())].fetch_add(1,
                                                                         std::memory_order_relaxed);
  sum_ns_.fetch_add(ns, std::memory_order_relaxed);
}

Metrics& metrics() {
  static Metrics all;
  return all;
}

}  // namespace avinas::server
