// SPDX-License-Identifier: MIT
// When a table looks at itself again: one timer, by a clock that stands while the storage is waited
// for.
#pragma once

#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <memory>
#include <optional>

#include "server/table_actor/table_clock.hpp"

namespace avinas::server {

/// Table thread only.
class TableTimer {
 public:
  explicit TableTimer(boost::asio::io_context& home) : home_(home) {}

  /// As the table counts.
  Now now() const { return clock_.now(); }
  /// Calls what `work` makes at that time of the table, or earlier: a timer that fires early finds
  /// nothing to do and costs less than one set anew with every move. Nothing for no time.
  template <typename MakeWork>
  void arm(std::optional<Millis> wake_at, MakeWork work) {
    if (!wake_at || (armed_for_ && *armed_for_ <= *wake_at)) return;
    set(*wake_at, work());
  }
  void disarm() {
    if (timer_) timer_->cancel();
  }
  /// The clock stands until `go_on`; a timer that fires meanwhile is set anew then.
  void wait() { clock_.wait(steady_time()); }
  template <typename MakeWork>
  void go_on(MakeWork work) {
    if (!clock_.waits()) return;
    clock_.go_on(steady_time());
    if (armed_for_) set(*armed_for_, work());
  }
  /// The timer fired: true if it is the time, and not one at which the clock stands.
  bool rings() {
    if (clock_.waits()) return false;
    armed_for_.reset();
    return true;
  }

 private:
  /// Without a type-erased executor: the table knows its one thread.
  using Timer =
      boost::asio::basic_waitable_timer<std::chrono::steady_clock,
                                        boost::asio::wait_traits<std::chrono::steady_clock>,
                                        boost::asio::io_context::executor_type>;

  template <typename Work>
  void set(Millis wake_at, Work work) {
    armed_for_ = wake_at;
    if (!timer_) timer_ = std::make_unique<Timer>(home_);
    timer_->expires_at(std::chrono::steady_clock::time_point(clock_.real(wake_at)));
    timer_->async_wait([work = std::move(work)](const boost::system::error_code& error) mutable {
      if (!error) work();
    });
  }

  boost::asio::io_context& home_;
  std::unique_ptr<Timer> timer_;  ///< null until it is armed: most tables wait for people alone
  TableClock clock_;
  std::optional<Millis> armed_for_;  ///< as the table counts
};

}  // namespace avinas::server
