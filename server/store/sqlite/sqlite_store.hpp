// SPDX-License-Identifier: MIT
// The embedded store: one SQLite file, written by one thread that commits everything waiting at
// once, so that the disk is asked once for many moves.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <memory>
#include <mutex>
#include <thread>

#include "server/store/sqlite/folder_lock.hpp"
#include "server/store/sqlite/schema.hpp"
#include "server/store/store.hpp"

namespace avinas::server {

class Inspector;
class ProgressMark;
class RowWriter;

/// As `MatchArchive::summaries_since`, in this database. Throws SQLite::Exception.
void visit_summaries(SQLite::Database& database, std::int64_t ended_ms, const VisitSummary& visit);

class SqliteStore final : public Store {
 public:
  enum class Opening : std::uint8_t { Now, Later };
  static constexpr std::chrono::minutes kDeleteAgainAfter{1};
  /// Takes `folder`, which no other process may serve at the same time, and opens or makes the
  /// database in it; later, with `open`, if so told. Where deleting what counts no more fails, it
  /// is tried again after `delete_again_after`. Throws UnusableData.
  explicit SqliteStore(const std::filesystem::path& folder, Opening opening = Opening::Now,
                       std::chrono::milliseconds delete_again_after = kDeleteAgainAfter);
  ~SqliteStore() override;

  void open() override;
  void append(Write write, std::function<void()> done) override;
  void append_all(std::vector<Write> writes, std::function<void()> done) override;
  void load_players(const std::function<void(PlayerRow)>& visit) override;
  void load_tables(const std::function<void(StoredTable)>& visit) override;
  void inspect(std::function<void()> sums_dropped) override;
  std::optional<std::string> find_record(const std::string& match) override;
  std::optional<std::string> find_analysis(const std::string& match, int version) override;
  std::vector<std::string> summaries_of(const std::string& player, std::size_t limit) override;
  std::size_t summaries_since(std::int64_t ended_ms, const VisitSummary& visit) override;
  std::vector<TallyRow> tallies_of(const std::string& player) override;
  std::vector<TallyRow> tallies_in(const std::string& month) override;
  std::vector<std::string> matches_of(const std::string& player, std::size_t limit) override;
  std::vector<PlayedRow> played_since(std::int64_t ended_ms) override;
  std::vector<UncountedMatch> uncounted(std::size_t limit) override;
  void load_matches(const std::function<void(ArchivedMatch)>& visit) override;
  void load_tallies(const std::function<void(TallyRow)>& visit) override;
  void load_analyses(const std::function<void(AnalysedMatch)>& visit) override;
  void on_stall(std::function<void(bool, std::string)> notify) override;
  void close() override;

 private:
  struct QueuedWrite {
    Write write;
    std::function<void()> done;
  };
  /// A file as it was when it was opened.
  struct OpenedFile {
    std::filesystem::path file;
    std::uint64_t device = 0, inode = 0;
  };

  void compare_with_mark();
  void raise();
  bool has_past() const;
  void write_loop(std::stop_token stop);
  std::vector<QueuedWrite> take(std::stop_token stop);
  void commit(const std::vector<QueuedWrite>& batch);
  void commit(const std::vector<QueuedWrite>& batch, bool deletes);
  /// An empty batch only looks whether the files are in their place, and deletes what counts no
  /// more.
  void work_until_done(const std::vector<QueuedWrite>& batch, std::stop_token stop);
  void set_stalled(bool stalled, const std::string& why);
  void check_places() const;

  std::filesystem::path folder_;
  FolderLock lock_;
  SQLite::Database database_;
  std::unique_ptr<ProgressMark> mark_;
  std::unique_ptr<RowWriter> rows_;
  std::unique_ptr<SQLite::Database> reader_;
  std::mutex reader_mutex_;
  std::vector<OpenedFile> places_;
  std::function<void(bool, std::string)> notify_;
  std::uint64_t commits_ = 0;
  std::int64_t raise_by_ = 0;  ///< before the next commit: writer only, once there is one
  bool stalled_ = false;       ///< writer only
  bool idle_ = false;          ///< writer only: nothing came at the last look
  const std::chrono::milliseconds delete_again_after_;
  std::chrono::steady_clock::time_point delete_from_{};  ///< writer only: it failed, and waits

  std::mutex mutex_;
  std::condition_variable_any something_;
  std::vector<QueuedWrite> waiting_;
  std::atomic<bool> loaded_ = false;      ///< until then the rows are not the writer's alone
  std::jthread writer_;                   ///< uses all of the above
  std::unique_ptr<Inspector> inspector_;  ///< last: it appends
};

}  // namespace avinas::server
