// SPDX-License-Identifier: MIT
// The entry of an upgraded connection: one way in for plain TCP, one for TLS.
#pragma once

#include <boost/asio/ssl/stream.hpp>

#include "server/http/connections.hpp"
#include "server/http/http.hpp"
#include "server/net/metered_socket.hpp"
#include "server/session/addresses.hpp"
#include "server/session/conversation.hpp"
#include "server/session/services.hpp"

namespace avinas::server {

using TlsStream = boost::asio::ssl::stream<MeteredSocket>;

/// The parts that every WebSocket connection needs; all of it outlives them.
struct WebSocketServices {
  const ClientLimits& limits;
  Connections& connections;
};

/// Answers the upgrade and serves the connection until it ends; `account` is held that long, and
/// `converse` begins what speaks with the client.
void serve_websocket(MeteredSocket stream, const HttpRequest& upgrade,
                     const WebSocketServices& services, const SessionFactory& converse,
                     std::shared_ptr<AddressAccount> account);
void serve_websocket(TlsStream stream, const HttpRequest& upgrade,
                     const WebSocketServices& services, const SessionFactory& converse,
                     std::shared_ptr<AddressAccount> account);

}  // namespace avinas::server
