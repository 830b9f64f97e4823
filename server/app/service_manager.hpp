// SPDX-License-Identifier: MIT
// Messages to systemd if it runs the server, and the socket that it may pass on.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <optional>

namespace avinas::server {

/// A socket on which somebody listens already.
struct PassedSocket {
  int descriptor = -1;
  bool in_file = false;  ///< a Unix socket
};

class ServiceManager {
 public:
  /// The first socket that this process was started for (socket activation), if any.
  static std::optional<PassedSocket> passed_socket();

  /// `context` has the thread whose life is told to the watchdog; it outlives this.
  explicit ServiceManager(boost::asio::io_context& context) : timer_(context) {}

  /// Players can come. From here on the watchdog hears twice in its time that the thread lives.
  void say_ready();
  void say_stopping();

 private:
  void feed_watchdog(std::chrono::microseconds pause);

  boost::asio::steady_timer timer_;
};

}  // namespace avinas::server
