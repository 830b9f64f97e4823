// SPDX-License-Identifier: MIT
// The club's addresses, in words for the log.
#pragma once

#include <cstdint>
#include <string>

#include "server/house/config.hpp"

namespace avinas::server {

/// The address at which browsers find the club, as far as the settings tell. `port` is the one that
/// is listened on; 0 for a Unix socket.
std::string public_address(const Config& config, std::uint16_t port);

/// The place that is listened on, in words; `base` is the club's path there.
std::string listening_place(const Config& config, std::uint16_t port, const std::string& base);

}  // namespace avinas::server
