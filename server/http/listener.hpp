// SPDX-License-Identifier: MIT
// Accepts connections, answers HTTP on them, and hands those that upgrade to the WebSocket.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <string>
#include <vector>

#include "server/archive/analyses.hpp"
#include "server/http/base_path.hpp"
#include "server/http/connections.hpp"
#include "server/http/http.hpp"
#include "server/net/bind.hpp"
#include "server/net/proxies.hpp"
#include "server/net/tls.hpp"
#include "server/session/addresses.hpp"
#include "server/session/conversation.hpp"
#include "server/session/services.hpp"

namespace avinas::server {

/// Makes the conversation with a client that comes to the WebSocket with this request from that
/// address; none while nobody can.
using FactoryFor = std::function<SessionFactory(const HttpRequest& request,
                                                const boost::asio::ip::address& client)>;

/// When the process may open no more files, the next attempt waits: connections that end make room.
inline constexpr std::chrono::milliseconds kPauseWhenFull{100};

struct ListenerSettings {
  std::vector<std::string> host_names;  ///< under which browsers may come; empty: any that it has
  BasePath base{};
};

/// The services of connections; all of it outlives the listener.
struct ListenerServices {
  const HttpHandler& http;
  const FactoryFor& converse_with;
  const ClientLimits& limits;
  Connections& connections;
  Addresses& addresses;
  const AddressSet& trusted_proxies;
  const TlsCertificate* tls;  ///< null: plain
  const ListenerSettings& settings;
  Analyses& analyses;
  /// Other servers come here, not people: by certificate alone, and each request says whose it is.
  bool for_links = false;
};

class Listener {
 public:
  /// Connections are accepted, and plain HTTP is answered, on `door`, the acceptor's, so that a
  /// crowd there does not keep tables waiting; WebSockets go to the `homes` in turn. All outlive
  /// the listener.
  Listener(boost::asio::io_context& door, Acceptor acceptor,
           std::vector<boost::asio::io_context*> homes, const ListenerServices& services);

  void start();
  void stop();
  /// 0 on a Unix socket.
  std::uint16_t port() const { return port_of(acceptor_.local_endpoint()); }

 private:
  void accept();
  void accept_later();
  using Accepted = boost::asio::generic::stream_protocol::socket;
  void serve(Accepted socket, const boost::asio::ip::address& peer);

  boost::asio::io_context& door_;
  std::vector<boost::asio::io_context*> homes_;
  ListenerServices services_;
  Acceptor acceptor_;
  boost::asio::steady_timer pause_;
  std::size_t next_ = 0;
};

}  // namespace avinas::server
