// SPDX-License-Identifier: MIT
// The way to the server that keeps the club, for one that waits: whoever comes to its door with a
// request for the club is connected through, over a link that both ends prove.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/http/http.hpp"
#include "server/http/websocket.hpp"
#include "server/net/link_stream.hpp"
#include "server/net/tls.hpp"

namespace avinas::server {

class KeeperDoor {
 public:
  /// `link` outlives it; null: nobody is connected through.
  explicit KeeperDoor(const TlsCertificate* link) : link_(link) {}

  /// The keeper's address, as it told; empty: none, or here. A client that was connected through to
  /// another place is cut off, and comes again. Any thread may call.
  void point_to(const std::string& keeper);
  /// The request is for the club, and there is a way to it. Any thread may call.
  bool leads_on(const HttpRequest& request) const;

  /// Connects the stream through, from this request of `client` on, until either end is done.
  /// False if the keeper was not reached; the stream is as it was.
  boost::asio::awaitable<bool> pass_on(MeteredSocket& stream, boost::beast::flat_buffer& read,
                                       HttpRequest request, boost::asio::ip::address client);
  boost::asio::awaitable<bool> pass_on(TlsStream& stream, boost::beast::flat_buffer& read,
                                       HttpRequest request, boost::asio::ip::address client);

 private:
  template <typename Stream>
  boost::asio::awaitable<bool> connect_through(Stream& stream, boost::beast::flat_buffer& read,
                                               HttpRequest request,
                                               boost::asio::ip::address client);
  void keep(const std::shared_ptr<LinkStream>& link);

  const TlsCertificate* link_;
  mutable std::mutex mutex_;
  std::string keeper_;
  std::vector<std::weak_ptr<LinkStream>> open_;
};

}  // namespace avinas::server
