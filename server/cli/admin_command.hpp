// SPDX-License-Identifier: MIT
// `avinas admin`: what a host does from a shell, on the data of a server that is stopped.
#pragma once

namespace CLI {
class App;
}

namespace avinas::cli {

void add_admin_commands(CLI::App& app, int& status);

}  // namespace avinas::cli
