// SPDX-License-Identifier: MIT
// A PostgreSQL of the tests' own, in an empty folder, reached through a Unix socket in it. It runs
// as the user `postgres` where the tests run as root, because it refuses root.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "load/child_process.hpp"
#include "support/temp_folder.hpp"

namespace avinas::testing {

class PostgresEngine {
 public:
  /// `settings`: more of the engine's, as in "synchronous_standby_names=*".
  explicit PostgresEngine(std::vector<std::string> settings = {});
  ~PostgresEngine();

  /// One for all tests of a program, which ask for databases of their own.
  static PostgresEngine& shared();

  /// An empty database; how to connect to it.
  std::string make_database();
  /// How to connect to a database of this name.
  std::string connection_to(const std::string& database) const;
  /// Runs statements in it with psql; what it prints, a row a line.
  std::string ask(const std::string& database, const std::string& statements) const;

  pid_t id() const { return process_->id(); }
  void start();
  /// Ends it with that signal and waits for its end.
  void end(int signal);
  /// From now on nobody comes in without a password, which nobody has.
  void require_password();

 private:
  TempFolder folder_;
  std::vector<std::string> settings_;
  std::unique_ptr<load::ChildProcess> process_;
  int databases_ = 0;
};

}  // namespace avinas::testing
