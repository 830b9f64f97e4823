// SPDX-License-Identifier: MIT
// Slow work on a thread of its own, in a bounded line in which addresses take turns, so that nobody
// waits for what one address asks in great numbers.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>

namespace avinas::server {

class FairQueue {
 public:
  /// How many may wait, in all and of one address.
  FairQueue(std::size_t most, std::size_t most_of_one);
  ~FairQueue();
  FairQueue(const FairQueue&) = delete;
  FairQueue& operator=(const FairQueue&) = delete;

  /// Calls `work` on the slow thread, after those of the same address and in turn with others'.
  /// False if too many wait, or after the end.
  bool enter(const std::string& address, std::function<void()> work);

  /// Returns when all that waits is done; nothing enters any more. Not from the slow thread.
  void end();

 private:
  void serve(std::stop_token stop);
  std::function<void()> next();

  const std::size_t most_, most_of_one_;
  std::mutex mutex_;
  std::condition_variable_any something_;
  std::map<std::string, std::deque<std::function<void()>>> waiting_;  ///< by address
  std::string served_last_;
  std::size_t count_ = 0;
  bool ended_ = false;
  std::jthread thread_;  ///< last: it uses all of the above
};

}  // namespace avinas::server
