// SPDX-License-Identifier: MIT
// Each address's connections and budget, whatever the number of its connections.
#pragma once

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/base/limits.hpp"

namespace avinas::server {

/// One address's account, kept while it has connections and until its credits are whole again.
/// Any thread may call.
class AddressAccount {
 public:
  AddressAccount(const ClientLimits& limits, std::string name)
      : name_(std::move(name)),
        limited_(limits.connections_per_address > 0),
        requests_(limits.requests_per_second_per_address,
                  std::max(kAddressRequestsAtOnce, limits.requests_per_second_per_address)),
        arrivals_(kArrivalsPerSecond, kArrivalsAtOnce),
        newcomers_(kNewcomersPerSecond, kNewcomersAtOnce),
        durable_(kDurableBytesOfAddressPerSecond * times_usual(limits),
                 kDurableBytesOfAddressAtOnce * times_usual(limits)) {}

  /// The address, or the network that counts as one.
  const std::string& name() const { return name_; }
  /// Takes a credit for a request, or says how long to wait for one.
  std::optional<std::chrono::milliseconds> take(std::chrono::milliseconds now) {
    const std::scoped_lock lock(mutex_);
    return limited_ ? requests_.take(now) : std::nullopt;
  }
  /// A credit for a request, which is there after the time that is returned.
  std::chrono::milliseconds promise(std::chrono::milliseconds now) {
    const std::scoped_lock lock(mutex_);
    return limited_ ? requests_.promise(now) : std::chrono::milliseconds(0);
  }
  void give_back() {
    const std::scoped_lock lock(mutex_);
    requests_.give_back(1);
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
  /// A credit for something that is kept, a new guest or a new table, which is there after the time
  /// that is returned.
  std::chrono::milliseconds promise_newcomer(std::chrono::milliseconds now) {
    const std::scoped_lock lock(mutex_);
    return limited_ ? newcomers_.promise(now) : std::chrono::milliseconds(0);
  }
  void give_newcomer_back() {
    const std::scoped_lock lock(mutex_);
    newcomers_.give_back(1);
  }
  /// Takes so many bytes of the disk, or says how long to wait.
  std::optional<std::chrono::milliseconds> take_durable(double bytes,
                                                        std::chrono::milliseconds now) {
    const std::scoped_lock lock(mutex_);
    return limited_ ? durable_.take(now, bytes) : std::nullopt;
  }

 private:
  friend class Addresses;
  static double times_usual(const ClientLimits& limits) {
    return limits.requests_per_second_per_address / ClientLimits{}.requests_per_second_per_address;
  }
  const std::string name_;
  const bool limited_;
  std::mutex mutex_;
  RequestBudget requests_;
  RequestBudget arrivals_;
  RequestBudget newcomers_;
  RequestBudget durable_;
  unsigned open_ = 0;  ///< guarded by the mutex of `Addresses`
};

/// Any thread may call.
class Addresses {
 public:
  /// `limits` outlives this.
  explicit Addresses(const ClientLimits& limits) : limits_(limits) {}

  /// An account to hold as long as the connection is open; nothing if the address has too many, or
  /// opens them too fast.
  std::shared_ptr<AddressAccount> admit(const boost::asio::ip::address& address,
                                        std::chrono::milliseconds now);
  /// The same for a connection that another server has counted: it is let in, and pays for what it
  /// asks.
  std::shared_ptr<AddressAccount> of_counted(const boost::asio::ip::address& address,
                                             std::chrono::milliseconds now);
  std::size_t known() const;

 private:
  // With the mutex held.
  std::shared_ptr<AddressAccount>& account_of(const boost::asio::ip::address& address,
                                              std::chrono::milliseconds now);
  std::shared_ptr<AddressAccount> held(std::shared_ptr<AddressAccount> account);
  void forget_the_quiet(std::chrono::milliseconds now);

  const ClientLimits& limits_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, std::shared_ptr<AddressAccount>> accounts_;
  std::size_t sweep_at_ = 1'000;
};

}  // namespace avinas::server
