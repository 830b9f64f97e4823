// SPDX-License-Identifier: MIT
// Tells whether the machine's clock can be right. A clock that is a year ahead for an hour makes
// everything old, and data that is deleted by age is deleted for good.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstdlib>

#include "server/base/time.hpp"

namespace avinas::server {

/// One thread at a time.
class ClockTrust {
 public:
  /// How far the clock may be from the newest date that was kept, when the process starts.
  static constexpr std::chrono::hours kNear{3 * 24};
  /// After so long without a jump it is believed whatever was kept.
  static constexpr std::chrono::hours kSteadyFor{48};
  /// More than this, between two looks, is a jump.
  static constexpr std::chrono::minutes kJump{10};

  /// The process starts; `newest_ms` is the newest date that was kept (Unix time), 0 if none was.
  void start(const Now& now, std::int64_t newest_ms) {
    offset_ = offset(now);
    since_ = now.steady;
    believed_ = newest_ms == 0 || std::abs(now.unix_ms - newest_ms) <= Millis(kNear).count();
  }

  bool trusts(const Now& now) {
    const std::int64_t before = offset_;
    offset_ = offset(now);
    if (std::abs(offset_ - before) > Millis(kJump).count()) {
      since_ = now.steady;
      believed_ = false;
    }
    return believed_ || now.steady - since_ >= kSteadyFor;
  }

 private:
  static std::int64_t offset(const Now& now) { return now.unix_ms - now.steady.count(); }

  std::int64_t offset_ = 0;  ///< of the clock from the time that never jumps
  Millis since_{0};          ///< when it was last set
  bool believed_ = true;
};

}  // namespace avinas::server
