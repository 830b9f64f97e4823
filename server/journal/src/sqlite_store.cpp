// SPDX-License-Identifier: MIT
#include "journal/sqlite_store.hpp"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fcntl.h>
#include <spdlog/spdlog.h>
#include <sys/file.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstring>
#include <unordered_map>

#include "base/metrics.hpp"

namespace avinas::server {
namespace {

namespace fs = std::filesystem;

/// How long to wait before a failed commit is tried again.
constexpr std::chrono::milliseconds kRetryAfter{500};

void bind_value(SQLite::Statement& statement, int at, const std::string& text) {
  statement.bindNoCopy(at, text);
}
void bind_value(SQLite::Statement& statement, int at, std::int64_t number) {
  statement.bind(at, number);
}

std::vector<std::string> first_column(SQLite::Statement& query) {
  std::vector<std::string> texts;
  while (query.executeStep()) texts.push_back(query.getColumn(0).getString());
  return texts;
}

}  // namespace

FolderLock::FolderLock(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) {
    throw UnusableData("The folder " + folder.string() + " cannot be made: " + error.message() +
                       ". Choose another with --data.");
  }
  file_ = ::open((folder / "avinas.lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0644);
  if (file_ < 0) {
    throw UnusableData("The folder " + folder.string() +
                       " cannot be written: " + std::strerror(errno) + ".");
  }
  if (::flock(file_, LOCK_EX | LOCK_NB) != 0) {
    ::close(file_);
    throw UnusableData("Another server serves the data in " + folder.string() +
                       "; stop it, or choose another folder with --data.");
  }
}

FolderLock::~FolderLock() { ::close(file_); }

SqliteStore::SqliteStore(const fs::path& folder)
    : lock_(folder),
      database_(open_database(folder / kDatabaseName)),
      reader_((folder / kDatabaseName).string(), SQLite::OPEN_READONLY, 2000) {
  // A file that may not grow is reported by the write itself, as a full disk is.
  std::signal(SIGXFSZ, SIG_IGN);
  writer_ = std::jthread([this](std::stop_token stop) { write_loop(stop); });
}

SqliteStore::~SqliteStore() { close(); }

void SqliteStore::append(Write write, std::function<void()> done) {
  {
    const std::scoped_lock lock(mutex_);
    waiting_.push_back({std::move(write), std::move(done)});
  }
  something_.notify_one();
}

void SqliteStore::on_stall(std::function<void(bool, std::string)> notify) {
  notify_ = std::move(notify);
}

void SqliteStore::close() {
  if (!writer_.joinable()) return;
  writer_.request_stop();
  writer_.join();
}

void SqliteStore::write_loop(std::stop_token stop) {
  while (true) {
    std::vector<Waiting> batch;
    {
      std::unique_lock lock(mutex_);
      something_.wait(lock, stop, [this] { return !waiting_.empty(); });
      if (waiting_.empty()) return;  // stopped, and everything is written
      batch.swap(waiting_);
    }
    commit_until_done(batch, stop);
  }
}

void SqliteStore::commit_until_done(const std::vector<Waiting>& batch, std::stop_token stop) {
  for (bool stalled = false;;) {
    try {
      commit(batch);
      if (stalled) {
        spdlog::info("The database can be written again");
        if (notify_) notify_(false, {});
      }
      break;
    } catch (const SQLite::Exception& error) {
      if (!stalled) {
        spdlog::error("The database cannot be written: {}. The tables wait; free some space.",
                      error.what());
        if (notify_) notify_(true, error.what());
        stalled = true;
      }
      if (stop.stop_requested()) return;  // nothing of the batch was confirmed to anyone
      std::this_thread::sleep_for(kRetryAfter);
    }
  }
  for (const Waiting& waiting : batch) waiting.done();
}

void SqliteStore::commit(const std::vector<Waiting>& batch) {
  const auto start = std::chrono::steady_clock::now();
  thread_local SQLite::Statement entry(database_,
                                       "INSERT INTO journal (table_code, entry) VALUES (?, ?)");
  // Without an index: every move would pay for what happens once in a table's life.
  thread_local SQLite::Statement close(database_, "DELETE FROM journal WHERE table_code = ?");
  thread_local SQLite::Statement player(database_,
                                        "INSERT OR REPLACE INTO players (id, name) VALUES (?, ?)");
  thread_local SQLite::Statement token(
      database_, "INSERT OR REPLACE INTO tokens (token_hash, player) VALUES (?, ?)");
  thread_local SQLite::Statement match(
      database_,
      "INSERT OR REPLACE INTO matches (id, record, ended_ms, summary, archived_at) "
      "VALUES (?, ?, ?, ?, unixepoch())");
  thread_local SQLite::Statement match_player(
      database_, "INSERT OR REPLACE INTO match_players (player, match) VALUES (?, ?)");
  const auto run = [](SQLite::Statement& statement, const auto&... values) {
    statement.reset();
    int at = 0;
    (bind_value(statement, ++at, values), ...);
    statement.exec();
    statement.reset();
  };
  SQLite::Transaction transaction(database_, SQLite::TransactionBehavior::IMMEDIATE);
  for (const Waiting& waiting : batch) {
    const Write& write = waiting.write;
    for (const std::string& text : write.entries) run(entry, write.table, text);
    if (write.closes_table) run(close, write.table);
    if (const auto& row = write.player) {
      run(player, row->id, row->name);
      if (!row->token_hash.empty()) run(token, row->token_hash, row->id);
    }
    if (const auto& finished = write.finished) {
      run(match, finished->id, finished->record, finished->ended_ms, finished->summary);
      for (const std::string& id : finished->players) run(match_player, id, finished->id);
    }
  }
  transaction.commit();
  const auto took = std::chrono::steady_clock::now() - start;
  metrics().commit_time.observe(took);
}

std::vector<PlayerRow> SqliteStore::load_players() {
  std::vector<PlayerRow> players;
  SQLite::Statement query(reader_,
                          "SELECT id, name, token_hash FROM tokens JOIN players ON id = player");
  while (query.executeStep()) {
    players.push_back({query.getColumn(0).getString(), query.getColumn(1).getString(),
                       query.getColumn(2).getString()});
  }
  return players;
}

std::vector<StoredTable> SqliteStore::load_tables() {
  std::vector<StoredTable> tables;
  std::unordered_map<std::string, std::size_t> at;
  SQLite::Statement query(reader_, "SELECT table_code, entry FROM journal ORDER BY number");
  while (query.executeStep()) {
    const std::string code = query.getColumn(0).getString();
    const auto [found, added] = at.try_emplace(code, tables.size());
    if (added) tables.push_back({code, {}});
    tables[found->second].entries.push_back(query.getColumn(1).getString());
  }
  return tables;
}

std::optional<std::string> SqliteStore::find_record(const std::string& match) {
  const std::scoped_lock lock(reader_mutex_);
  SQLite::Statement query(reader_, "SELECT record FROM matches WHERE id = ?");
  query.bind(1, match);
  if (!query.executeStep()) return std::nullopt;
  return query.getColumn(0).getString();
}

std::vector<std::string> SqliteStore::summaries_of(const std::string& player) {
  const std::scoped_lock lock(reader_mutex_);
  SQLite::Statement query(reader_,
                          "SELECT summary FROM match_players JOIN matches ON id = match "
                          "WHERE player = ? AND summary != '' ORDER BY ended_ms DESC");
  query.bind(1, player);
  return first_column(query);
}

std::vector<std::string> SqliteStore::summaries_between(std::int64_t from_ms, std::int64_t to_ms) {
  const std::scoped_lock lock(reader_mutex_);
  SQLite::Statement query(reader_,
                          "SELECT summary FROM matches WHERE ended_ms >= ? AND ended_ms < ? AND "
                          "summary != '' ORDER BY ended_ms DESC");
  query.bind(1, from_ms);
  query.bind(2, to_ms);
  return first_column(query);
}

}  // namespace avinas::server
