// SPDX-License-Identifier: MIT
// The flags and environment variables of `avinas serve`.
#pragma once

namespace CLI {
class App;
}

namespace avinas::cli {

/// Adds the subcommand; its exit status goes to `status`, which outlives the parsing.
void add_serve_command(CLI::App& app, int& status);

}  // namespace avinas::cli
