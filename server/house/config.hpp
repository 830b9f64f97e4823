// SPDX-License-Identifier: MIT
// The operator's settings, by flag or by environment variable; every setting has a working default.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/base/limits.hpp"
#include "server/club_actor/forgetting.hpp"

namespace avinas::server {

/// The store that keeps the club.
struct StoreConfig {
  std::string data;           ///< folder of the database; without it and `cluster` all is in memory
  std::string cluster;        ///< an engine in its place, as libpq is told of it
  std::string node;           ///< this server's name among several on the engine
  std::string link;           ///< host and port where those others reach it
  bool unreplicated = false;  ///< the engine may be one without a synchronous standby
};

struct Config {
  std::string address = "0.0.0.0";
  std::uint16_t port = 8080;
  std::string socket;           ///< Unix socket to listen on instead of address and port
  std::string base_path = "/";  ///< where on its host the club is
  StoreConfig store;
  unsigned threads = 0;  ///< I/O threads; 0: one for each core
  std::string log_level = "info";
  std::string log_format = "text";  ///< or "json", an object a line
  bool log_addresses = false;
  std::string tls_cert;             ///< PEM file of the certificate chain; empty: plain HTTP
  std::string tls_key;              ///< PEM file of its key
  std::string link_cert, link_key;  ///< PEM files of this server's part of links between servers
  std::string link_ca;              ///< and of the authority that signs every server's
  std::optional<std::uint16_t> http_port{};  ///< whence browsers are sent to the port of TLS
  std::vector<std::string> trusted_proxies;  ///< whose X-Forwarded-For is believed
  std::vector<std::string> metrics_from;     ///< who may read /metrics besides this machine
  std::string client;           ///< folder of the browser client; empty: installed with the program
  unsigned bot_pace_ms = 1150;  ///< the middle of a bot's pause
  std::optional<unsigned> bot_threads{};  ///< on which bots think; none: half of the cores
  unsigned threads_of_bots() const {
    return bot_threads.value_or(std::max(1u, std::thread::hardware_concurrency() / 2));
  }
  std::vector<std::string> host_names;  ///< under which browsers may come; empty: any that it has
  ClientLimits limits;
  bool one_household_counts = false;  ///< standings count matches from one address
  KeptDays kept{};                    ///< guests
  bool testing = false;               ///< allows what would spoil a real game
  std::optional<std::uint64_t> deal_seed{};
};

}  // namespace avinas::server
