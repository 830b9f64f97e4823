// SPDX-License-Identifier: MIT
// The figures that every process tells Prometheus about itself, under the names that its libraries
// use.
#pragma once

#include <string>

namespace avinas::server {

/// Memory, processor time, open files, start; as text for /metrics. Linux.
std::string process_metrics();

}  // namespace avinas::server
