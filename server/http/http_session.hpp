// SPDX-License-Identifier: MIT
// A connection from its first byte: HTTP requests in turn, until one upgrades to the WebSocket.
#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/http/listener.hpp"
#include "server/net/metered_socket.hpp"

namespace avinas::server {

/// Serves the connection of `peer` until it ends or is handed over to `home`'s thread. `account` is
/// its address's, or null if a trusted proxy brings many; then each upgrade is accounted for.
boost::asio::awaitable<void> serve_http(MeteredSocket socket, boost::asio::ip::address peer,
                                        boost::asio::io_context& home, ListenerServices services,
                                        std::shared_ptr<AddressAccount> account);

}  // namespace avinas::server
