// SPDX-License-Identifier: MIT
// One session at the engine: statements one after another, values as text.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

struct pg_conn;
struct pg_result;

namespace avinas::server {

/// The session is gone; whether the statement under way was done is not known.
struct EngineAway : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The engine refused the statement.
struct EngineRefused : std::runtime_error {
  EngineRefused(const std::string& message, std::string sqlstate)
      : std::runtime_error(message), state(std::move(sqlstate)) {}
  std::string state;  ///< five letters, of PostgreSQL's list of error codes
};

/// The engine did it with a warning: a wait for its standbys may have been cut short.
struct EngineWarned : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A row of an answer; the texts live while it is looked at.
class EngineRow {
 public:
  EngineRow(const pg_result* result, int row) : result_(result), row_(row) {}
  std::string text(int column) const;
  std::int64_t number(int column) const;
  bool flag(int column) const;

 private:
  const pg_result* result_;
  int row_;
};

using EngineValues = std::vector<std::string>;

/// Called each time that an answer has been waited for so long again.
struct Patience {
  std::chrono::milliseconds each{1'000};
  std::function<void()> worn{};
};

class Connection {
 public:
  /// Waits some seconds at most. Throws EngineAway.
  explicit Connection(const std::string& connection);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  /// One statement with its values ($1, $2, …); `visit` sees its rows as they come. The statement
  /// is prepared once. Throws EngineAway, EngineRefused, EngineWarned.
  void run(const std::string& statement, const EngineValues& values = {},
           const std::function<void(const EngineRow&)>& visit = {}, const Patience& patience = {});
  /// Several statements without values, as one transaction. Throws the same.
  void run_script(const std::string& statements);

 private:
  const std::string& prepared(const std::string& statement);
  void wait_for_answer(const Patience& patience);
  /// The next part of the answer, or null at its end.
  pg_result* next_result(const Patience& patience);
  void drain();
  [[noreturn]] void throw_failure(pg_result* result);
  static void note_notice(void* self, const pg_result* notice);

  pg_conn* session_ = nullptr;
  std::unordered_map<std::string, std::string> names_;  ///< of prepared statements
  std::string warning_;
};

}  // namespace avinas::server
