// SPDX-License-Identifier: MIT
// Runs questions to bots on threads of the lowest priority.
#include "server/base/thinkers.hpp"

#include <spdlog/spdlog.h>
#include <sys/resource.h>

#include <utility>

#include "server/base/metrics.hpp"

namespace avinas::server {
namespace {

/// A fault in one task is that task's. The server then does what costs nothing in its place,
/// so that the asker is answered.
void run(const Thinkers::Task& task, bool in_time) {
  try {
    return task(in_time);
  } catch (const std::exception& bug) {
    spdlog::error("A thought ended by a fault of the program: {}. Please report this line.",
                  bug.what());
  }
  if (!in_time) return;
  try {
    task(false);
  } catch (const std::exception& bug) {
    spdlog::error(
        "The rules of thumb failed by a fault of the program: {}. Please report this line.",
        bug.what());
  }
}

/// Tables and connections come first: on Linux a priority is a thread's.
void step_back() {
  constexpr int kLowest = 19;
  setpriority(PRIO_PROCESS, 0, kLowest);
}

}  // namespace

Thinkers::Thinkers(unsigned threads) {
  for (unsigned i = 0; i < threads; ++i) {
    threads_.emplace_back([this] {
      step_back();
      work();
    });
  }
}

void Thinkers::end() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  something_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

void Thinkers::ask(Task task) {
  {
    const std::lock_guard lock(mutex_);
    if (ending_) return;
    if (!threads_.empty() && waiting_.size() < kMostWaiting) {
      waiting_.push_back({std::move(task), Clock::now()});
      something_.notify_one();
      return;
    }
  }
  metrics().thoughts_skipped.fetch_add(1, std::memory_order_relaxed);
  run(task, false);
}

void Thinkers::work() {
  while (true) {
    QueuedTask next;
    {
      std::unique_lock lock(mutex_);
      something_.wait(lock, [&] { return ending_ || !waiting_.empty(); });
      if (ending_) return;
      next = std::move(waiting_.front());
      waiting_.pop_front();
    }
    const bool in_time = Clock::now() - next.since <= kTooLate;
    (in_time ? metrics().thoughts : metrics().thoughts_skipped)
        .fetch_add(1, std::memory_order_relaxed);
    run(next.task, in_time);
  }
}

}  // namespace avinas::server
