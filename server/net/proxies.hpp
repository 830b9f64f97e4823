// SPDX-License-Identifier: MIT
// Our own proxies among the peers, and the clients they speak for.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace avinas::server {

/// Addresses and networks, such as "10.0.0.1" and "172.16.0.0/12".
class AddressSet {
 public:
  /// Throws std::runtime_error with a sentence that names `flag` if one is neither.
  AddressSet(const std::vector<std::string>& texts, const std::string& flag);
  bool contains(const boost::asio::ip::address& address) const;

 private:
  struct Network {
    boost::asio::ip::address_v6::bytes_type bytes;
    int bits;  ///< of 128; IPv4 is mapped
  };
  std::vector<Network> networks_;
};

/// The client's address: `peer`, unless that is a trusted proxy; then the last address in
/// `forwarded_for` (all X-Forwarded-For lines, joined by commas) that is none; a port behind an
/// address is left out.
boost::asio::ip::address client_address(const boost::asio::ip::address& peer,
                                        std::string_view forwarded_for, const AddressSet& trusted);

}  // namespace avinas::server
