// SPDX-License-Identifier: MIT
// Writes the addresses at which the club is reached.
#include "server/app/places.hpp"

namespace avinas::server {
namespace {

std::string in_brackets(const std::string& host) {
  return host.find(':') != std::string::npos ? "[" + host + "]" : host;
}

std::string scheme(const Config& config) {
  return config.tls_cert.empty() ? "http://" : "https://";
}

}  // namespace

std::string public_address(const Config& config, std::uint16_t port) {
  const bool named = !config.host_names.empty();
  if (named && config.tls_cert.empty() && !config.trusted_proxies.empty()) {
    return "https://" + config.host_names.front();  // the proxy has the certificate
  }
  const bool anywhere = config.address == "0.0.0.0" || config.address == "::";
  const std::string host = named      ? config.host_names.front()
                           : anywhere ? "localhost"
                                      : in_brackets(config.address);
  return scheme(config) + host + ":" + std::to_string(port);
}

std::string listening_place(const Config& config, std::uint16_t port, const std::string& base) {
  if (port == 0) {
    return config.socket.empty() ? "a socket of the service manager" : "unix:" + config.socket;
  }
  return scheme(config) + in_brackets(config.address) + ":" + std::to_string(port) + base;
}

}  // namespace avinas::server
