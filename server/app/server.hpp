// SPDX-License-Identifier: MIT
// The running server: its threads, from the first connection to SIGTERM.
#pragma once

#include "server/house/config.hpp"

namespace avinas::server {

/// Serves until SIGTERM or SIGINT. Throws std::runtime_error with a sentence when it cannot serve,
/// of them WrongSetting when a setting is to be mended.
void serve(const Config& config);

}  // namespace avinas::server
