// SPDX-License-Identifier: MIT
#include "net/deadlines.hpp"

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
  std::vector<std::shared_ptr<Watched>> due;  // who is looked at may add itself again
  while (!queue_.empty() && queue_.top().when <= now) {
    if (auto who = queue_.top().who.lock()) due.push_back(std::move(who));
    queue_.pop();
  }
  for (const auto& who : due) who->look(now);
  if (!queue_.empty()) arm();
}

}  // namespace avinas::server
