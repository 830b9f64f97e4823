// SPDX-License-Identifier: MIT
// `avinas backup`, `avinas restore`, `avinas ratings` and `avinas record export`.
#pragma once

#include <string>

#include "server/house/config.hpp"

namespace CLI {
class App;
}

namespace avinas::cli {

/// Adds the subcommands; the exit status goes to `status`, which outlives the parsing.
void add_data_commands(CLI::App& app, CLI::App& record, int& status);

/// Copies a server's data, also while it runs, and says so; the exit status. Throws
/// server::UnusableData.
int back_up(const server::StoreConfig& store, const std::string& file);

}  // namespace avinas::cli
