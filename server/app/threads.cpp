// SPDX-License-Identifier: MIT
// Runs the homes and the door until the server stops.
#include "server/app/threads.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>

#include "server/app/process.hpp"

namespace avinas::server {
namespace {

/// Runs until the end. An exception is a bug outside of any table: the rest goes on.
void run_on(boost::asio::io_context& context) {
  while (true) {
    try {
      context.run();
      return;
    } catch (const std::exception& bug) {
      spdlog::critical("A fault of the program: {}. Please report this line.", bug.what());
    }
  }
}

}  // namespace

Threads::Threads(unsigned homes)
    : homes_(homes > 0 ? homes : std::max(1u, std::thread::hardware_concurrency())) {
  for (auto& home : homes_) home = std::make_unique<boost::asio::io_context>(1);
}

std::vector<boost::asio::io_context*> Threads::homes() const {
  std::vector<boost::asio::io_context*> result;
  for (const auto& home : homes_) result.push_back(home.get());
  return result;
}

void Threads::run_door() {
  running_.emplace_back([this] {
    yield_to_other_threads();
    run_on(door_);
  });
}

void Threads::run() {
  std::vector<decltype(door_is_open_)> guards;
  for (const auto& home : homes_) guards.emplace_back(home->get_executor());
  for (std::size_t i = 1; i < homes_.size(); ++i) {
    running_.emplace_back([this, i] { run_on(*homes_[i]); });
  }
  run_on(*homes_.front());
  running_.clear();
}

void Threads::stop() {
  for (const auto& home : homes_) home->stop();
  door_.stop();
}

void Threads::end() {
  stop();
  running_.clear();
}

}  // namespace avinas::server
