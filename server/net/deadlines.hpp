// SPDX-License-Identifier: MIT
// When to look at a connection that may have kept others waiting: one timer for all those of a
// thread, since thousands of silent connections would each hold one that never matters.
#pragma once

#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <memory>
#include <queue>
#include <vector>

#include "server/base/time.hpp"

namespace avinas::server {

/// A part of the context, found with `boost::asio::use_service`. Only for the one thread that runs
/// it.
class Deadlines final : public boost::asio::execution_context::service {
 public:
  class Watched {
   public:
    /// A time that was asked for has come.
    virtual void look(Millis now) = 0;

   protected:
    ~Watched() = default;
  };

  static inline boost::asio::execution_context::id id;
  explicit Deadlines(boost::asio::execution_context& context);

  /// `who` is to be looked at then, if it is still there.
  void add(Millis when, std::weak_ptr<Watched> who);

 private:
  struct Due {
    Millis when;
    std::weak_ptr<Watched> who;
    /// The earliest stands on top.
    bool operator<(const Due& other) const { return when > other.when; }
  };
  using Timer =
      boost::asio::basic_waitable_timer<std::chrono::steady_clock,
                                        boost::asio::wait_traits<std::chrono::steady_clock>,
                                        boost::asio::io_context::executor_type>;

  void shutdown() override;
  void arm();
  void look();

  Timer timer_;
  std::priority_queue<Due> queue_;
  Millis armed_for_{0};
};

}  // namespace avinas::server
