// SPDX-License-Identifier: MIT
// Speaks systemd's protocols: readiness, watchdog, passed sockets.
#include "server/app/service_manager.hpp"

#include <sys/socket.h>
#include <systemd/sd-daemon.h>

namespace avinas::server {

namespace {
constexpr int kKeepVariables = 0;
}

std::optional<PassedSocket> ServiceManager::passed_socket() {
  if (::sd_listen_fds(kKeepVariables) < 1) return std::nullopt;
  constexpr int kListening = 1;
  const int first = SD_LISTEN_FDS_START;
  return PassedSocket{first, ::sd_is_socket(first, AF_UNIX, SOCK_STREAM, kListening) > 0};
}

void ServiceManager::say_ready() {
  ::sd_notify(kKeepVariables, "READY=1");
  std::uint64_t microseconds = 0;
  if (::sd_watchdog_enabled(kKeepVariables, &microseconds) > 0) {
    feed_watchdog(std::chrono::microseconds(microseconds / 2));
  }
}

void ServiceManager::say_stopping() {
  timer_.cancel();
  ::sd_notify(kKeepVariables, "STOPPING=1");
}

void ServiceManager::feed_watchdog(std::chrono::microseconds pause) {
  ::sd_notify(kKeepVariables, "WATCHDOG=1");
  timer_.expires_after(pause);
  timer_.async_wait([this, pause](const boost::system::error_code& error) {
    if (!error) feed_watchdog(pause);
  });
}

}  // namespace avinas::server
