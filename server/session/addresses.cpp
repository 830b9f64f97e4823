// SPDX-License-Identifier: MIT
// Keeps each address's connections and budget. Coming back is cheap, keeping is dear: requests cost
// by what they show or write, durable bytes have a budget of their own, and moves are free of it.
#include "server/session/addresses.hpp"

#include <algorithm>

namespace avinas::server {
namespace {

/// A household or a phone has a whole /64 of IPv6 addresses: they are one.
std::string account_name(const boost::asio::ip::address& address) {
  if (address.is_v4()) return address.to_string();
  auto bytes = address.to_v6().to_bytes();
  if (address.to_v6().is_v4_mapped()) {
    return boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, address.to_v6())
        .to_string();
  }
  std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
  return boost::asio::ip::address_v6(bytes).to_string();
}

}  // namespace

std::shared_ptr<AddressAccount>& Addresses::account_of(const boost::asio::ip::address& address,
                                                       std::chrono::milliseconds now) {
  if (accounts_.size() >= sweep_at_) forget_the_quiet(now);
  const std::string name = account_name(address);
  auto& account = accounts_[name];
  if (!account) account = std::make_shared<AddressAccount>(limits_, name);
  return account;
}

std::shared_ptr<AddressAccount> Addresses::held(std::shared_ptr<AddressAccount> account) {
  AddressAccount* const held = account.get();
  ++held->open_;
  return {held, [this, kept = std::move(account)](AddressAccount*) {
            const std::scoped_lock closing(mutex_);
            --kept->open_;
          }};
}

std::shared_ptr<AddressAccount> Addresses::admit(const boost::asio::ip::address& address,
                                                 std::chrono::milliseconds now) {
  const std::scoped_lock lock(mutex_);
  const auto& account = account_of(address, now);
  const bool limited = limits_.connections_per_address > 0;
  if (limited && account->open_ >= limits_.connections_per_address) return nullptr;
  if (limited) {
    const std::scoped_lock arriving(account->mutex_);
    if (account->arrivals_.take(now)) return nullptr;
  }
  return held(account);
}

std::shared_ptr<AddressAccount> Addresses::of_counted(const boost::asio::ip::address& address,
                                                      std::chrono::milliseconds now) {
  const std::scoped_lock lock(mutex_);
  return account_of(address, now);
}

std::size_t Addresses::known() const {
  const std::scoped_lock lock(mutex_);
  return accounts_.size();
}

void Addresses::forget_the_quiet(std::chrono::milliseconds now) {
  std::erase_if(accounts_, [&](const auto& entry) {
    AddressAccount& account = *entry.second;
    if (account.open_ > 0) return false;
    const std::scoped_lock lock(account.mutex_);
    return account.requests_.full(now) && account.arrivals_.full(now) &&
           account.newcomers_.full(now) && account.durable_.full(now);
  });
  sweep_at_ = std::max<std::size_t>(1'000, 2 * accounts_.size());
}

}  // namespace avinas::server
