// SPDX-License-Identifier: MIT
// The running server: its threads, from the first connection to SIGTERM.
#pragma once

#include "app/config.hpp"

namespace avinas::server {

/// Serves until SIGTERM or SIGINT. Returns the exit status; says on standard error what is wrong.
int serve(const Config& config);

}  // namespace avinas::server
