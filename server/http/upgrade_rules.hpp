// SPDX-License-Identifier: MIT
// The requests that become a WebSocket.
#pragma once

#include <optional>

#include "server/http/http.hpp"
#include "server/http/listener.hpp"

namespace avinas::server {

/// Shares of the tables that a path may name; how many there are is for the servers to know.
inline constexpr int kMostShares = 64;

/// The share of the tables for which a WebSocket is asked: N of `/ws/N`, 0 for `/ws`; nothing for
/// another target.
std::optional<int> share_asked_for(const HttpRequest& request);

/// Why a request to upgrade is refused, if it is. A page of another site leaves a line in the log.
std::optional<HttpResponse> refuse_upgrade(const HttpRequest& request,
                                           const ListenerSettings& settings);

}  // namespace avinas::server
