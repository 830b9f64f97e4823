// SPDX-License-Identifier: MIT
// Waits for its turn, then writes on one thread.
#include "server/store/postgres/postgres_store.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

#include "server/base/metrics.hpp"
#include "server/base/wrong_setting.hpp"
#include "server/store/postgres/postgres_schema.hpp"
#include "server/store/postgres/sql_session.hpp"
#include "server/store/postgres/turn.hpp"
#include "server/store/postgres/writer.hpp"

namespace avinas::server {
namespace {

/// How long to wait before a lost engine is looked for again.
constexpr std::chrono::milliseconds kRetryAfter{200};
/// How long a commit may take before the tables say that they wait.
constexpr std::chrono::milliseconds kPatience{1'000};

/// Players are told that the table waits, not which machine it waits for.
constexpr const char* kNoAnswer = "the database does not answer";

/// The engine's complaint at the start, as something to do.
UnusableData cannot_connect(const EngineAway& away) {
  const std::string why = away.what();
  const auto says = [&](const char* word) { return why.find(word) != std::string::npos; };
  if (says("password") || says("authentication") || says("pg_hba.conf")) {
    return UnusableData("The engine does not let this server in: " + why +
                        ". Check the user and the password (PGPASSWORD, or a file named by "
                        "PGPASSFILE) and the engine's pg_hba.conf.");
  }
  if (says("does not exist")) {
    return UnusableData("The engine refuses: " + why +
                        ". Make it first: CREATE ROLE … LOGIN and CREATE DATABASE … OWNER ….");
  }
  if (says("invalid connection option") || says("missing \"=\"")) {
    throw WrongSetting("--cluster cannot be read: " + why +
                       ". Write it as in \"host=db.example.org dbname=avinas user=avinas\".");
  }
  return UnusableData("The engine cannot be reached: " + why +
                      ". Is it running, and is --cluster right?");
}

TurnWaits waits_of(const PostgresSettings& settings) {
  TurnWaits waits;
  waits.silence = settings.silence;
  waits.look = std::min(waits.look, settings.silence);
  waits.without_session = std::min(waits.without_session, settings.silence);
  return waits;
}

Writer::Times times_of(const PostgresSettings& settings) {
  const TurnWaits waits = waits_of(settings);
  return {settings.beat, std::min(waits.silence, waits.without_session), kRetryAfter, kPatience};
}

/// Does the work; the engine's errors become sentences that say what to do.
template <typename Work>
void with_sentences(Work work) {
  try {
    work();
  } catch (const EngineAway& away) {
    throw cannot_connect(away);
  } catch (const EngineRefused& refused) {
    throw UnusableData(std::string("The engine refuses: ") + refused.what() + ".");
  } catch (const EngineWarned& warned) {
    throw UnusableData(std::string("The engine warns: ") + warned.what() + ".");
  }
}

}  // namespace

std::vector<std::string> examine_engine(const PostgresSettings& settings) {
  std::vector<std::string> sentences;
  with_sentences([&] {
    Connection connection(settings.connection);
    check_engine(connection, settings.unreplicated);
    sentences = describe(connection);
  });
  return sentences;
}

PostgresStore::PostgresStore(PostgresSettings settings) : settings_(std::move(settings)) {}

PostgresStore::~PostgresStore() { close(); }

void PostgresStore::prepare() {
  with_sentences([&] {
    first_session_ = connect();
    bring_forward(first_session_->connection());
    if (settings_.part.is_share()) return;
    reading_ = std::make_unique<Connection>(settings_.connection);
    if (settings_.node.empty()) return;
    name_ = std::make_unique<NodeName>(first_session_->connection(), settings_.node,
                                       waits_of(settings_));
  });
}

void PostgresStore::open() {
  if (writer_) return;
  if (!first_session_) prepare();
  with_sentences([&] { await_turn(std::move(first_session_)); });
  if (settings_.unreplicated) {
    spdlog::warn("Nothing is replicated: with the engine's machine the club would be lost");
  }
  writing_ = std::jthread([this](std::stop_token stop) { write_loop(stop); });
}

/// A session at an engine that is as it must be. Throws EngineAway, UnusableData.
std::unique_ptr<SqlSession> PostgresStore::connect() {
  auto session = std::make_unique<SqlSession>(settings_.connection, settings_.part);
  check_engine(session->connection(), settings_.unreplicated);
  return session;
}

/// Until this server may keep the club.
void PostgresStore::await_turn(std::unique_ptr<SqlSession> session) {
  const TurnWaits waits = waits_of(settings_);
  Turn turn(settings_.node, waits);
  while (true) {
    try {
      if (!session) session = connect();
      const auto start = Clock::now();
      if (const std::int64_t epoch = look_for_turn(*session, turn)) {
        return begin(std::move(session), epoch, start);
      }
    } catch (const EngineAway& away) {
      if (settings_.node.empty()) throw;
      session.reset();
      turn.forget();
      spdlog::warn("The engine cannot be reached: {}", away.what());
    } catch (const EngineWarned& warned) {
      turn.forget();
      spdlog::warn("The engine warns: {}", warned.what());
    }
    waiting_for_turn_(turn.keeper().serving ? turn.keeper().link : std::string());
    std::this_thread::sleep_for(waits.look);
  }
}

std::int64_t PostgresStore::look_for_turn(SqlSession& session, Turn& turn) {
  if (name_) {
    name_->beat(session.connection(), {kPatience, [&] { waiting_for_turn_(turn.keeper().link); }});
  }
  const auto asked = Clock::now();
  Keeper keeper = session.keeper();
  const Turn::Seen seen = turn.look(std::move(keeper), asked, Clock::now());
  if (seen == Turn::Seen::Alive && settings_.node.empty()) {
    throw UnusableData(
        "Another server serves the club in this database. Stop it first, name another database "
        "with --cluster, or give each server a name with --node: then one waits for the other.");
  }
  if (seen != Turn::Seen::Free) {
    free_since_.reset();
    return 0;
  }
  if (!free_since_) free_since_ = asked;
  if (!may_take_(std::chrono::duration_cast<std::chrono::milliseconds>(asked - *free_since_))) {
    return 0;
  }
  const bool replaces = turn.keeper().serving;
  if (replaces && !settings_.part.is_share()) {
    spdlog::warn("The server that kept this club shows no life and is replaced");
  }
  const std::int64_t epoch = session.take(turn.keeper(), {settings_.node, settings_.link});
  if (epoch == 0 && settings_.node.empty()) {
    throw UnusableData("Another server began to serve this club at the same moment; stop one.");
  }
  if (epoch != 0 && replaces) metrics().takeovers.fetch_add(1);
  if (!settings_.part.is_share()) metrics().epoch = epoch;
  return epoch;
}

void PostgresStore::begin(std::unique_ptr<SqlSession> session, std::int64_t epoch,
                          Clock::time_point taken) {
  epoch_ = epoch;
  Writer::World world{[] { return Clock::now(); },
                      [](std::chrono::milliseconds time) { std::this_thread::sleep_for(time); },
                      [this]() -> std::unique_ptr<EngineSession> {
                        try {
                          return connect();
                        } catch (const UnusableData& wrong) {
                          throw EngineAway(wrong.what());  // until it is as it must be
                        }
                      },
                      [this](bool stalled, const std::string& why) { tell_stalled(stalled, why); },
                      [this] { return stopping_.stop_requested(); }};
  writer_ = std::make_unique<Writer>(times_of(settings_), std::move(world),
                                     ServerAddress{settings_.node, settings_.link},
                                     std::move(session), epoch, taken);
}

void PostgresStore::open_to_read() {
  with_sentences([&] {
    auto connection = std::make_unique<Connection>(settings_.connection);
    check_version(*connection);
    reading_ = std::move(connection);
  });
}

void PostgresStore::on_wait(std::function<void(const std::string&)> notify) {
  waiting_for_turn_ = std::move(notify);
}

void PostgresStore::on_free(std::function<bool(std::chrono::milliseconds)> may_take) {
  may_take_ = std::move(may_take);
}

void PostgresStore::on_lost(std::function<void(std::string)> notify) { lost_ = std::move(notify); }

void PostgresStore::on_stall(std::function<void(bool, std::string)> notify) {
  notify_ = std::move(notify);
}

void PostgresStore::append(Write write, std::function<void()> done) {
  {
    const std::scoped_lock lock(mutex_);
    waiting_.push_back({std::move(write), std::move(done)});
  }
  something_.notify_one();
}

bool PostgresStore::is_ours() const { return writer_ && writer_->is_ours(Clock::now()); }

std::vector<QueuedWrite> PostgresStore::take(std::stop_token stop) {
  std::unique_lock lock(mutex_);
  something_.wait_for(lock, stop, settings_.beat, [this] { return !waiting_.empty(); });
  return std::exchange(waiting_, {});
}

void PostgresStore::write_loop(std::stop_token stop) {
  while (true) {
    const std::vector<QueuedWrite> waiting = take(stop);
    if (waiting.empty() && stop.stop_requested()) return;  // everything is written
    if (!writer_->beat_in_time()) return lose();
    for (std::size_t from = 0; from < waiting.size();) {
      std::unique_lock lock(mutex_);
      const Appending appending(waiting, from, next_positions_);
      lock.unlock();
      const auto start = Clock::now();
      if (!writer_->write(appending)) {
        if (writer_->is_over()) lose();
        return;
      }
      metrics().commit_time.observe(Clock::now() - start);
      for (std::size_t i = 0; i < appending.size(); ++i) waiting[from++].done();
      // Between any two statements, because `is_ours` relies on it.
      if (!writer_->beat_in_time()) return lose();
    }
  }
}

void PostgresStore::tell_stalled(bool stalled, const std::string& why) {
  if (stalled) {
    spdlog::error("The engine cannot be written: {}. The tables wait.", why);
  } else {
    spdlog::info("The engine can be written again");
  }
  if (notify_) notify_(stalled, stalled ? kNoAnswer : "");
}

void PostgresStore::lose() {
  metrics().epoch = 0;
  if (writer_->went_back()) {
    spdlog::critical(
        "The engine holds less than was confirmed: a copy that lagged behind serves now. Nothing "
        "is "
        "written over the gap; this server ends, and its next start serves what is there. Give the "
        "engine a synchronous standby, and promote no other");
    if (lost_) lost_("the engine holds less than was confirmed");
    return;
  }
  metrics().not_ours.fetch_add(1);
  spdlog::critical("Another server has taken this club over; nothing more is shown here");
  if (lost_) lost_("another server has taken this club over");
}

void PostgresStore::close() {
  if (!writing_.joinable()) return;
  stopping_.request_stop();
  writing_.request_stop();
  writing_.join();
  try {
    writer_->end();
  } catch (const std::runtime_error& error) {
    spdlog::error("The engine was not told of the end: {}", error.what());
  }
  writer_.reset();
  const std::scoped_lock lock(reading_mutex_);
  reading_.reset();
}

}  // namespace avinas::server
