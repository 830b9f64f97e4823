// SPDX-License-Identifier: MIT
// `avinas admin`: a host's work from a shell, on a running server or a stopped one's data.
#pragma once

namespace CLI {
class App;
}

namespace avinas::cli {

void add_admin_commands(CLI::App& app, int& status);

}  // namespace avinas::cli
