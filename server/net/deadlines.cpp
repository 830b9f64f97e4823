// SPDX-License-Identifier: MIT
// Wakes connections in order of their deadlines, with one timer a thread.
#include "server/net/deadlines.hpp"

#include <algorithm>

namespace avinas::server {

Deadlines::Deadlines(boost::asio::execution_context& context)
    : service(context), timer_(static_cast<boost::asio::io_context&>(context)) {}

void Deadlines::shutdown() { queue_ = {}; }

void Deadlines::add(Millis when, std::weak_ptr<Watched> who) {
  const bool first = queue_.empty() || when < armed_for_;
  queue_.push({when, std::move(who)});
  if (first) arm();
}

void Deadlines::arm() {
  armed_for_ = queue_.top().when;
  timer_.expires_after(std::max(Millis(0), armed_for_ - steady_time()));
  timer_.async_wait([this](boost::system::error_code error) {
    if (!error) look();
  });
}

void Deadlines::look() {
  const Millis now = steady_time();
  // If a look throws as well, the others get theirs.
  const auto arm_for_rest = [](Deadlines* these) {
    if (!these->queue_.empty()) these->arm();
  };
  const std::unique_ptr<Deadlines, decltype(arm_for_rest)> at_the_end(this, arm_for_rest);
  while (!queue_.empty() && queue_.top().when <= now) {
    const auto who = queue_.top().who.lock();
    queue_.pop();  // who is looked at may add itself again
    if (who) who->look(now);
  }
}

}  // namespace avinas::server
