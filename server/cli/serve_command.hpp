// SPDX-License-Identifier: MIT
// The flags and environment variables of `avinas serve`.
#pragma once

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace avinas::server {
struct Config;
}

namespace avinas::cli {

/// All flags and variables of a server, into `config`, which outlives the parsing: one table for
/// those who serve and those who examine. Gives --deal-seed.
CLI::Option* add_serve_options(CLI::App* command, server::Config* config);

/// Adds the subcommand; its exit status goes to `status`, which outlives the parsing.
void add_serve_command(CLI::App& app, int& status);

}  // namespace avinas::cli
