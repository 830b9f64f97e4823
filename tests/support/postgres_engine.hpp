// SPDX-License-Identifier: MIT
// A PostgreSQL of the tests' own, in an empty folder, reached through a Unix socket in it. It runs
// as the user `postgres` where the tests run as root, because it refuses root.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tests/load/child_process.hpp"
#include "tests/support/authority.hpp"
#include "tests/support/temp_folder.hpp"

namespace avinas::testing {

class PostgresEngine {
 public:
  /// `settings`: more of the engine's, as in "synchronous_standby_names=*".
  explicit PostgresEngine(std::vector<std::string> settings = {});
  /// A standby that follows `primary`, which runs: with "synchronous_standby_names=*" there nothing
  /// is confirmed before it is on both disks.
  explicit PostgresEngine(const PostgresEngine& primary);
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
  /// From now on everybody comes in from these addresses, as in "192.0.2.0/24".
  void let_in(const std::string& addresses);
  /// From now on nobody comes in without a password, which nobody has.
  void require_password();
  /// It begins anew on a port of loopback, where both ends show a certificate of that authority;
  /// how to connect there to the database `postgres`, but for whose certificates.
  std::string require_certificates(const Authority& authority, std::uint16_t port);

 private:
  void give_to_its_user(const std::filesystem::path& file) const;
  /// The rules of pg_hba.conf, of which it is to know when this returns.
  void change_access(const std::string& lines);
  void write_access(const std::string& lines) const;

  TempFolder folder_;
  std::vector<std::string> settings_;
  std::unique_ptr<load::ChildProcess> process_;
  int databases_ = 0;
};

}  // namespace avinas::testing
