// SPDX-License-Identifier: MIT
// A stream to another server of the club, which both ends prove by certificates of one authority.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <string>

namespace avinas::server {

/// A host and a port, as in "amber.example.org:8480".
struct LinkAddress {
  std::string host;
  std::uint16_t port = 0;

  /// Throws std::runtime_error with a sentence.
  static LinkAddress read(const std::string& text);
  /// Listens there for links: at that address, if it is one of this machine's. Else where people
  /// come to, the IP address given; and at all addresses, where people come by a proxy of this
  /// machine and the other servers from elsewhere. Throws std::runtime_error with a sentence.
  boost::asio::ip::tcp::acceptor listen(boost::asio::io_context& context,
                                        const std::string& for_people) const;
  std::string text() const { return host + ":" + std::to_string(port); }
};

using LinkStream = boost::asio::ssl::stream<boost::asio::ip::tcp::socket>;

/// The most bytes of a message between servers: the club with all its people goes in one.
inline constexpr std::size_t kMostBytesOfLink = std::size_t{16} * 1024 * 1024;

/// In this header of a request over a link stands whose request it is, by address.
inline constexpr const char* kClientOfLink = "X-Avinas-Client";
/// And in this one who it is, where another server has let them in: JSON.
inline constexpr const char* kPersonOfLink = "X-Avinas-Person";
/// In this one the server says that it tells of its tables and follows the club.
inline constexpr const char* kOutpostOfLink = "X-Avinas-Outpost";

/// False if nobody is reached there in time who proves to be that host.
boost::asio::awaitable<bool> connect_link(LinkStream& stream, LinkAddress to);

}  // namespace avinas::server
