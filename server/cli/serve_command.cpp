// SPDX-License-Identifier: MIT
#include "cli/serve_command.hpp"

#include <CLI/CLI.hpp>

#include "net/server.hpp"

namespace avinas::cli {

void add_serve_command(CLI::App& app, int& status) {
  auto config = std::make_shared<server::Config>();
  auto* serve = app.add_subcommand("serve", "Serve tables, and the browser client to play at them");
  serve->add_option("--port", config->port, "Port to listen on; 0 takes a free one")
      ->envname("AVINAS_PORT")
      ->check(CLI::Range(0, 65535))
      ->capture_default_str();
  serve->add_option("--address", config->address, "IP address to listen on")
      ->envname("AVINAS_ADDRESS")
      ->capture_default_str();
  serve->add_option("--data", config->data, "Folder of the database; without one, in memory")
      ->envname("AVINAS_DATA");
  serve->add_option("--threads", config->threads, "I/O threads; 0: one for each core")
      ->envname("AVINAS_THREADS")
      ->check(CLI::Range(0, 256))
      ->capture_default_str();
  serve->add_option("--log-level", config->log_level, "How much is logged")
      ->envname("AVINAS_LOG_LEVEL")
      ->check(CLI::IsMember({"trace", "debug", "info", "warn", "error", "critical", "off"}))
      ->capture_default_str();
  serve->add_option("--client", config->client, "Folder of the browser client")
      ->envname("AVINAS_CLIENT");
  serve->add_option("--bot-pace", config->bot_pace_ms, "A bot's usual pause in milliseconds")
      ->envname("AVINAS_BOT_PACE")
      ->check(CLI::Range(0, 60'000))
      ->capture_default_str();
  serve
      ->add_option("--host-name", config->host_names,
                   "Name under which browsers may come; more than once for several")
      ->envname("AVINAS_HOST_NAME")
      ->delimiter(',');
  serve
      ->add_option("--request-rate", config->limits.requests_per_second,
                   "Requests a second that one connection may keep up")
      ->envname("AVINAS_REQUEST_RATE")
      ->check(CLI::Range(1.0, 1e6))
      ->capture_default_str();
  serve
      ->add_option("--connections-per-address", config->limits.connections_per_address,
                   "WebSocket connections from one address; 0: any number")
      ->envname("AVINAS_CONNECTIONS_PER_ADDRESS")
      ->capture_default_str();
  serve->add_flag("--testing", config->testing, "For tests: allows --deal-seed");
  auto* seed = serve->add_option("--deal-seed", config->deal_seed,
                                 "For tests: deals that can be repeated, and foreseen");
  serve->callback([config, seed, &status] {
    if (seed->count() > 0 && !config->testing) {
      throw CLI::ValidationError("--deal-seed",
                                 "makes deals that anyone can foresee; it needs --testing as well");
    }
    status = server::serve(*config);
  });
}

}  // namespace avinas::cli
