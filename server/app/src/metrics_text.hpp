// SPDX-License-Identifier: MIT
// The metrics as text for `/metrics`.
#pragma once

#include <cstddef>
#include <string>

namespace avinas::server {

/// All of them in the text format of Prometheus; tables and players are counted where they are
/// kept.
std::string metrics_text(std::size_t tables, std::size_t players);

}  // namespace avinas::server
