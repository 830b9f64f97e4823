// SPDX-License-Identifier: MIT
// What one client may ask for, so that nobody can hurt a table.
#pragma once

#include <chrono>
#include <cstdint>

namespace avinas::server {

/// Adjustable limits; the defaults are far above what people and screen readers do.
struct ClientLimits {
  /// Requests a second that a connection may keep up. A fast player sends two.
  double requests_per_second = 40;
  /// WebSocket connections from one address; 0: any number. A club behind one router has fifty
  /// people with two tabs each; behind a proxy everybody comes from one address.
  unsigned connections_per_address = 200;
};

/// Seconds' worth of requests that may come at once: a page that comes back resends a few.
inline constexpr double kBurstSeconds = 4;
/// Requests refused in a row for their rate before the connection is closed.
inline constexpr int kRefusalsBeforeClose = 50;
/// Time from the handshake to a welcome; who says nothing holds no connection.
inline constexpr std::chrono::seconds kTimeToHello{10};

/// Credits that refill with time; each request takes one.
class RequestBudget {
 public:
  enum class Verdict : std::uint8_t { Fine, Refuse, Close };

  explicit RequestBudget(double per_second) : rate_(per_second), credits_(rate_ * kBurstSeconds) {}

  /// `now` is any clock that never jumps back.
  Verdict take(std::chrono::milliseconds now) {
    const std::chrono::duration<double> passed = last_.count() == 0 ? now - now : now - last_;
    last_ = now;
    credits_ += passed.count() * rate_;
    if (credits_ > rate_ * kBurstSeconds) credits_ = rate_ * kBurstSeconds;
    if (credits_ >= 1) {
      credits_ -= 1;
      refused_ = 0;
      return Verdict::Fine;
    }
    return ++refused_ > kRefusalsBeforeClose ? Verdict::Close : Verdict::Refuse;
  }

 private:
  double rate_;
  double credits_;
  int refused_ = 0;
  std::chrono::milliseconds last_{0};
};

}  // namespace avinas::server
