// SPDX-License-Identifier: MIT
// Runs slow work on a thread; addresses take turns.
#include "server/base/fair_queue.hpp"

#include <spdlog/spdlog.h>

namespace avinas::server {

FairQueue::FairQueue(std::size_t most, std::size_t most_of_one)
    : most_(most),
      most_of_one_(most_of_one),
      thread_([this](std::stop_token stop) { serve(stop); }) {}

FairQueue::~FairQueue() { end(); }

void FairQueue::end() {
  {
    const std::scoped_lock lock(mutex_);
    ended_ = true;
  }
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
}

bool FairQueue::enter(const std::string& address, std::function<void()> work) {
  {
    const std::scoped_lock lock(mutex_);
    if (ended_ || count_ >= most_) return false;
    auto& line = waiting_[address];
    if (line.size() >= most_of_one_) return false;
    line.push_back(std::move(work));
    ++count_;
  }
  something_.notify_one();
  return true;
}

/// Of the address after the one that was served last.
std::function<void()> FairQueue::next() {
  auto found = waiting_.upper_bound(served_last_);
  if (found == waiting_.end()) found = waiting_.begin();
  served_last_ = found->first;
  auto work = std::move(found->second.front());
  found->second.pop_front();
  if (found->second.empty()) waiting_.erase(found);
  --count_;
  return work;
}

void FairQueue::serve(std::stop_token stop) {
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
      spdlog::error("Slow work ended by a fault of the program: {}", wrong.what());
    }
  }
}

}  // namespace avinas::server
