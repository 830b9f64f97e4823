// SPDX-License-Identifier: MIT
// Accepts connections, answers HTTP on them, and hands those that upgrade to the WebSocket.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <string>
#include <vector>

#include "net/connections.hpp"
#include "net/http.hpp"
#include "net/proxies.hpp"
#include "net/tls.hpp"
#include "session/addresses.hpp"
#include "session/services.hpp"

namespace avinas::server {

struct ListenerSettings {
  std::string address;
  std::uint16_t port = 0;
  std::vector<std::string> host_names;  ///< under which browsers may come; empty: any that it has
};

/// What connections are served with; all of it outlives the listener.
struct ListenerServices {
  const HttpHandler& http;
  const SessionServices& session;
  Connections& connections;
  Addresses& addresses;
  const AddressSet& trusted_proxies;
  const TlsCertificate* tls;  ///< null: plain
  const ListenerSettings& settings;
};

class Listener {
 public:
  /// Binds at once; throws std::runtime_error with a sentence that names the port if that fails.
  /// Connections are accepted, and plain HTTP is answered, on `door`, so that a crowd there does
  /// not keep tables waiting; WebSockets go to the `homes` in turn. All outlive the listener.
  Listener(boost::asio::io_context& door, std::vector<boost::asio::io_context*> homes,
           const ListenerServices& services);

  void start();
  void stop();
  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

 private:
  void accept();
  void accept_later();
  void serve(boost::asio::ip::tcp::socket socket);

  boost::asio::io_context& door_;
  std::vector<boost::asio::io_context*> homes_;
  ListenerServices services_;
  boost::asio::ip::tcp::acceptor acceptor_;
  boost::asio::steady_timer pause_;
  std::size_t next_ = 0;
};

}  // namespace avinas::server
