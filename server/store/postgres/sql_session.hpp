// SPDX-License-Identifier: MIT
// The session of a server that may write, in SQL.
#pragma once

#include <string>

#include "server/store/postgres/engine_session.hpp"
#include "server/store/postgres/postgres_store.hpp"

namespace avinas::server {

class SqlSession final : public EngineSession {
 public:
  /// Throws EngineAway.
  SqlSession(const std::string& connection, Part part);
  Connection& connection() { return connection_; }

  Keeper keeper() override;
  std::int64_t take(const Keeper& before, const ServerAddress& place) override;
  bool move_here(std::int64_t epoch) override;
  bool beat(std::int64_t epoch, const ServerAddress& place) override;
  void end(std::int64_t epoch, const ServerAddress& place) override;
  Appended append(const Appending& appending, std::int64_t epoch,
                  const Patience& patience) override;
  bool holds(const Appending& appending) override;

 private:
  /// The row that says who writes this part.
  const std::string row_, is_it_;
  const Part part_;
  Connection connection_;
};

}  // namespace avinas::server
