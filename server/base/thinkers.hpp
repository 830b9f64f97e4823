// SPDX-License-Identifier: MIT
// Threads on which bots think and hands are analysed, so that no table and no connection waits.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace avinas::server {

/// A few threads of the lowest priority. Tasks begin in the order asked: one takes some
/// milliseconds, and longer work comes in several tasks, each asked for by the one before.
class Thinkers {
 public:
  using Clock = std::chrono::steady_clock;
  /// `in_time` is false where there are no threads, too many tasks wait, or this one waited for too
  /// long: then it does what costs nothing.
  using Task = std::function<void(bool in_time)>;

  /// Tasks that wait; beyond, what costs nothing is done at once.
  static constexpr std::size_t kMostWaiting = 2'000;
  /// A task that waited for longer is too late.
  static constexpr std::chrono::milliseconds kTooLate{1'000};

  explicit Thinkers(unsigned threads);
  ~Thinkers() { end(); }
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  /// Any thread may ask. The task runs on one of the thinkers' threads, or on the caller's when too
  /// many wait.
  void ask(Task task);
  /// Joins the threads. Tasks that wait, or that come later, are not done any more.
  void end();

 private:
  struct QueuedTask {
    Task task;
    Clock::time_point since;
  };
  void work();

  std::mutex mutex_;
  std::condition_variable something_;
  std::deque<QueuedTask> waiting_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace avinas::server
