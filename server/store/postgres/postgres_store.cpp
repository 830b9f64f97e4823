// SPDX-License-Identifier: MIT
// Waits for its turn at keeping the club.
#include "server/store/postgres/postgres_store.hpp"

#include <spdlog/spdlog.h>

#include <thread>
#include <utility>

#include "server/base/metrics.hpp"
#include "server/base/wrong_setting.hpp"
#include "server/store/postgres/postgres_schema.hpp"
#include "server/store/postgres/sql_session.hpp"
#include "server/store/postgres/turn.hpp"

namespace avinas::server {
namespace {

/// The engine's complaint at the start, as something to do.
UnusableData cannot_connect(const EngineAway& away) {
  const std::string why = away.what();
  const auto says = [&](const char* word) { return why.find(word) != std::string::npos; };
  if (says("password") || says("authentication") || says("pg_hba.conf")) {
    return UnusableData("PostgreSQL does not let this server in: " + why +
                        ". Check the user and the password (PGPASSWORD, or a file named by "
                        "PGPASSFILE) and the engine's pg_hba.conf.");
  }
  if (says("does not exist")) {
    return UnusableData("PostgreSQL refuses: " + why +
                        ". Make it first: CREATE ROLE … LOGIN and CREATE DATABASE … OWNER ….");
  }
  if (says("invalid connection option") || says("missing \"=\"")) {
    throw WrongSetting("--cluster cannot be read: " + why +
                       ". Write it as in \"host=db.example.org dbname=avinas user=avinas\".");
  }
  return UnusableData("PostgreSQL cannot be reached: " + why +
                      ". Is it running, and is --cluster right?");
}

/// Does the work; the engine's errors become sentences that say what to do.
template <typename Work>
void with_sentences(Work work) {
  try {
    work();
  } catch (const EngineAway& away) {
    throw cannot_connect(away);
  } catch (const EngineRefused& refused) {
    throw UnusableData(std::string("PostgreSQL refuses: ") + refused.what() + ".");
  } catch (const EngineWarned& warned) {
    throw UnusableData(std::string("PostgreSQL warns: ") + warned.what() + ".");
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

PostgresStore::PostgresStore(PostgresSettings settings)
    : settings_(std::move(settings)), writing_(settings_) {}

PostgresStore::~PostgresStore() { close(); }

void PostgresStore::prepare() {
  with_sentences([&] {
    first_session_ = connect_to(settings_);
    bring_forward(first_session_->connection());
    reading_ = std::make_unique<Connection>(settings_.connection);
    if (settings_.node.empty()) return;
    name_ = std::make_unique<NodeName>(first_session_->connection(), settings_.node,
                                       waits_of(settings_));
  });
}

void PostgresStore::open() {
  if (open_) return;
  if (!first_session_) prepare();
  with_sentences([&] { await_turn(std::move(first_session_)); });
  if (settings_.unreplicated) {
    spdlog::warn(
        "PostgreSQL has no standby that must confirm: with its machine the club would be lost");
  }
  open_ = true;
}

/// Until this server may keep the club.
void PostgresStore::await_turn(std::unique_ptr<SqlSession> session) {
  const TurnWaits waits = waits_of(settings_);
  Turn turn(settings_.node, waits);
  while (true) {
    try {
      if (!session) session = connect_to(settings_);
      const auto start = Clock::now();
      if (const std::int64_t epoch = look_for_turn(*session, turn)) {
        return begin(std::move(session), epoch, start);
      }
    } catch (const EngineAway& away) {
      if (settings_.node.empty()) throw;
      session.reset();
      turn.forget();
      spdlog::warn("PostgreSQL cannot be reached: {}", away.what());
    } catch (const EngineWarned& warned) {
      turn.forget();
      spdlog::warn("PostgreSQL warns: {}", warned.what());
    }
    waiting_for_turn_(turn.keeper().serving ? turn.keeper().link : std::string());
    std::this_thread::sleep_for(waits.look);
  }
}

std::int64_t PostgresStore::look_for_turn(SqlSession& session, Turn& turn) {
  if (name_) {
    name_->beat(session.connection(),
                {Patience().each, [&] { waiting_for_turn_(turn.keeper().link); }});
  }
  const auto asked = Clock::now();
  const Turn::Seen seen = turn.look(session.keepers().front(), asked, Clock::now());
  if (seen == Turn::Seen::Alive && settings_.node.empty()) {
    throw UnusableData(
        "Another server serves the club in this database. Stop it first, name another database "
        "with --cluster, or give each server a name with --node: then one waits for the other.");
  }
  if (seen != Turn::Seen::Free) return 0;
  const bool replaces = turn.keeper().serving;
  if (replaces) spdlog::warn("The server that kept this club shows no life and is replaced");
  const std::int64_t epoch = session.take(turn.keeper(), {settings_.node, settings_.link});
  if (epoch == 0 && settings_.node.empty()) {
    throw UnusableData("Another server began to serve this club at the same moment; stop one.");
  }
  if (epoch != 0 && replaces) metrics().takeovers.fetch_add(1);
  metrics().epoch = epoch;
  return epoch;
}

void PostgresStore::begin(std::unique_ptr<SqlSession> session, std::int64_t epoch,
                          Clock::time_point taken) {
  epoch_ = epoch;
  WritingThread::World world{[this] { return writing_session(settings_); },
                             [this](bool stalled, std::string why) {
                               if (notify_) notify_(stalled, std::move(why));
                             },
                             [this](std::string why) {
                               if (lost_) lost_(std::move(why));
                             }};
  writing_.start(std::move(world), std::move(session), {{kClubItself, epoch}}, taken);
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
  writing_.append(std::move(write), std::move(done));
}

bool PostgresStore::is_ours() const { return writing_.is_ours(); }

void PostgresStore::close() {
  if (!open_) return;
  open_ = false;
  writing_.stop();
  const std::scoped_lock lock(reading_mutex_);
  reading_.reset();
}

}  // namespace avinas::server
