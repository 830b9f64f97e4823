// SPDX-License-Identifier: MIT
// The threads of a server: homes, where tables and their connections live, and the door, which
// accepts connections and answers HTTP.
#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <memory>
#include <thread>
#include <vector>

namespace avinas::server {

class Threads {
 public:
  /// So many homes; 0: one for each core.
  explicit Threads(unsigned homes);

  boost::asio::io_context& door() { return door_; }
  /// The home of the thread that calls `run`.
  boost::asio::io_context& first() { return *homes_.front(); }
  std::vector<boost::asio::io_context*> homes() const;

  /// Starts the door's thread, which yields to the homes'.
  void run_door();
  /// Runs all homes, the first on this thread, until `stop`; the door's thread has ended as well.
  void run();
  /// Any thread may call.
  void stop();
  /// Stops, and waits for the threads: nothing of the server is used by them any more.
  void end();

 private:
  std::vector<std::unique_ptr<boost::asio::io_context>> homes_;
  boost::asio::io_context door_{1};
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> door_is_open_{
      door_.get_executor()};
  std::vector<std::jthread> running_;
};

}  // namespace avinas::server
