// SPDX-License-Identifier: MIT
// Groups what is appended, and writes group after group.
#include "server/store/postgres/writing_thread.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

#include "server/base/metrics.hpp"
#include "server/store/postgres/turn.hpp"

namespace avinas::server {
namespace {

using Clock = std::chrono::steady_clock;

/// How long to wait before a lost engine is looked for again.
constexpr std::chrono::milliseconds kRetryAfter{200};
/// How long a commit may take before the tables say that they wait.
constexpr std::chrono::milliseconds kPatience{1'000};

/// Players are told that the table waits, not which machine it waits for.
constexpr const char* kNoAnswer = "the database does not answer";

Writer::Times times_of(const PostgresSettings& settings) {
  const TurnWaits waits = waits_of(settings);
  return {settings.beat, std::min(waits.silence, waits.without_session), kRetryAfter, kPatience};
}

}  // namespace

void WritingThread::start(World world, std::unique_ptr<EngineSession> session, Leases leases,
                          Writer::Moment taken) {
  world_ = std::move(world);
  Writer::World of_writer{
      [] { return Clock::now(); },
      [](std::chrono::milliseconds time) { std::this_thread::sleep_for(time); }, world_.connect,
      [this](bool stalled, const std::string& why) {
        if (stalled) {
          spdlog::error("PostgreSQL cannot be written: {}. The tables wait.", why);
        } else {
          spdlog::info("PostgreSQL can be written again");
        }
        world_.stalled(stalled, stalled ? kNoAnswer : "");
      },
      [this] { return stopping_.stop_requested(); }};
  writer_ = std::make_unique<Writer>(times_of(settings_), std::move(of_writer),
                                     ServerAddress{settings_.node, settings_.link},
                                     std::move(session), std::move(leases), taken);
  began_ = writer_.get();
  {
    const std::scoped_lock lock(mutex_);
    runs_ = true;
  }
  thread_ = std::jthread([this](std::stop_token stop) { run(std::move(stop)); });
}

void WritingThread::stop() {
  if (!thread_.joinable()) return;
  hurry();
  thread_.request_stop();
  thread_.join();
  try {
    writer_->end();
  } catch (const std::runtime_error& error) {
    spdlog::error("PostgreSQL was not told that this server ends: {}", error.what());
  }
}

void WritingThread::append(Write write, std::function<void()> done) {
  {
    const std::scoped_lock lock(mutex_);
    waiting_.writes.push_back({std::move(write), std::move(done)});
  }
  something_.notify_one();
}

void WritingThread::goes_on_at(const std::string& table, std::int64_t position) {
  const std::scoped_lock lock(mutex_);
  next_positions_[table] = position;
}

bool WritingThread::is_ours() const {
  const Writer* writer = began_;
  return writer && writer->is_ours(Clock::now());
}

bool WritingThread::add(const Lease& lease) { return ask_for({{lease}, {}}); }

void WritingThread::let_go(const std::set<int>& shares) { ask_for({{}, shares}); }

bool WritingThread::ask_for(Change change) {
  auto made = change.made.get_future();
  {
    const std::scoped_lock lock(mutex_);
    if (!runs_) return false;
    waiting_.changes.push_back(std::move(change));
  }
  something_.notify_one();
  return made.get();
}

// --- on the thread -------------------------------------------------------------------------------

void WritingThread::run(std::stop_token stop) {
  work(std::move(stop));
  const std::scoped_lock lock(mutex_);
  runs_ = false;
  for (Change& change : waiting_.changes) change.made.set_value(false);
}

void WritingThread::work(std::stop_token stop) {
  while (true) {
    Work work = take(stop);
    if (work.nothing() && stop.stop_requested()) return;  // everything is written
    const bool goes_on = writer_->beat_in_time() && write(std::move(work.writes));
    // After the writes, which may be of a share that is let go of.
    for (Change& change : work.changes) change.made.set_value(goes_on && make(change));
    if (goes_on) continue;
    if (writer_->is_over()) lose();
    return;
  }
}

WritingThread::Work WritingThread::take(std::stop_token stop) {
  std::unique_lock lock(mutex_);
  something_.wait_for(lock, stop, settings_.beat, [this] { return !waiting_.nothing(); });
  return std::exchange(waiting_, {});
}

bool WritingThread::write(std::vector<QueuedWrite> waiting) {
  std::erase_if(waiting, [this](const QueuedWrite& each) {
    const std::string& table = each.write.table;
    if (table.empty() || writer_->has(share_of(table))) return false;
    spdlog::error("A change of table {} was dropped: another server has its share now", table);
    return true;
  });
  for (std::size_t from = 0; from < waiting.size();) {
    std::unique_lock lock(mutex_);
    const Appending appending(waiting, from, next_positions_);
    lock.unlock();
    const auto start = Clock::now();
    if (!writer_->write(appending)) return false;
    metrics().commit_time.observe(Clock::now() - start);
    for (std::size_t i = 0; i < appending.size(); ++i) waiting[from++].done();
    // Between any two statements, because `is_ours` relies on it.
    if (!writer_->beat_in_time()) return false;
  }
  return true;
}

bool WritingThread::make(const Change& change) {
  for (const Lease& lease : change.added) {
    if (!writer_->add(lease)) return false;
  }
  try {
    if (!change.let_go_of.empty()) writer_->let_go(change.let_go_of);
  } catch (const std::runtime_error& error) {
    spdlog::error("PostgreSQL was not told that shares are free: {}", error.what());
  }
  return true;
}

void WritingThread::lose() {
  metrics().epoch = 0;
  if (writer_->went_back()) {
    spdlog::critical(
        "PostgreSQL holds less than was confirmed: a copy that lagged behind serves now. Nothing "
        "is written over the gap; this server ends, and its next start serves what is there. Give "
        "it a synchronous standby, and promote no other");
    return world_.lost("the engine holds less than was confirmed");
  }
  metrics().not_ours.fetch_add(1);
  spdlog::critical("Another server has taken this club over; nothing more is shown here");
  world_.lost("another server has taken this club over");
}

}  // namespace avinas::server
