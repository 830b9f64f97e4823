// SPDX-License-Identifier: MIT
// A server under test: started, measured, and ended by its own id.
#pragma once

#include <sys/types.h>

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace avinas::load {

/// A thread of its own takes what the program prints, so that the program never waits for it.
/// Everything else is called by one thread.
class ChildProcess {
 public:
  /// Starts the program and waits until it prints `until`; `core` pins it, -1 does not. What it
  /// prints up to there is in `output()`. Throws std::runtime_error if it ends before.
  ChildProcess(const std::vector<std::string>& command, const std::string& until, int core = -1);
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  pid_t id() const { return id_; }
  const std::string& output() const { return output_; }
  void signal(int number);
  /// Everything printed so far, read without waiting.
  const std::string& read_output();
  /// Reads until that text was printed, after the place `from` in the output; false if the program
  /// ended before.
  bool wait_for(const std::string& text, std::size_t from = 0);
  /// Waits for its end; the exit status, or 128 and the signal.
  int wait();
  bool ended() const { return id_ < 0; }
  /// Resident memory in KiB.
  long resident_kib() const;
  /// Processor time used so far, in seconds.
  double processor_seconds() const;

 private:
  void take_output();
  /// Waits until more was printed; false if there will be no more.
  bool await_more();

  pid_t id_ = -1;
  int pipe_ = -1;
  std::string output_;
  std::mutex mutex_;
  std::condition_variable printed_;
  std::string untaken_;  ///< printed, and not in `output_` yet
  bool at_end_ = false;
  std::jthread reader_;
};

}  // namespace avinas::load
