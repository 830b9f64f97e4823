// SPDX-License-Identifier: MIT
// The session of a server that may write, in SQL.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/store/postgres/engine_session.hpp"
#include "server/store/postgres/postgres_settings.hpp"

namespace avinas::server {

class SqlSession final : public EngineSession {
 public:
  /// Throws EngineAway.
  SqlSession(const std::string& connection, Part part);
  Connection& connection() { return connection_; }

  std::vector<Keeper> keepers() override;
  std::int64_t take(const Keeper& before, const ServerAddress& place) override;
  bool move_here(const Leases& leases) override;
  bool beat(const Leases& leases, const ServerAddress& place) override;
  void end(const Leases& leases, const ServerAddress& place) override;
  Appended append(const Appending& appending, const Leases& leases,
                  const Patience& patience) override;
  bool holds(const Appending& appending) override;

 private:
  /// Runs it with the leases as $1 and $2, before `more`; true if it gives a row for each.
  bool for_each(const Leases& leases, const std::string& statement, const EngineValues& more = {});

  const Part part_;
  /// The table whose rows say who writes this part, and the share that a row is of.
  const std::string rows_, share_;
  Connection connection_;
};

/// A session at an engine that is as it must be. Throws EngineAway, UnusableData.
std::unique_ptr<SqlSession> connect_to(const PostgresSettings& settings);
/// The same for a writer, which waits until the engine is as it must be. Throws EngineAway.
std::unique_ptr<EngineSession> writing_session(const PostgresSettings& settings);

}  // namespace avinas::server
