// SPDX-License-Identifier: MIT
// Rings the hall's bell and the hourly one.
#include "server/app/upkeep.hpp"

#include <utility>

#include "server/base/time.hpp"

namespace avinas::server {

Upkeep::Upkeep(boost::asio::io_context& home, boost::asio::io_context& door, House& house,
               Certificates& certificates, std::function<bool()> keeps_club)
    : house_(house),
      certificates_(certificates),
      keeps_club_(std::move(keeps_club)),
      sweeping_(home),
      hall_pace_(door) {}

void Upkeep::start() {
  await_sweeping();
  tell_hall();
}

void Upkeep::stop() { sweeping_.cancel(); }

void Upkeep::tell_hall() {
  hall_pace_.expires_after(kHallPace);
  hall_pace_.async_wait([this](const boost::system::error_code& error) {
    if (error) return;
    house_.hall.tick();
    tell_hall();
  });
}

void Upkeep::await_sweeping() {
  sweeping_.expires_after(std::chrono::hours(1));
  sweeping_.async_wait([this](const boost::system::error_code& error) {
    if (error) return;
    await_sweeping();
    if (keeps_club_()) {
      house_.put_away(current_time());
    } else {
      house_.put_away_tables(current_time());
    }
    certificates_.warn(current_time().unix_ms);
  });
}

}  // namespace avinas::server
