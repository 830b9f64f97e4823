// SPDX-License-Identifier: MIT
// The plain port of a server that speaks TLS on another: sends browsers there, and does nothing
// else.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <string>

#include "server/session/addresses.hpp"

namespace avinas::server {

class Redirector {
 public:
  /// Binds at once; throws std::runtime_error with a sentence that names the port if that fails.
  /// Browsers are sent to `tls_port` of the host they asked. `context`, whose thread does it all,
  /// and `addresses` outlive the redirector.
  Redirector(boost::asio::io_context& context, Addresses& addresses, const std::string& address,
             std::uint16_t port, std::uint16_t tls_port, std::chrono::seconds most_time);

  void stop();

 private:
  void accept();

  boost::asio::io_context& context_;
  Addresses& addresses_;
  const std::uint16_t tls_port_;
  const std::chrono::seconds most_time_;
  boost::asio::ip::tcp::acceptor acceptor_;
  boost::asio::steady_timer pause_;
};

}  // namespace avinas::server
