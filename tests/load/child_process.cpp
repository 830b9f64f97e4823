// SPDX-License-Identifier: MIT
// Starts a program, reads its output, and ends it by its id.
#include "tests/load/child_process.hpp"

#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

namespace avinas::load {

ChildProcess::ChildProcess(const std::vector<std::string>& command, const std::string& until,
                           int core) {
  int ends[2];
  if (::pipe(ends) != 0) throw std::runtime_error("no pipe");
  id_ = ::fork();
  if (id_ == 0) {
    ::dup2(ends[1], STDOUT_FILENO);
    ::dup2(ends[1], STDERR_FILENO);
    ::close(ends[0]);
    ::close(ends[1]);
    if (core >= 0) {
      cpu_set_t cores;
      CPU_ZERO(&cores);
      CPU_SET(static_cast<std::size_t>(core), &cores);
      ::sched_setaffinity(0, sizeof cores, &cores);
    }
    std::vector<char*> arguments;
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    ::execv(arguments[0], arguments.data());
    ::_exit(127);
  }
  ::close(ends[1]);
  pipe_ = ends[0];
  reader_ = std::jthread([this] { take_output(); });
  if (wait_for(until)) return;
  wait();
  throw std::runtime_error(command[0] + " ended before it was ready: " + output_);
}

ChildProcess::~ChildProcess() {
  if (id_ >= 0) {
    signal(SIGKILL);
    wait();
  }
  if (pipe_ >= 0) ::close(pipe_);
}

void ChildProcess::take_output() {
  char block[4096];
  ssize_t size = 0;
  do {
    size = ::read(pipe_, block, sizeof block);
    const std::scoped_lock lock(mutex_);
    if (size > 0) untaken_.append(block, static_cast<std::size_t>(size));
    at_end_ = size <= 0;
    printed_.notify_one();
  } while (size > 0);
}

bool ChildProcess::await_more() {
  std::unique_lock lock(mutex_);
  printed_.wait(lock, [this] { return at_end_ || !untaken_.empty(); });
  return !untaken_.empty();
}

void ChildProcess::signal(int number) {
  if (id_ >= 0) ::kill(id_, number);
}

const std::string& ChildProcess::read_output() {
  const std::scoped_lock lock(mutex_);
  output_ += std::exchange(untaken_, {});
  return output_;
}

bool ChildProcess::wait_for(const std::string& text, std::size_t from) {
  while (read_output().find(text, from) == std::string::npos) {
    if (!await_more()) return false;
  }
  return true;
}

int ChildProcess::wait() {
  if (id_ < 0) return -1;
  int status = 0;
  ::waitpid(id_, &status, 0);
  id_ = -1;
  if (reader_.joinable()) reader_.join();  // the last words are taken
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

long ChildProcess::resident_kib() const {
  std::ifstream file("/proc/" + std::to_string(id_) + "/status");
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("VmRSS:")) return std::atol(line.c_str() + 6);
  }
  return 0;
}

double ChildProcess::processor_seconds() const {
  std::ifstream file("/proc/" + std::to_string(id_) + "/stat");
  std::string text((std::istreambuf_iterator<char>(file)), {});
  std::istringstream fields(text.substr(text.rfind(')') + 2));
  std::string skipped;
  for (int i = 0; i < 11; ++i) fields >> skipped;
  double user = 0, system = 0;
  fields >> user >> system;
  return (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

}  // namespace avinas::load
