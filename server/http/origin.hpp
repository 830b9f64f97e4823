// SPDX-License-Identifier: MIT
// The pages that may open the WebSocket: those of this server, or of the names it was given.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace avinas::server {

/// `origin` is the browser's Origin header, `host` the request's Host header. Without an Origin the
/// client is no browser and holds no player's secret by itself: allowed. With `names`, the origin's
/// host name must be one of them; without, it must be the host asked.
bool origin_allowed(std::string_view origin, std::string_view host,
                    const std::vector<std::string>& names);

}  // namespace avinas::server
