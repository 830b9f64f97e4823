// SPDX-License-Identifier: MIT
// Code that waits, many at once, on one thread and a clock that is moved by hand: each runs until
// it sleeps, and whoever is due first runs next.
#pragma once

#include <boost/context/fiber.hpp>
#include <boost/context/pooled_fixedsize_stack.hpp>
#include <chrono>
#include <functional>
#include <queue>
#include <vector>

namespace avinas::testing {

class Fibers {
 public:
  using Millis = std::chrono::milliseconds;

  Millis now() const { return now_; }

  /// Begins at the present moment.
  void start(std::function<void()> body) {
    namespace context = boost::context;
    const std::size_t index = fibers_.size();
    fibers_.emplace_back(std::allocator_arg, stacks(),
                         [this, body = std::move(body)](context::fiber&& caller) {
                           caller_ = std::move(caller);
                           body();
                           return std::move(caller_);
                         });
    due_.push({now_, ++count_, index});
  }
  /// Only from within one of them.
  void sleep(Millis time) {
    due_.push({now_ + time, ++count_, running_});
    caller_ = std::move(caller_).resume();
  }
  /// Until that moment; those that still sleep then end where they are.
  void run(Millis until) {
    while (!due_.empty() && due_.top().at < until) {
      const Due next = due_.top();
      due_.pop();
      now_ = next.at;
      running_ = next.fiber;
      fibers_[running_] = std::move(fibers_[running_]).resume();
    }
    due_ = {};
    fibers_.clear();
  }

 private:
  struct Due {
    Millis at;
    std::uint64_t number;  ///< of two at the same moment the earlier goes first
    std::size_t fiber;
    bool operator<(const Due& other) const {
      return at != other.at ? at > other.at : number > other.number;
    }
  };
  static boost::context::pooled_fixedsize_stack& stacks() {
    static boost::context::pooled_fixedsize_stack all(std::size_t{128} * 1024);
    return all;
  }

  Millis now_{0};
  std::uint64_t count_ = 0;
  std::size_t running_ = 0;
  std::priority_queue<Due> due_;
  boost::context::fiber caller_;
  std::vector<boost::context::fiber> fibers_;
};

}  // namespace avinas::testing
