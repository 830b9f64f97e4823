// SPDX-License-Identifier: MIT
// The work that comes by the clock: the hall's news, and once an hour putting away what nobody
// uses.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>

#include "server/app/certificates.hpp"
#include "server/house/house.hpp"

namespace avinas::server {

/// Sweeps on `home`'s thread, where `stop` is called; tells the hall on the door's.
class Upkeep {
 public:
  /// All of these outlive it. `keeps_club` says whether the club itself is kept here.
  Upkeep(boost::asio::io_context& home, boost::asio::io_context& door, House& house,
         Certificates& certificates, std::function<bool()> keeps_club);
  void start();
  void stop();

 private:
  void await_sweeping();
  void tell_hall();

  House& house_;
  Certificates& certificates_;
  const std::function<bool()> keeps_club_;
  boost::asio::steady_timer sweeping_;
  boost::asio::steady_timer hall_pace_;
};

}  // namespace avinas::server
