// SPDX-License-Identifier: MIT
#include "postgres/postgres_store.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

#include "appending.hpp"
#include "base/metrics.hpp"
#include "connection.hpp"
#include "postgres_schema.hpp"
#include "tenure.hpp"
#include "turn.hpp"

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
    return UnusableData("--cluster cannot be read: " + why +
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

void PostgresStore::open() {
  if (writing_) return;
  with_sentences([&] {
    auto connection = std::make_unique<Connection>(settings_.connection);
    check_engine(*connection, settings_.unreplicated);
    bring_forward(*connection);
    if (!settings_.node.empty()) {
      name_ = std::make_unique<NodeName>(*connection, settings_.node, waits_of(settings_));
    }
    connection = await_turn(std::move(connection));
    reading_ = std::make_unique<Connection>(settings_.connection);
    writing_ = std::move(connection);
  });
  if (settings_.unreplicated) {
    spdlog::warn("Nothing is replicated: with the engine's machine the club would be lost");
  }
  found_standing_ = last_beat_ = Clock::now();
  writer_ = std::jthread([this](std::stop_token stop) { write_loop(stop); });
}

/// Until this server may keep the club; the connection may be another one by then.
std::unique_ptr<Connection> PostgresStore::await_turn(std::unique_ptr<Connection> connection) {
  const TurnWaits waits = waits_of(settings_);
  Turn turn(settings_.node, waits);
  while (true) {
    try {
      if (!connection) {
        connection = std::make_unique<Connection>(settings_.connection);
        check_engine(*connection, settings_.unreplicated);
      }
      if (look_for_turn(*connection, turn)) return connection;
    } catch (const EngineAway& away) {
      if (!name_) throw;
      connection.reset();
      turn.forget();
      spdlog::warn("The engine cannot be reached: {}", away.what());
    } catch (const EngineWarned& warned) {
      turn.forget();
      spdlog::warn("The engine warns: {}", warned.what());
    }
    waiting_for_turn_(turn.keeper().link);
    std::this_thread::sleep_for(waits.look);
  }
}

bool PostgresStore::look_for_turn(Connection& connection, Turn& turn) {
  if (name_) {
    name_->beat(connection, {kPatience, [&] { waiting_for_turn_(turn.keeper().link); }});
  }
  const Turn::Seen seen = turn.look(connection, Clock::now());
  if (seen == Turn::Seen::Alive && !name_) {
    throw UnusableData(
        "Another server serves the club in this database. Stop it first, name another database "
        "with --cluster, or give each server a name with --node: then one waits for the other.");
  }
  if (seen != Turn::Seen::Free) return false;
  try {
    tenure_ = std::make_unique<Tenure>(connection, turn.keeper(),
                                       Tenure::Place{settings_.node, settings_.link});
    if (turn.keeper().serving) metrics().takeovers.fetch_add(1);
    metrics().epoch = tenure_->epoch();
    return true;
  } catch (const AnotherBegan&) {
    if (!name_) throw;
    return false;
  }
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

bool PostgresStore::is_ours() const {
  return Clock::now() - found_standing_.load() < settings_.silence - settings_.beat;
}

std::vector<Waiting> PostgresStore::take(std::stop_token stop) {
  std::unique_lock lock(mutex_);
  something_.wait_for(lock, stop, settings_.beat, [this] { return !waiting_.empty(); });
  return std::exchange(waiting_, {});
}

void PostgresStore::write_loop(std::stop_token stop) {
  while (!is_lost_) {
    const std::vector<Waiting> waiting = take(stop);
    if (waiting.empty() && stop.stop_requested()) return;  // everything is written
    if (!beat_in_time()) return lose();
    for (std::size_t from = 0; from < waiting.size();) {
      std::unique_lock lock(mutex_);
      const Appending appending(waiting, from, next_positions_);
      lock.unlock();
      if (!work_until_done(appending, stop)) return;
      for (std::size_t i = 0; i < appending.size(); ++i) waiting[from++].done();
      // Between any two statements, because `is_ours` relies on it: no statement begins later than
      // a beat after the last one that an heir could have seen.
      if (!beat_in_time()) return lose();
    }
  }
}

bool PostgresStore::work_until_done(const Appending& appending, std::stop_token stop) {
  const Patience patience{kPatience, [&] {
                            if (stop.stop_requested()) throw EngineAway("it does not confirm");
                            set_stalled(true, "it does not confirm");
                          }};
  for (bool again = false;; again = true) {
    try {
      if (!writing_) connect_again();
      const auto start = Clock::now();
      const auto outcome = appending.run(*writing_, tenure_->epoch(), again, patience);
      metrics().commit_time.observe(Clock::now() - start);
      set_stalled(false, {});
      if (outcome == Appending::Outcome::Done) {
        found_standing_ = start;
        return true;
      }
      lose();
      return false;
    } catch (const EngineWarned& warned) {
      // It is done here and perhaps nowhere else: said again, it is confirmed by its standbys.
      set_stalled(true, warned.what());
    } catch (const EngineAway& away) {
      writing_.reset();
      set_stalled(true, away.what());
    } catch (const EngineRefused& refused) {
      set_stalled(true, refused.what());
    }
    if (is_lost_) lose();
    if (is_lost_ || stop.stop_requested()) return false;  // nothing of it was confirmed
    std::this_thread::sleep_for(kRetryAfter);
  }
}

/// False if the tenure is over.
bool PostgresStore::beat_in_time() {
  if (Clock::now() - last_beat_ < settings_.beat) return true;
  last_beat_ = Clock::now();
  try {
    if (!writing_) connect_again();
    if (is_lost_ || !tenure_->beat(*writing_)) return false;
    found_standing_ = last_beat_;
    set_stalled(false, {});
  } catch (const EngineAway& away) {
    writing_.reset();
    set_stalled(true, away.what());
  } catch (const std::runtime_error& refused) {
    set_stalled(true, refused.what());
  }
  return true;
}

void PostgresStore::connect_again() {
  auto connection = std::make_unique<Connection>(settings_.connection);
  try {
    check_engine(*connection, settings_.unreplicated);
  } catch (const UnusableData& wrong) {
    throw EngineAway(wrong.what());  // until it is as it must be
  }
  is_lost_ = !tenure_->move_to(*connection);
  writing_ = std::move(connection);
}

void PostgresStore::set_stalled(bool stalled, const std::string& why) {
  if (stalled_ == stalled) return;
  stalled_ = stalled;
  if (stalled) {
    spdlog::error("The engine cannot be written: {}. The tables wait.", why);
  } else {
    spdlog::info("The engine can be written again");
  }
  if (notify_) notify_(stalled, stalled ? kNoAnswer : "");
}

void PostgresStore::lose() {
  is_lost_ = true;
  metrics().epoch = 0;
  metrics().not_ours.fetch_add(1);
  spdlog::critical("Another server has taken this club over; nothing more is shown here");
  if (lost_) lost_("another server has taken this club over");
}

void PostgresStore::close() {
  if (!writer_.joinable()) return;
  writer_.request_stop();
  writer_.join();
  try {
    if (writing_ && !is_lost_) tenure_->end(*writing_);
    if (writing_ && name_) name_->end(*writing_);
  } catch (const std::runtime_error& error) {
    spdlog::error("The engine was not told of the end: {}", error.what());
  }
  writing_.reset();
  const std::scoped_lock lock(reading_mutex_);
  reading_.reset();
}

}  // namespace avinas::server
