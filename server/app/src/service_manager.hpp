// SPDX-License-Identifier: MIT
// What systemd is told of the server where it runs it; without it nothing is told.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

namespace avinas::server {

class ServiceManager {
 public:
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
