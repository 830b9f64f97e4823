// SPDX-License-Identifier: MIT
// The embedded store: one SQLite file, written by one thread that commits everything waiting at
// once, so that the disk is asked once for many moves.
#pragma once

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <thread>

#include "journal/schema.hpp"
#include "journal/store.hpp"

namespace avinas::server {

/// Keeps a second server off the same data; the kernel lets go of it when the process dies.
class FolderLock {
 public:
  /// Makes the folder where it is missing. Throws UnusableData.
  explicit FolderLock(const std::filesystem::path& folder);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  int file_;
};

class SqliteStore final : public Store {
 public:
  /// Opens or makes the database in `folder`, which no other process may serve at the same time.
  /// Throws UnusableData.
  explicit SqliteStore(const std::filesystem::path& folder);
  ~SqliteStore() override;

  void append(Write write, std::function<void()> done) override;
  std::vector<PlayerRow> load_players() override;
  std::vector<StoredTable> load_tables() override;
  std::optional<std::string> find_record(const std::string& match) override;
  std::vector<std::string> summaries_of(const std::string& player) override;
  std::vector<std::string> summaries_between(std::int64_t from_ms, std::int64_t to_ms) override;
  void on_stall(std::function<void(bool, std::string)> notify) override;
  void close() override;

 private:
  struct Waiting {
    Write write;
    std::function<void()> done;
  };

  void write_loop(std::stop_token stop);
  void commit(const std::vector<Waiting>& batch);
  void commit_until_done(const std::vector<Waiting>& batch, std::stop_token stop);

  FolderLock lock_;
  SQLite::Database database_;
  SQLite::Database reader_;
  std::mutex reader_mutex_;
  std::function<void(bool, std::string)> notify_;

  std::mutex mutex_;
  std::condition_variable_any something_;
  std::vector<Waiting> waiting_;
  std::jthread writer_;  ///< last: it uses all of the above
};

}  // namespace avinas::server
