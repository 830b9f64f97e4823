// SPDX-License-Identifier: MIT
// Commits everything that waits on one thread. A commit that fails is kept and tried again; the
// tables wait and say so. Nothing confirmed is lost, since nothing of it was confirmed.
#include "server/store/sqlite/sqlite_store.hpp"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <iterator>

#include "server/base/metrics.hpp"
#include "server/store/sqlite/inspector.hpp"
#include "server/store/sqlite/leftovers.hpp"
#include "server/store/sqlite/progress_mark.hpp"
#include "server/store/sqlite/row_writer.hpp"

namespace avinas::server {
namespace {

namespace fs = std::filesystem;

/// How long to wait before a failed commit is tried again.
constexpr std::chrono::milliseconds kRetryAfter{500};
/// How often an idle server looks whether its file is still there.
constexpr std::chrono::milliseconds kLookEvery{1'000};
/// How often a server that was idle for so long deletes some of what counts no more.
constexpr std::chrono::milliseconds kBetweenDeletions{20};
/// Writes in one commit: those behind them wait no longer than some milliseconds.
constexpr std::ptrdiff_t kMostWrites = 2'000;

}  // namespace

SqliteStore::SqliteStore(const fs::path& folder, Opening opening,
                         std::chrono::milliseconds delete_again_after)
    : folder_(folder),
      lock_(folder),
      database_(open_database(folder / kDatabaseName)),
      mark_(std::make_unique<ProgressMark>(folder / kMarkName)),
      delete_again_after_(delete_again_after) {
  // A file that may not grow is reported by the write itself, as a full disk is.
  std::signal(SIGXFSZ, SIG_IGN);
  if (opening == Opening::Now) open();
}

void SqliteStore::open() {
  if (rows_) return;
  bring_forward(database_, folder_ / kDatabaseName);
  delete_leftovers(folder_);
  try {
    rows_ = std::make_unique<RowWriter>(database_);
    compare_with_mark();
    reader_ = std::make_unique<SQLite::Database>(open_to_read(folder_ / kDatabaseName, kBusyMs));
  } catch (const SQLite::Exception& error) {
    throw UnusableData("The database in " + folder_.string() +
                       " cannot be served: " + reason_of(error));
  }
  for (const char* name : {kDatabaseName, kLogName}) {
    struct ::stat status {};
    const fs::path file = folder_ / name;
    if (::stat(file.c_str(), &status) == 0) places_.push_back({file, status.st_dev, status.st_ino});
  }
  writer_ = std::jthread([this](std::stop_token stop) { write_loop(stop); });
}

SqliteStore::~SqliteStore() { close(); }

void SqliteStore::compare_with_mark() {
  const std::int64_t here = progress_of(database_);
  const auto noted = mark_->read();
  // It can be written, and rises above what was noted. On a full disk the tables wait for that.
  raise_by_ = std::max(here, static_cast<std::int64_t>(noted.value_or(0))) + 1 - here;
  try {
    raise();
  } catch (const SQLite::Exception& error) {
    if (is_damage(error)) throw;
    spdlog::error("The database in {} cannot be written yet: {}", folder_.string(),
                  reason_of(error));
  }
  if (!noted || static_cast<std::int64_t>(*noted) <= here) return;
  spdlog::error(
      "Acknowledged work may be missing: the database in {} ends with write {}, and {} were "
      "confirmed. Was a file beside it ({}) lost, damaged, or not copied? What is here is served.",
      folder_.string(), here, *noted, kLogName);
}

void SqliteStore::raise() {
  rows_->raise(raise_by_);
  raise_by_ = 0;
}

void SqliteStore::append(Write write, std::function<void()> done) {
  {
    const std::scoped_lock lock(mutex_);
    waiting_.push_back({std::move(write), std::move(done)});
  }
  something_.notify_one();
}

void SqliteStore::append_all(std::vector<Write> writes, std::function<void()> done) {
  {
    const std::scoped_lock lock(mutex_);
    for (Write& write : writes) waiting_.push_back({std::move(write), [] {}});
    if (!writes.empty()) waiting_.back().done = std::move(done);
  }
  something_.notify_one();
}

void SqliteStore::on_stall(std::function<void(bool, std::string)> notify) {
  notify_ = std::move(notify);
}

void SqliteStore::close() {
  inspector_.reset();
  if (!writer_.joinable()) return;
  writer_.request_stop();
  writer_.join();
  rows_.reset();
  {
    const std::scoped_lock lock(reader_mutex_);
    reader_.reset();
  }
  try {
    check_places();
  } catch (const std::exception& error) {
    spdlog::warn("The log beside the database was not merged into it at the end: {}", error.what());
    return;
  }
  try {
    const bool busy = database_.execAndGet("PRAGMA wal_checkpoint(TRUNCATE)").getInt() != 0;
    if (busy) throw std::runtime_error("another program reads the database");
    if (!stalled_) mark_->remove();
  } catch (const std::exception& error) {
    spdlog::warn(
        "The log beside the database was not merged into it at the end: {}. Keep all files of {} "
        "together; the next start merges them",
        error.what(), folder_.string());
  }
}

std::vector<SqliteStore::QueuedWrite> SqliteStore::take(std::stop_token stop) {
  const auto patience = idle_ && has_past() ? kBetweenDeletions : kLookEvery;
  std::unique_lock lock(mutex_);
  something_.wait_for(lock, stop, patience, [this] { return !waiting_.empty(); });
  idle_ = waiting_.empty();
  if (std::ssize(waiting_) <= kMostWrites) return std::exchange(waiting_, {});
  std::vector<QueuedWrite> first(std::make_move_iterator(waiting_.begin()),
                                 std::make_move_iterator(waiting_.begin() + kMostWrites));
  waiting_.erase(waiting_.begin(), waiting_.begin() + kMostWrites);
  return first;
}

/// There are entries to delete that count no more.
bool SqliteStore::has_past() const {
  return loaded_ && rows_->has_past() && std::chrono::steady_clock::now() >= delete_from_;
}

void SqliteStore::write_loop(std::stop_token stop) {
  while (true) {
    const std::vector<QueuedWrite> batch = take(stop);
    const bool ends = batch.empty() && stop.stop_requested();
    if (ends && !has_past()) return;  // everything is written
    work_until_done(batch, stop);
    if (ends && stalled_) return;
  }
}

void SqliteStore::work_until_done(const std::vector<QueuedWrite>& batch, std::stop_token stop) {
  for (bool written = batch.empty() && !has_past();;) {
    try {
      check_places();
      if (raise_by_ > 0) raise();
      if (!written) {
        commit(batch);
        written = true;
        check_places();  // what went into a file that is gone is not confirmed
        mark_->note(commits_, std::chrono::steady_clock::now());
      }
      set_stalled(false, {});
      break;
    } catch (const std::exception& error) {
      set_stalled(true, error.what());
      if (stop.stop_requested()) return;  // nothing of the batch was confirmed to anyone
      std::this_thread::sleep_for(kRetryAfter);
    }
  }
  for (const QueuedWrite& waiting : batch) waiting.done();
}

void SqliteStore::set_stalled(bool stalled, const std::string& why) {
  if (stalled_ == stalled) return;
  stalled_ = stalled;
  if (stalled) {
    spdlog::error("The database cannot be written: {}. The tables wait.", why);
  } else {
    spdlog::info("The database can be written again");
  }
  if (notify_) notify_(stalled, why);
}

/// A file that was moved, deleted or replaced would take every further commit with it.
void SqliteStore::check_places() const {
  for (const OpenedFile& place : places_) {
    struct ::stat status {};
    const bool there = ::stat(place.file.c_str(), &status) == 0;
    if (there && status.st_dev == place.device && status.st_ino == place.inode) continue;
    throw std::runtime_error(place.file.string() + (there ? " was replaced" : " is gone") +
                             "; put back the file that was there, or stop the server and "
                             "restore a backup");
  }
}

void SqliteStore::commit(const std::vector<QueuedWrite>& batch) {
  const bool deletes = has_past() && (batch.empty() || rows_->mostly_past());
  try {
    return commit(batch, deletes);
  } catch (const std::exception& error) {
    if (!deletes) throw;
    spdlog::warn("Old journal entries are not deleted yet: {}", error.what());
    delete_from_ = std::chrono::steady_clock::now() + delete_again_after_;
  }
  commit(batch, false);  // nobody waits for it
}

void SqliteStore::commit(const std::vector<QueuedWrite>& batch, bool deletes) {
  const auto start = std::chrono::steady_clock::now();
  try {
    SQLite::Transaction transaction(database_, SQLite::TransactionBehavior::IMMEDIATE);
    for (const QueuedWrite& waiting : batch) rows_->write(waiting.write);
    if (deletes) rows_->delete_past();
    const std::uint64_t commits = rows_->count_commit();
    transaction.commit();
    commits_ = commits;
  } catch (const PartBroken&) {
    rows_->rolled_back();
    return commit(batch, deletes);
  } catch (...) {
    rows_->rolled_back();
    throw;
  }
  rows_->committed();
  metrics().commit_time.observe(std::chrono::steady_clock::now() - start);
}

}  // namespace avinas::server
