// SPDX-License-Identifier: MIT
// Speaks with PostgreSQL through libpq, with deadlines. Not libpqxx, which hides the notices in
// which a cut wait for standbys is told.
#include "server/store/postgres/connection.hpp"

#include <libpq-fe.h>
#include <poll.h>

#include <array>
#include <cstdlib>
#include <cstring>
#include <memory>

namespace avinas::server {
namespace {

using Result = std::unique_ptr<PGresult, decltype(&PQclear)>;
Result owned(PGresult* result) { return {result, &PQclear}; }

/// libpq's sentences come with an end of line, and sometimes as several lines.
std::string one_line(const char* message) {
  std::string text = message ? message : "";
  while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
  for (std::size_t at; (at = text.find('\n')) != std::string::npos;) text.replace(at, 1, "; ");
  return text;
}

}  // namespace

std::string EngineRow::text(int column) const {
  return {PQgetvalue(result_, row_, column),
          static_cast<std::size_t>(PQgetlength(result_, row_, column))};
}
std::int64_t EngineRow::number(int column) const {
  return std::strtoll(PQgetvalue(result_, row_, column), nullptr, 10);
}
bool EngineRow::flag(int column) const { return *PQgetvalue(result_, row_, column) == 't'; }

Connection::Connection(const std::string& connection) {
  // The operator's words stand last and win. A machine that went away is noticed in seconds; only
  // the engine that may be written to is used.
  const std::array<const char*, 10> names{"application_name",
                                          "connect_timeout",
                                          "keepalives_idle",
                                          "keepalives_interval",
                                          "keepalives_count",
                                          "tcp_user_timeout",
                                          "target_session_attrs",
                                          "client_encoding",
                                          "dbname",
                                          nullptr};
  const std::array<const char*, 10> values{
      "avinas", "3", "2", "1", "3", "6000", "read-write", "UTF8", connection.c_str(), nullptr};
  constexpr int kExpandDbname = 1;
  session_ = PQconnectdbParams(names.data(), values.data(), kExpandDbname);
  if (PQstatus(session_) != CONNECTION_OK) {
    const std::string why = one_line(PQerrorMessage(session_));
    PQfinish(session_);
    throw EngineAway(why);
  }
  PQsetNoticeReceiver(session_, &Connection::note_notice, this);
  try {
    run("SET search_path = avinas");
    run("SET synchronous_commit = on");
    run("SET statement_timeout = 0");
  } catch (...) {
    PQfinish(session_);
    throw;
  }
}

Connection::~Connection() { PQfinish(session_); }

void Connection::note_notice(void* self, const pg_result* notice) {
  const char* severity = PQresultErrorField(notice, PG_DIAG_SEVERITY_NONLOCALIZED);
  if (!severity || std::strcmp(severity, "WARNING") != 0) return;
  static_cast<Connection*>(self)->warning_ =
      one_line(PQresultErrorField(notice, PG_DIAG_MESSAGE_PRIMARY));
}

const std::string& Connection::prepared(const std::string& statement) {
  const auto [found, added] = names_.try_emplace(statement, "s" + std::to_string(names_.size()));
  if (added) {
    const Result result =
        owned(PQprepare(session_, found->second.c_str(), statement.c_str(), 0, nullptr));
    if (PQresultStatus(result.get()) != PGRES_COMMAND_OK) {
      names_.erase(found);
      throw_failure(result.get());
    }
  }
  return found->second;
}

void Connection::run(const std::string& statement, const EngineValues& values,
                     const std::function<void(const EngineRow&)>& visit, const Patience& patience) {
  warning_.clear();
  const std::string& name = prepared(statement);
  std::vector<const char*> texts;
  texts.reserve(values.size());
  for (const std::string& value : values) texts.push_back(value.c_str());
  if (!PQsendQueryPrepared(session_, name.c_str(), static_cast<int>(texts.size()), texts.data(),
                           nullptr, nullptr, 0)) {
    throw EngineAway(one_line(PQerrorMessage(session_)));
  }
  PQsetSingleRowMode(session_);
  while (const Result result = owned(next_result(patience))) {
    switch (PQresultStatus(result.get())) {
      case PGRES_SINGLE_TUPLE:
        if (!visit) break;
        try {
          visit(EngineRow(result.get(), 0));
        } catch (...) {
          drain();
          throw;
        }
        break;
      case PGRES_TUPLES_OK:
      case PGRES_COMMAND_OK:
        break;
      default:
        throw_failure(result.get());
    }
  }
  if (!warning_.empty()) throw EngineWarned(warning_);
}

void Connection::run_script(const std::string& statements) {
  warning_.clear();
  const Result result = owned(PQexec(session_, statements.c_str()));
  const auto status = PQresultStatus(result.get());
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) throw_failure(result.get());
  if (!warning_.empty()) throw EngineWarned(warning_);
}

pg_result* Connection::next_result(const Patience& patience) {
  while (PQflush(session_) > 0 || PQisBusy(session_)) {
    if (PQstatus(session_) != CONNECTION_OK) break;
    wait_for_answer(patience);
    if (!PQconsumeInput(session_)) throw EngineAway(one_line(PQerrorMessage(session_)));
  }
  return PQgetResult(session_);
}

void Connection::wait_for_answer(const Patience& patience) {
  ::pollfd socket{PQsocket(session_), POLLIN, 0};
  const int each = patience.worn ? static_cast<int>(patience.each.count()) : -1;
  while (::poll(&socket, 1, each) == 0) patience.worn();
}

/// The rest of an answer that nobody wants.
void Connection::drain() {
  while (const Result rest = owned(PQgetResult(session_))) {
  }
}

void Connection::throw_failure(pg_result* result) {
  const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const std::string message = one_line(PQresultErrorMessage(result));
  const std::string sqlstate = state ? state : "";
  // Classes 08 (connection), 57P (shutdown) and 25006 (a standby now): another session helps.
  const bool away = PQstatus(session_) != CONNECTION_OK || sqlstate.empty() ||
                    sqlstate.starts_with("08") || sqlstate.starts_with("57P") ||
                    sqlstate == "25006";
  // Nothing more is to be waited for: after its last word the line may be as good as gone.
  if (away) throw EngineAway(message.empty() ? one_line(PQerrorMessage(session_)) : message);
  drain();
  throw EngineRefused(message, sqlstate);
}

}  // namespace avinas::server
