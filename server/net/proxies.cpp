// SPDX-License-Identifier: MIT
// Finds a client's address behind trusted proxies.
#include "server/net/proxies.hpp"

#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>
#include <stdexcept>

#include "server/base/trimmed.hpp"
#include "server/base/wrong_setting.hpp"

namespace avinas::server {

namespace ip = boost::asio::ip;

namespace {

constexpr int kMappedBits = 96;  ///< before an IPv4 address within an IPv6 one

ip::address_v6::bytes_type as_v6(const ip::address& address) {
  if (address.is_v6()) return address.to_v6().to_bytes();
  return ip::make_address_v6(ip::v4_mapped, address.to_v4()).to_bytes();
}

bool share_bits(const ip::address_v6::bytes_type& a, const ip::address_v6::bytes_type& b,
                int bits) {
  for (std::size_t i = 0; bits > 0; ++i, bits -= 8) {
    const int mask = bits >= 8 ? 0xff : 0xff << (8 - bits) & 0xff;
    if (((a[i] ^ b[i]) & mask) != 0) return false;
  }
  return true;
}

/// `192.0.2.1:80`, `[2001:db8::1]:80` and `[2001:db8::1]` → the address; others as they are.
std::string_view without_port(std::string_view text) {
  if (text.starts_with('[')) {
    const auto end = text.find(']');
    return end == std::string_view::npos ? text : text.substr(1, end - 1);
  }
  const auto colon = text.find(':');
  const bool one_colon = colon != std::string_view::npos && text.rfind(':') == colon;
  return one_colon ? text.substr(0, colon) : text;
}

}  // namespace

AddressSet::AddressSet(const std::vector<std::string>& texts, const std::string& flag) {
  for (const std::string& text : texts) {
    boost::system::error_code error;
    if (const auto address = ip::make_address(text, error); !error) {
      networks_.push_back({as_v6(address), 128});
      continue;
    }
    if (const auto v4 = ip::make_network_v4(text, error); !error) {
      networks_.push_back({as_v6(v4.network()), kMappedBits + v4.prefix_length()});
      continue;
    }
    if (const auto v6 = ip::make_network_v6(text, error); !error) {
      networks_.push_back({v6.network().to_bytes(), v6.prefix_length()});
      continue;
    }
    throw WrongSetting("\"" + text + "\" is no address or network for " + flag +
                       "; use one like 10.0.0.1 or 172.16.0.0/12.");
  }
}

bool AddressSet::contains(const ip::address& address) const {
  const auto bytes = as_v6(address);
  for (const Network& network : networks_) {
    if (share_bits(bytes, network.bytes, network.bits)) return true;
  }
  return false;
}

ip::address client_address(const ip::address& peer, std::string_view forwarded_for,
                           const AddressSet& trusted) {
  ip::address client = peer;
  while (trusted.contains(client) && !forwarded_for.empty()) {
    const auto comma = forwarded_for.rfind(',');
    const bool only_one = comma == std::string_view::npos;
    const auto last = trimmed(only_one ? forwarded_for : forwarded_for.substr(comma + 1));
    forwarded_for = only_one ? std::string_view() : forwarded_for.substr(0, comma);
    boost::system::error_code error;
    const auto next = ip::make_address(std::string(without_port(last)), error);
    if (error) break;
    client = next;
  }
  return client;
}

}  // namespace avinas::server
