// SPDX-License-Identifier: MIT
// The session of a server that may write, in SQL.
#pragma once

#include <string>

#include "engine_session.hpp"

namespace avinas::server {

class SqlSession final : public EngineSession {
 public:
  /// Throws EngineAway.
  explicit SqlSession(const std::string& connection) : connection_(connection) {}
  Connection& connection() { return connection_; }

  Keeper keeper() override;
  std::int64_t take(const Keeper& before, const Place& place) override;
  bool move_here(std::int64_t epoch) override;
  bool beat(std::int64_t epoch, const Place& place) override;
  void end(std::int64_t epoch, const Place& place) override;
  Appended append(const Appending& appending, std::int64_t epoch,
                  const Patience& patience) override;
  bool holds(const Appending& appending) override;

 private:
  Connection connection_;
};

}  // namespace avinas::server
