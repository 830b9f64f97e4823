// SPDX-License-Identifier: MIT
// The limits of one client, so that nobody can hurt a table. Sizes of messages are in
// protocol/codec.hpp, of what waits to be sent in outbox.hpp.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace avinas::server {

/// Adjustable limits; the defaults are far above what people and screen readers do.
struct ClientLimits {
  /// Requests a second that a connection may keep up. A fast player sends two.
  double requests_per_second = 40;
  /// Requests a second from one address in all: five connections at their limit, or a club of a
  /// hundred fast players behind one router.
  double requests_per_second_per_address = 200;
  /// Connections from one address, HTTP and WebSocket; 0: any number, as fast as they come. A club
  /// behind one router has fifty people with two tabs, and each tab loads over a few connections.
  unsigned connections_per_address = 1'000;
  /// Time for the TLS handshake, for an HTTP request, and from the upgrade to a welcome, so that
  /// nobody keeps a connection open by silence or by a byte at a time.
  std::chrono::seconds handshake{10};
  /// A connection that says nothing and answers no ping for this long is gone, and the table says
  /// that its player is away. Browsers answer pings by themselves.
  std::chrono::seconds idle{12};
  /// A reader that takes nothing for this long while something waits for it is given up.
  std::chrono::seconds stalled{30};
};

/// Requests a second of a bot's account: it plays, and has no page that draws.
inline constexpr double kRequestsPerSecondOfBot = 20;
/// Seconds' worth of requests that may come at once: a page that comes back resends a few.
inline constexpr double kBurstSeconds = 2;
/// Requests of one address that may come at once: four hundred people behind one router who return
/// after a restart ask for three things each, of which coming back costs one credit each.
inline constexpr double kAddressRequestsAtOnce = 1'600;
/// A request for a whole view, or for something to be kept, costs as much as so many moves.
inline constexpr double kCreditsForCostly = 10;
/// Going to a table that is not there costs this much more, so that codes cannot be guessed.
inline constexpr double kCreditsForWrongCode = 50;
/// Checking a match record of half a megabyte takes ten milliseconds.
inline constexpr double kCreditsForRecord = 50;
/// A look over HTTP at a table's door, which tells whether a code is one, or at a match.
inline constexpr double kCreditsForLook = 10;
/// A record of a match of thirty hands is below 100 KB.
inline constexpr std::size_t kMaxPostedRecord = 512 * 1024;
/// New connections a second from one address, and how many may come at once: after a restart a
/// whole club returns within seconds. Each costs the server as much as several moves.
inline constexpr double kArrivalsPerSecond = 20;
inline constexpr double kArrivalsAtOnce = 600;
/// Arrivals that a connection closed for flooding costs its address.
inline constexpr double kArrivalsForFlooding = 20;
/// New guests and new tables a second from one address, and how many at once: each is kept on the
/// disk. A club's first evening makes fifty guests and a dozen tables.
inline constexpr double kNewcomersPerSecond = 1;
inline constexpr double kNewcomersAtOnce = 120;
/// Durable bytes a second that one player, and one address, may cause besides moves, and at once: a
/// host who sets up a table writes a kilobyte. A request counts with its length and this much more.
inline constexpr double kDurableBytesPerSecond = 512, kDurableBytesAtOnce = 64 * 1024;
inline constexpr double kDurableBytesOfAddressPerSecond = 4 * 1024,
                        kDurableBytesOfAddressAtOnce = 512 * 1024;
inline constexpr double kDurableBytesOfRequest = 150;
/// Bytes a second that one WebSocket may send at the least, and more where more requests are
/// allowed: so many for each. At once it is two seconds' worth. Catches what never becomes a
/// message, such as empty fragments.
inline constexpr double kBytesPerSecond = 16 * 1024;
inline constexpr double kBytesOfRequest = 400;

/// Credits that refill with time; each request takes one.
class RequestBudget {
 public:
  using Millis = std::chrono::milliseconds;
  static constexpr Millis kLongestPromise{60'000};

  explicit RequestBudget(double per_second)
      : RequestBudget(per_second, per_second * kBurstSeconds) {}
  RequestBudget(double per_second, double at_once)
      : rate_(per_second), most_(at_once), credits_(at_once) {}

  /// Takes the credits, or says how long it is until they are there. `now` never jumps back.
  std::optional<Millis> take(Millis now, double credits = 1) {
    refill(now);
    if (credits_ >= credits) {
      credits_ -= credits;
      return std::nullopt;
    }
    return Millis(static_cast<std::int64_t>((credits - credits_) / rate_ * 1000) + 1);
  }
  /// Takes the credits now, and says how long it is until they are there: what others take
  /// meanwhile comes after them. Nothing is taken where that is longer than `kLongestPromise`.
  Millis promise(Millis now, double credits = 1) {
    refill(now);
    const double missing = std::max(0.0, credits - credits_);
    const Millis wait(missing == 0 ? 0 : static_cast<std::int64_t>(missing / rate_ * 1000) + 1);
    if (wait <= kLongestPromise) credits_ -= credits;
    return wait;
  }
  /// Returns credits that were taken and not used.
  void give_back(double credits) { credits_ = std::min(credits_ + credits, most_); }
  /// Takes credits that may not be there: a debt, of so many seconds at the most.
  void charge(double credits) {
    constexpr double kMostDebtSeconds = 3;
    const double deepest = -std::min(most_, rate_ * kMostDebtSeconds);
    credits_ = std::min(credits_, std::max(credits_ - credits, deepest));
  }
  /// Nothing was taken for long enough that the past does not matter.
  bool full(Millis now) {
    refill(now);
    return credits_ >= most_;
  }

 private:
  void refill(Millis now) {
    if (last_.count() != 0) {
      credits_ += std::chrono::duration<double>(now - last_).count() * rate_;
    }
    last_ = now;
    if (credits_ > most_) credits_ = most_;
  }

  double rate_;
  double most_;
  double credits_;
  Millis last_{0};
};

/// A place in the line of a budget that others take from as well. An asker that is told to wait
/// comes next after that time, however many ask meanwhile.
class PlaceInLine {
 public:
  using Millis = RequestBudget::Millis;

  /// Nothing: it is one's turn, which is used up. Else how long to wait. `promise` is that of the
  /// budget.
  template <typename Promise>
  std::optional<Millis> take(Millis now, const Promise& promise) {
    if (!due_) {
      const Millis wait = promise();
      if (wait.count() == 0) return std::nullopt;
      if (wait <= RequestBudget::kLongestPromise) due_ = now + wait;
      return wait;
    }
    if (now < *due_) return *due_ - now;
    due_.reset();
    return std::nullopt;
  }
  /// When one's turn comes; nothing if none was promised.
  const std::optional<Millis>& due() const { return due_; }
  /// Gives the place up; true if there was one, to be given back to the budget.
  bool leave() { return std::exchange(due_, std::nullopt).has_value(); }

 private:
  std::optional<Millis> due_;
};

}  // namespace avinas::server
