// SPDX-License-Identifier: MIT
// Threads on which bots think, so that no table and no connection waits for one.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "table/thinking.hpp"

namespace avinas::server {

/// A few threads of the lowest priority. Tables ask one question at a time, and who asked first is
/// answered first, so none waits for more than one question of each other table.
class Thinkers {
 public:
  using Clock = std::chrono::steady_clock;
  using Answer = std::function<void(Thought)>;

  /// Questions that wait; beyond, the answer is by rules of thumb.
  static constexpr std::size_t kMostWaiting = 2'000;
  /// A question that waited for longer is answered by rules of thumb.
  static constexpr std::chrono::milliseconds kTooLate{1'000};

  /// Without a thread every answer is by rules of thumb, at once.
  explicit Thinkers(unsigned threads);
  ~Thinkers() { end(); }
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  /// Any thread may ask. `answer` is called on one of the thinkers' threads, or on the caller's
  /// when too many wait.
  void ask(std::shared_ptr<const Think> question, Answer answer);
  /// Joins the threads. Questions that wait, or that come later, are not answered any more.
  void end();

 private:
  struct Waiting {
    std::shared_ptr<const Think> question;
    Answer answer;
    Clock::time_point since;
  };
  void work();

  std::mutex mutex_;
  std::condition_variable something_;
  std::deque<Waiting> waiting_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace avinas::server
