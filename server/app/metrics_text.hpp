// SPDX-License-Identifier: MIT
// The metrics as text for `/metrics`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace avinas::server {

/// Figures that are counted by their owners.
struct Counts {
  std::size_t tables = 0;
  std::size_t players = 0;
  std::int64_t certificate_ends_at = 0;  ///< Unix seconds; 0 without TLS
  bool ready = true;                     ///< players can be served and their moves saved
};

/// All of them in the text format of Prometheus.
std::string metrics_text(const Counts& counts);

}  // namespace avinas::server
