// SPDX-License-Identifier: MIT
// A clock that stands still while the process does: a stopped or starved process charges nobody for
// time in which nobody could be heard.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>

namespace avinas::server {

class AwakeTime {
 public:
  using Millis = std::chrono::milliseconds;
  /// How often `beat` is called while the process runs, and from which gap on it did not.
  static constexpr Millis kBeat{200}, kGap{1000};

  /// The process is awake at that moment of the machine's steady clock. Any thread may call.
  void beat(Millis real) {
    account(real);
    last_beat_.store(real.count(), std::memory_order_release);
  }
  /// The time awake at that moment; never jumps back. Before the first beat it is the machine's.
  Millis at(Millis real) {
    account(real);
    return real - lost();
  }
  /// Gaps until now, in all.
  Millis lost() const { return Millis(lost_.load(std::memory_order_acquire)); }

 private:
  void account(Millis real) {
    const auto beat_before = last_beat_.load(std::memory_order_acquire);
    if (beat_before == 0 || real.count() - beat_before < kGap.count()) return;
    const std::scoped_lock lock(mutex_);
    const auto last = last_beat_.load(std::memory_order_relaxed);
    if (real.count() - last < kGap.count()) return;  // another thread was faster
    lost_.fetch_add(real.count() - last - kBeat.count(), std::memory_order_release);
    last_beat_.store(real.count(), std::memory_order_release);
  }

  std::atomic<std::int64_t> last_beat_ = 0, lost_ = 0;
  std::mutex mutex_;
};

/// That of this process. `current_time` goes by it.
AwakeTime& awake_time();

}  // namespace avinas::server
