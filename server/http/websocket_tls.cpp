// SPDX-License-Identifier: MIT
// Beside websocket_plain.cpp, because each takes the compiler half a minute.
#include <boost/beast/websocket/ssl.hpp>

#include "server/http/websocket_connection.hpp"

namespace avinas::server {

void serve_websocket(TlsStream stream, const HttpRequest& upgrade,
                     const WebSocketServices& services, const SessionFactory& converse,
                     std::shared_ptr<AddressAccount> account) {
  std::make_shared<WebSocketConnection<TlsStream>>(std::move(stream), services, std::move(account))
      ->start(upgrade, converse);
}

}  // namespace avinas::server
