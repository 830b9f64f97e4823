// SPDX-License-Identifier: MIT
// Instantiates the WebSocket over plain TCP: a file of its own, since its compilation takes long.
#include "server/http/websocket_connection.hpp"

namespace avinas::server {

void serve_websocket(MeteredSocket stream, const HttpRequest& upgrade,
                     const WebSocketServices& services, const SessionFactory& converse,
                     std::shared_ptr<AddressAccount> account) {
  std::make_shared<WebSocketConnection<MeteredSocket>>(std::move(stream), services,
                                                       std::move(account))
      ->start(upgrade, converse);
}

}  // namespace avinas::server
