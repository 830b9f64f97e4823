// SPDX-License-Identifier: MIT
// The appends of one thread's tables, handed to the journal together: when the thread has nothing
// else to do, or after a while. One commit, and one message back, for all of them.
#pragma once

#include <boost/asio/io_context.hpp>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "server/base/time.hpp"
#include "server/store/journal.hpp"

namespace avinas::server {

/// All calls come from the thread that runs `home`, and so do all answers.
class AppendGroup : public std::enable_shared_from_this<AppendGroup> {
 public:
  /// How long an append may wait for a thread that always has something else to do.
  static constexpr Millis kAtMost{2};
  using Clock = std::function<Millis()>;

  /// `journal` outlives this; `clock` never jumps back.
  AppendGroup(boost::asio::io_context& home, Journal& journal, Clock clock);

  boost::asio::io_context& home() const { return home_; }
  Journal& journal() const { return journal_; }

  /// As Journal::append, in the order of the calls.
  void append(Write write, std::function<void()> done);
  /// Hands over what waits.
  void hand_over();
  /// Drops what waits: nobody is answered.
  void let_go();

 private:
  using Answers = std::vector<std::function<void()>>;

  void look_again();

  boost::asio::io_context& home_;
  Journal& journal_;
  const Clock clock_;
  std::vector<Write> writes_;
  Answers answers_;
  std::size_t seen_ = 0;  ///< how many waited at the last look
  Millis since_{0};       ///< when the first of them came
};

/// The group of each thread and journal. Any thread may call.
class AppendGroups {
 public:
  std::shared_ptr<AppendGroup> of(boost::asio::io_context& home, Journal& journal);

 private:
  std::mutex mutex_;
  std::map<std::pair<boost::asio::io_context*, Journal*>, std::weak_ptr<AppendGroup>> groups_;
};

}  // namespace avinas::server
