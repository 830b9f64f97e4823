// SPDX-License-Identifier: MIT
// avinas cluster: a club moves between a folder and an engine.
#pragma once

#include <CLI/CLI.hpp>

namespace avinas::cli {

void add_cluster_commands(CLI::App& app, int& status);

}  // namespace avinas::cli
