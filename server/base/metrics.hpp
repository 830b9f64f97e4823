// SPDX-License-Identifier: MIT
// The server's counters of itself, for `/metrics`. Counting is a relaxed atomic addition; any
// thread may count and read. No metric depends on cards.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

namespace avinas::server {

using Counter = std::atomic<std::uint64_t>;

/// How often something took how long.
class LatencyHistogram {
 public:
  /// Upper bounds of the buckets in microseconds; a last one has no bound.
  static constexpr std::array<std::uint64_t, 12> kBounds{
      50, 100, 250, 500, 1'000, 2'500, 5'000, 10'000, 25'000, 100'000, 500'000, 2'500'000};

  void observe(std::chrono::nanoseconds took);
  using Buckets = std::array<Counter, kBounds.size() + 1>;
  const Buckets& buckets() const { return buckets_; }
  std::uint64_t sum_ns() const { return sum_ns_.load(std::memory_order_relaxed); }

 private:
  Buckets buckets_{};
  Counter sum_ns_{0};
};

/// Room for the classes of errors; the writer of the text knows them by name.
inline constexpr std::size_t kErrorCodes = 9;

struct Metrics {
  std::atomic<std::int64_t> connections{0};  ///< WebSockets open
  Counter requests{0};                       ///< messages received
  Counter moves{0};                          ///< actions of the game accepted
  LatencyHistogram move_latency;  ///< from an action received to the last seat's update written
  LatencyHistogram commit_time;   ///< of the journal
  Counter skipped{0};             ///< readers skipped ahead to the newest view
  Counter dropped{0};             ///< readers given up
  Counter stopped_tables{0};      ///< by faults of the program
  std::array<Counter, kErrorCodes> errors{};  ///< sent, by code
  Counter refused_connections{0};             ///< by the limits of an address
  Counter thoughts{0};                        ///< decisions that bots thought about
  // Of a club on an engine that several servers may keep:
  std::atomic<std::int64_t> epoch{0};  ///< while this server keeps it; 0: it waits for its turn
  // Of matches of people that ended; looked up now and then.
  std::atomic<std::int64_t> matches_today{0}, matches_this_week{0};
  std::atomic<std::int64_t> players_today{0}, players_this_week{0};
  std::atomic<std::int64_t> shares{0};  ///< of the tables, that this server keeps
  Counter takeovers{0};                 ///< from a server that ended without a word
  Counter not_ours{0};                  ///< times that another took over from this one
  Counter thoughts_skipped{0};          ///< decisions by rules of thumb: too many waited
};

/// The process's metrics.
Metrics& metrics();

/// Ends when the last copy of its pointer does: with the last seat's write of a move.
class MoveTimer {
 public:
  MoveTimer() : start_(std::chrono::steady_clock::now()) {}
  ~MoveTimer() { metrics().move_latency.observe(std::chrono::steady_clock::now() - start_); }
  MoveTimer(const MoveTimer&) = delete;
  MoveTimer& operator=(const MoveTimer&) = delete;

 private:
  std::chrono::steady_clock::time_point start_;
};

}  // namespace avinas::server
