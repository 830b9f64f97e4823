// SPDX-License-Identifier: MIT
// What each address has open and may still ask, whatever the number of its connections.
#pragma once

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "net/limits.hpp"

namespace avinas::server {

/// One address's account, kept while it has connections and until its credits are whole again.
/// Any thread may call.
class AddressAccount {
 public:
  explicit AddressAccount(const ClientLimits& limits)
      : limited_(limits.connections_per_address > 0),
        requests_(limits.requests_per_second_per_address,
                  std::max(kAddressRequestsAtOnce, limits.requests_per_second_per_address)),
        arrivals_(kArrivalsPerSecond, kArrivalsAtOnce),
        newcomers_(kNewcomersPerSecond, kNewcomersAtOnce) {}

  /// Takes a credit for a request.
  RequestBudget::Verdict take(std::chrono::milliseconds now) {
    const std::scoped_lock lock(mutex_);
    return limited_ ? requests_.take(now) : RequestBudget::Verdict::Fine;
  }
  /// Takes more for a request that costs more.
  void charge(double credits) {
    const std::scoped_lock lock(mutex_);
    requests_.charge(credits);
  }
  /// One of its connections was closed for flooding.
  void flooded() {
    const std::scoped_lock lock(mutex_);
    arrivals_.charge(kArrivalsForFlooding);
  }
  /// Takes a credit for something that is kept: a new guest or a new table. False: not now.
  bool take_newcomer(std::chrono::milliseconds now) {
    const std::scoped_lock lock(mutex_);
    return !limited_ || newcomers_.take(now) == RequestBudget::Verdict::Fine;
  }

 private:
  friend class Addresses;
  const bool limited_;
  std::mutex mutex_;
  RequestBudget requests_;
  RequestBudget arrivals_;
  RequestBudget newcomers_;
  unsigned open_ = 0;  ///< guarded by the book's mutex
};

/// Any thread may call.
class Addresses {
 public:
  /// `limits` outlives the book.
  explicit Addresses(const ClientLimits& limits) : limits_(limits) {}

  /// An account to hold as long as the connection is open; nothing if the address has too many, or
  /// opens them too fast.
  std::shared_ptr<AddressAccount> admit(const boost::asio::ip::address& address,
                                        std::chrono::milliseconds now);
  std::size_t known() const;

 private:
  void forget_the_quiet(std::chrono::milliseconds now);

  const ClientLimits& limits_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, std::shared_ptr<AddressAccount>> accounts_;
  std::size_t sweep_at_ = 1'000;
};

}  // namespace avinas::server
