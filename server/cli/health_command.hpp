// SPDX-License-Identifier: MIT
// `avinas health`: asks a server on this machine whether it is ready, for a container's health
// check.
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace avinas::server {
struct Config;
}

namespace avinas::cli {

struct Health {
  enum class State { Ready, Waits, NotReady, None };
  State state = State::None;
  std::string why;  ///< why there is none
};

/// Asks the server that listens at the address of these settings how it is.
Health health_of(const server::Config& config);

void add_health_command(CLI::App& app, int& status);

}  // namespace avinas::cli
