// SPDX-License-Identifier: MIT
// The requests that become a WebSocket.
#pragma once

#include <optional>

#include "server/http/http.hpp"
#include "server/http/listener.hpp"

namespace avinas::server {

/// Why a request to upgrade is refused, if it is. A page of another site leaves a line in the log.
std::optional<HttpResponse> refuse_upgrade(const HttpRequest& request,
                                           const ListenerSettings& settings);

}  // namespace avinas::server
