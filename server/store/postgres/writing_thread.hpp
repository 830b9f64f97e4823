// SPDX-License-Identifier: MIT
// The thread that writes to an engine: everything that waits in one statement.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "server/store/postgres/postgres_settings.hpp"
#include "server/store/postgres/writer.hpp"

namespace avinas::server {

class WritingThread {
 public:
  /// Called from the thread, but `connect` by others as well.
  struct World {
    /// A new session; throws EngineAway.
    std::function<std::unique_ptr<EngineSession>()> connect;
    /// As Journal::on_stall's.
    std::function<void(bool stalled, std::string why)> stalled;
    /// Another server has taken something over, or the engine went back: nothing more is written.
    std::function<void(std::string why)> lost;
  };
  explicit WritingThread(PostgresSettings settings) : settings_(std::move(settings)) {}
  ~WritingThread() { stop(); }

  /// As Writer's.
  void start(World world, std::unique_ptr<EngineSession> session, Leases leases,
             Writer::Moment taken);
  /// An engine that is away is not waited for any more.
  void hurry() { stopping_.request_stop(); }
  /// Hurries, makes everything appended durable, lets go of all leases, and ends.
  void stop();

  // Any thread may call these.
  /// As Journal::append; also before the start. A write of a share that it does not keep is
  /// dropped.
  void append(Write write, std::function<void()> done);
  /// The table's journal goes on there.
  void goes_on_at(const std::string& table, std::int64_t position);
  bool is_ours() const;
  /// Writes that share as well; false if that cannot be. Returns when it is so.
  bool add(const Lease& lease);
  /// Lets go of these, after what was appended before. Returns when it is so.
  void let_go(const std::set<int>& shares);

 private:
  /// A change of the leases.
  struct Change {
    Leases added;
    std::set<int> let_go_of;
    std::promise<bool> made{};
  };
  struct Work {
    std::vector<QueuedWrite> writes;
    std::vector<Change> changes;
    bool nothing() const { return writes.empty() && changes.empty(); }
  };

  void run(std::stop_token stop);
  void work(std::stop_token stop);
  Work take(std::stop_token stop);
  /// False if nothing more can be written.
  bool write(std::vector<QueuedWrite> waiting);
  bool make(const Change& change);
  bool ask_for(Change change);
  void lose();

  const PostgresSettings settings_;
  World world_;
  std::stop_source stopping_;
  std::unique_ptr<Writer> writer_;
  std::atomic<const Writer*> began_ = nullptr;  ///< that writer, when it is there

  std::mutex mutex_;
  std::condition_variable_any something_;
  Work waiting_;
  Positions next_positions_;
  bool runs_ = false;
  std::jthread thread_;  ///< uses all of the above
};

}  // namespace avinas::server
