// SPDX-License-Identifier: MIT
// A WebSocket to another server of the club. Lives on one thread; what is asked of it comes from
// there.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "server/delivery/transport.hpp"
#include "server/net/link_stream.hpp"
#include "server/net/tls.hpp"

namespace avinas::server {

class Link : public std::enable_shared_from_this<Link> {
 public:
  using Headers = std::map<std::string, std::string>;
  /// The reason that clients are told where the other server said none.
  static constexpr const char* kGone = "Another server of this club went away; come again.";
  struct Handlers {
    /// The next message is read when `read_on` is let go, so that a slow client slows its server.
    std::function<void(std::string text, std::shared_ptr<const void> read_on)> message;
    /// Nobody is reached, or not any more; once, and not after `close`.
    std::function<void(CloseCode why, const std::string& reason)> lost;
  };

  /// `certificate` outlives it.
  Link(boost::asio::io_context& home, const TlsCertificate& certificate, Handlers handlers);

  void open(const LinkAddress& to, Headers headers);
  void send(std::string text);
  /// Bytes that wait to be sent.
  std::size_t waiting() const { return waiting_bytes_; }
  /// Nothing more is heard of it.
  void close();
  /// As if the other server had gone. Any thread may call.
  void cut();

 private:
  using Stream = boost::beast::websocket::stream<LinkStream>;

  boost::asio::awaitable<void> connect(LinkAddress to, Headers headers);
  void read();
  void write();
  void lose(CloseCode why, const std::string& reason);

  boost::asio::io_context& home_;
  const std::shared_ptr<boost::asio::ssl::context> context_;
  Handlers handlers_;
  Stream stream_;
  boost::beast::flat_buffer buffer_;
  std::deque<std::string> waiting_;
  std::size_t waiting_bytes_ = 0;
  bool open_ = false, writing_ = false, over_ = false;
};

}  // namespace avinas::server
