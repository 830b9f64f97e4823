// SPDX-License-Identifier: MIT
// The flags that name an engine in place of a folder.
#pragma once

#include <CLI/CLI.hpp>

#include "server/house/config.hpp"

namespace avinas::cli {

/// The heading in `--help` of the options for several servers.
inline constexpr const char* kSeveralServers = "SEVERAL SERVERS OF ONE CLUB (docs/cluster.md)";

/// Adds `--cluster` and `--unreplicated`.
void add_cluster_options(CLI::App& command, server::StoreConfig& store);

}  // namespace avinas::cli
