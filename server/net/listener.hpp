// SPDX-License-Identifier: MIT
// Accepts connections, answers HTTP on them, and hands those that upgrade to the WebSocket.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <string>
#include <vector>

#include "net/connections.hpp"
#include "net/http.hpp"
#include "ops/config.hpp"

namespace avinas::server {

class Listener {
 public:
  /// Binds at once; throws std::runtime_error with a sentence that names the port if that fails.
  /// New connections go to the contexts in turn. Everything passed outlives the listener.
  Listener(std::vector<boost::asio::io_context*> contexts, const std::string& address,
           std::uint16_t port, const HttpHandler& http, Lobby& lobby, Connections& connections,
           const Config& config);

  void start();
  void stop();
  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

 private:
  void accept();

  std::vector<boost::asio::io_context*> contexts_;
  boost::asio::ip::tcp::acceptor acceptor_;
  const HttpHandler& http_;
  Lobby& lobby_;
  Connections& connections_;
  const Config& config_;
  std::size_t next_ = 0;
};

}  // namespace avinas::server
