// SPDX-License-Identifier: MIT
// Writes the addresses at which the club is reached.
#include "server/app/places.hpp"

namespace avinas::server {
namespace {

std::string in_brackets(const std::string& host) {
  return host.find(':') != std::string::npos ? "[" + host + "]" : host;
}

bool is_everywhere(const Config& config) {
  return config.address == "0.0.0.0" || config.address == "::";
}

/// The host by which this machine itself reaches the server.
std::string own_host(const Config& config) {
  return is_everywhere(config) ? "localhost" : in_brackets(config.address);
}

std::string scheme(const Config& config) {
  return config.tls_cert.empty() ? "http://" : "https://";
}

}  // namespace

std::string public_address(const Config& config, std::uint16_t port) {
  const bool named = !config.host_names.empty();
  const bool on_socket = port == 0 || !config.socket.empty();
  const bool behind_proxy = on_socket || !config.trusted_proxies.empty();
  if (named && config.tls_cert.empty() && behind_proxy) {
    return "https://" + config.host_names.front();  // the proxy has the certificate
  }
  const std::string place = scheme(config) + (named ? config.host_names.front() : own_host(config));
  return on_socket ? place : place + ":" + std::to_string(port);
}

std::string listening_place(const Config& config, std::uint16_t port, const std::string& base) {
  if (port == 0) {
    return config.socket.empty() ? "a socket of the service manager" : "unix:" + config.socket;
  }
  const std::string place = scheme(config) + own_host(config) + ":" + std::to_string(port) + base;
  return is_everywhere(config) ? place + " and at every address of this machine" : place;
}

}  // namespace avinas::server
