// SPDX-License-Identifier: MIT
// How much each player may have written down, over all their connections.
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/base/limits.hpp"

namespace avinas::server {

/// Any thread may call.
class WritingBudgets {
 public:
  using Millis = std::chrono::milliseconds;
  /// Grows with the rate of requests that the operator allows.
  explicit WritingBudgets(const ClientLimits& limits)
      : times_(limits.requests_per_second / ClientLimits{}.requests_per_second) {}

  /// Takes so many bytes in that player's name, or says how long to wait.
  std::optional<Millis> take(const std::string& player, double bytes, Millis now) {
    const std::scoped_lock lock(mutex_);
    if (budgets_.size() >= sweep_at_) {
      for (auto it = budgets_.begin(); it != budgets_.end();) {
        it = it->second.full(now) ? budgets_.erase(it) : std::next(it);
      }
      sweep_at_ = std::max<std::size_t>(kSweepAt, 2 * budgets_.size());
    }
    return budgets_
        .try_emplace(player, kDurableBytesPerSecond * times_, kDurableBytesAtOnce * times_)
        .first->second.take(now, bytes);
  }

 private:
  const double times_;
  static constexpr std::size_t kSweepAt = 1'000;
  std::mutex mutex_;
  std::unordered_map<std::string, RequestBudget> budgets_;
  std::size_t sweep_at_ = kSweepAt;
};

}  // namespace avinas::server
