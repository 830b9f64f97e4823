// SPDX-License-Identifier: MIT
// `avinas backup`, `avinas restore`, `avinas ratings` and `avinas record export`.
#pragma once

namespace CLI {
class App;
}

namespace avinas::cli {

/// Adds the subcommands; the exit status goes to `status`, which outlives the parsing.
void add_data_commands(CLI::App& app, CLI::App& record, int& status);

}  // namespace avinas::cli
