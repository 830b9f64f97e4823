// SPDX-License-Identifier: MIT
// Declares the flags and variables of `avinas serve`.
#include "server/cli/serve_command.hpp"

#include <CLI/CLI.hpp>

#include "server/app/server.hpp"
#include "server/cli/settings.hpp"
#include "server/cli/store_options.hpp"

namespace avinas::cli {
namespace {

void add_seconds(CLI::App& app, const char* flag, std::chrono::seconds& value, const char* variable,
                 const char* help) {
  app.add_option_function<int>(
         flag, [&value](int seconds) { value = std::chrono::seconds(seconds); }, help)
      ->envname(variable)
      ->check(kPlainNumber & CLI::Range(1, 3600))
      ->default_str(std::to_string(value.count()));
}

/// Certificate, proxies, names: how the world reaches the server.
void add_network_options(CLI::App* serve, server::Config* config) {
  auto* certificate =
      serve->add_option("--tls-cert", config->tls_cert, "Certificate chain (PEM) for HTTPS")
          ->envname("AVINAS_TLS_CERT");
  auto* key = serve->add_option("--tls-key", config->tls_key, "Key (PEM) of the certificate")
                  ->envname("AVINAS_TLS_KEY");
  certificate->needs(key);
  key->needs(certificate);
  serve
      ->add_option("--http-port", config->http_port,
                   "With TLS: a port without it, from which browsers are sent to --port")
      ->envname("AVINAS_HTTP_PORT")
      ->check(kPlainNumber & CLI::Range(0, 65535))
      ->needs(certificate);
  serve
      ->add_option("--trusted-proxy", config->trusted_proxies,
                   "Address or network of a proxy whose X-Forwarded-For is believed; repeatable")
      ->envname("AVINAS_TRUSTED_PROXY")
      ->delimiter(',');
  serve
      ->add_option("--metrics-from", config->metrics_from,
                   "Address or network that may read /metrics besides this machine; repeatable")
      ->envname("AVINAS_METRICS_FROM")
      ->delimiter(',');
  serve
      ->add_option("--host-name", config->host_names,
                   "Name under which browsers may come; more than once for several")
      ->envname("AVINAS_HOST_NAME")
      ->check(kHostName)
      ->delimiter(',');
}

/// How several servers of one club come together.
void add_node_options(CLI::App* serve, server::Config* config) {
  auto* node = serve
                   ->add_option("--node", config->store.node,
                                "With --cluster: this server's name among several, of which one "
                                "keeps the club and the others wait to take it over")
                   ->envname("AVINAS_NODE")
                   ->check(kNodeName)
                   ->group(kSeveralServers);
  auto* link = serve
                   ->add_option("--link", config->store.link,
                                "Host and port where the other servers reach this one: every "
                                "server then serves every table, wherever it is kept")
                   ->envname("AVINAS_LINK")
                   ->needs(node)
                   ->group(kSeveralServers);
  const auto file = [&](const char* flag, std::string& value, const char* variable,
                        const char* help) {
    auto* option = serve->add_option(flag, value, help)->envname(variable);
    link->needs(option->needs(link)->group(kSeveralServers));
  };
  file("--link-cert", config->link_cert, "AVINAS_LINK_CERT",
       "Certificate (PEM) of this server for links, for the host of --link");
  file("--link-key", config->link_key, "AVINAS_LINK_KEY", "Key (PEM) of that certificate");
  file("--link-ca", config->link_ca, "AVINAS_LINK_CA",
       "Certificate (PEM) of the authority that signed those of all servers, and nobody else's");
}

/// The limits of one client.
void add_limits(CLI::App* serve, server::Config* config) {
  serve
      ->add_option("--request-rate", config->limits.requests_per_second,
                   "Requests a second that one connection may keep up")
      ->envname("AVINAS_REQUEST_RATE")
      ->check(kPlainNumber & CLI::Range(1.0, 1e6))
      ->capture_default_str();
  serve
      ->add_option("--address-rate", config->limits.requests_per_second_per_address,
                   "Requests a second from one address, over all its connections")
      ->envname("AVINAS_ADDRESS_RATE")
      ->check(kPlainNumber & CLI::Range(1.0, 1e7))
      ->capture_default_str();
  add_seconds(*serve, "--handshake-timeout", config->limits.handshake, "AVINAS_HANDSHAKE_TIMEOUT",
              "Seconds for a TLS handshake, an HTTP request, and until a WebSocket says hello");
  add_seconds(*serve, "--idle-timeout", config->limits.idle, "AVINAS_IDLE_TIMEOUT",
              "Seconds after which a WebSocket that answers no ping is closed");
  add_seconds(*serve, "--stall-timeout", config->limits.stalled, "AVINAS_STALL_TIMEOUT",
              "Seconds after which a reader that takes nothing is given up");
  serve
      ->add_option("--connections-per-address", config->limits.connections_per_address,
                   "Connections from one address; 0: any number, as fast as they come")
      ->envname("AVINAS_CONNECTIONS_PER_ADDRESS")
      ->check(kPlainNumber)
      ->capture_default_str();
}

/// Options of the club: what standings count, how long guests are kept.
void add_club_options(CLI::App* serve, server::Config* config) {
  constexpr int kMostDaysKept = 3650;
  serve
      ->add_flag("--count-one-household", config->one_household_counts,
                 "Standings count matches whose players all come from one address as well")
      ->envname("AVINAS_COUNT_ONE_HOUSEHOLD");
  serve
      ->add_option("--keep-newcomers", config->kept.newcomers,
                   "Days until a guest is forgotten who never finished a match")
      ->envname("AVINAS_KEEP_NEWCOMERS")
      ->check(kPlainNumber & CLI::Range(1, kMostDaysKept))
      ->capture_default_str();
  serve->add_option("--keep-guests", config->kept.guests, "Days until any other guest is forgotten")
      ->envname("AVINAS_KEEP_GUESTS")
      ->check(kPlainNumber & CLI::Range(1, kMostDaysKept))
      ->capture_default_str();
}

}  // namespace

CLI::Option* add_serve_options(CLI::App* serve, server::Config* config) {
  serve->add_option("--port", config->port, "Port to listen on; 0 takes a free one")
      ->envname("AVINAS_PORT")
      ->check(kPlainNumber & CLI::Range(0, 65535))
      ->capture_default_str();
  serve->add_option("--address", config->address, "IP address to listen on")
      ->envname("AVINAS_ADDRESS")
      ->check(kIpAddress)
      ->capture_default_str();
  serve
      ->add_option("--socket", config->socket,
                   "Unix socket to listen on instead of a port, for a proxy on this machine")
      ->envname("AVINAS_SOCKET");
  serve
      ->add_option("--base-path", config->base_path,
                   "Where on its host the club is, as in /cards/; a proxy passes it on as it is")
      ->envname("AVINAS_BASE_PATH")
      ->check(kUrlPath)
      ->capture_default_str();
  add_config_option(*serve);
  serve->add_option("--data", config->store.data, "Folder of the database; without one, in memory")
      ->envname("AVINAS_DATA");
  add_cluster_options(*serve, config->store);
  add_node_options(serve, config);
  serve->add_option("--threads", config->threads, "I/O threads; 0: one for each core")
      ->envname("AVINAS_THREADS")
      ->check(kPlainNumber & CLI::Range(0, 256))
      ->capture_default_str();
  serve->add_option("--log-level", config->log_level, "How much is logged")
      ->envname("AVINAS_LOG_LEVEL")
      ->check(CLI::IsMember({"trace", "debug", "info", "warn", "error", "critical", "off"}))
      ->capture_default_str();
  serve->add_option("--log-format", config->log_format, "Log lines as text or as JSON objects")
      ->envname("AVINAS_LOG_FORMAT")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  serve
      ->add_flag("--log-addresses", config->log_addresses,
                 "Log the address of somebody who comes in; without it no line holds one")
      ->envname("AVINAS_LOG_ADDRESSES");
  add_network_options(serve, config);
  serve->add_option("--client", config->client, "Folder of the browser client")
      ->envname("AVINAS_CLIENT");
  serve->add_option("--bot-pace", config->bot_pace_ms, "A bot's usual pause in milliseconds")
      ->envname("AVINAS_BOT_PACE")
      ->check(kPlainNumber & CLI::Range(0, 60'000))
      ->capture_default_str();
  serve
      ->add_option("--bot-threads", config->bot_threads,
                   "Threads on which bots think, at low priority (default: half of the cores); 0: "
                   "all play as learners")
      ->envname("AVINAS_BOT_THREADS")
      ->check(kPlainNumber & CLI::Range(0, 64));
  add_limits(serve, config);
  add_club_options(serve, config);
  serve->add_flag("--testing", config->testing, "For tests: allows --deal-seed");
  return serve->add_option("--deal-seed", config->deal_seed,
                           "For tests: deals that can be repeated, and foreseen");
}

void add_serve_command(CLI::App& app, int& status) {
  auto config = std::make_shared<server::Config>();
  auto* serve = app.add_subcommand("serve", "Serve tables, and the browser client to play at them");
  auto* seed = add_serve_options(serve, config.get());
  serve->callback([config, seed, &status] {
    if (seed->count() > 0 && !config->testing) {
      throw CLI::ValidationError("--deal-seed",
                                 "makes deals that anyone can foresee; it needs --testing as well");
    }
    try {
      server::serve(*config);
    } catch (const std::runtime_error& wrong) {
      status = failed(wrong);
    }
  });
}

}  // namespace avinas::cli
