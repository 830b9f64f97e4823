// SPDX-License-Identifier: MIT
#include "club_actor/password_line.hpp"

#include <spdlog/spdlog.h>

namespace avinas::server {

PasswordLine::PasswordLine() : thread_([this](std::stop_token stop) { serve(stop); }) {}

PasswordLine::~PasswordLine() { thread_.request_stop(); }

bool PasswordLine::enter(const std::string& address, std::function<void()> work) {
  {
    const std::scoped_lock lock(mutex_);
    if (count_ >= kWaitingPasswords) return false;
    auto& line = waiting_[address];
    if (line.size() >= kWaitingPasswordsOfOne) return false;
    line.push_back(std::move(work));
    ++count_;
  }
  something_.notify_one();
  return true;
}

/// Of the address after the one that was served last.
std::function<void()> PasswordLine::next() {
  auto found = waiting_.upper_bound(served_last_);
  if (found == waiting_.end()) found = waiting_.begin();
  served_last_ = found->first;
  auto work = std::move(found->second.front());
  found->second.pop_front();
  if (found->second.empty()) waiting_.erase(found);
  --count_;
  return work;
}

void PasswordLine::serve(std::stop_token stop) {
  while (true) {
    std::function<void()> work;
    {
      std::unique_lock lock(mutex_);
      if (!something_.wait(lock, stop, [this] { return count_ > 0; })) return;
      work = next();
    }
    try {
      work();
    } catch (const std::exception& wrong) {
      spdlog::error("A password could not be checked: {}", wrong.what());
    }
  }
}

std::optional<Millis> GuessLimits::take(const std::string& address, const std::string& name_key,
                                        Millis now) {
  if (budgets_.size() >= kRememberedGuessers) {
    for (auto it = budgets_.begin(); it != budgets_.end();) {
      it = it->second.full(now) ? budgets_.erase(it) : std::next(it);
    }
    if (budgets_.size() >= kRememberedGuessers) budgets_.clear();
  }
  auto& budget =
      budgets_.try_emplace(address + '\n' + name_key, kPasswordsPerSecond, kPasswordsAtOnce)
          .first->second;
  return budget.take(now);
}

void GuessLimits::forgive(const std::string& address, const std::string& name_key) {
  budgets_.erase(address + '\n' + name_key);
}

}  // namespace avinas::server
