// SPDX-License-Identifier: MIT
// `avinas health`: asks a server on this machine whether it is ready, for a container's health
// check.
#pragma once

namespace CLI {
class App;
}

namespace avinas::cli {

void add_health_command(CLI::App& app, int& status);

}  // namespace avinas::cli
