// SPDX-License-Identifier: MIT
// Beats while the process is awake, so that a gap is noticed.
#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>

#include "server/base/awake_time.hpp"

namespace avinas::server {

class Pulse {
 public:
  Pulse()
      : thread_([this](std::stop_token stop) {
          std::unique_lock lock(mutex_);
          while (!stop.stop_requested()) {
            using namespace std::chrono;
            awake_time().beat(duration_cast<milliseconds>(steady_clock::now().time_since_epoch()));
            ended_.wait_for(lock, stop, AwakeTime::kBeat, [] { return false; });
          }
        }) {}

 private:
  std::mutex mutex_;
  std::condition_variable_any ended_;
  std::jthread thread_;  ///< last: it uses all of the above
};

}  // namespace avinas::server
