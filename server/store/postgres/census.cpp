// SPDX-License-Identifier: MIT
// Counts servers by their sessions at the engine.
#include "server/store/postgres/connection.hpp"
#include "server/store/postgres/postgres_store.hpp"

namespace avinas::server {

Census::Census(const PostgresSettings& settings)
    : where_(settings.connection), node_(settings.node) {}
Census::~Census() = default;

std::optional<std::size_t> Census::servers(bool reaches_club) {
  const std::scoped_lock lock(mutex_);
  try {
    if (!connection_) connection_ = std::make_unique<Connection>(where_);
    connection_->run(
        "UPDATE nodes SET reaches_club = $2::boolean WHERE name = $1 AND "
        "reaches_club <> $2::boolean",
        {node_, reaches_club ? "true" : "false"});
    std::size_t count = 0;
    connection_->run(
        "SELECT count(*) FROM nodes JOIN pg_stat_activity ON pid = session AND "
        "backend_start = session_began WHERE reaches_club",
        {}, [&](const EngineRow& row) { count = static_cast<std::size_t>(row.number(0)); });
    return count;
  } catch (const std::runtime_error&) {
    connection_.reset();
    return std::nullopt;
  }
}

}  // namespace avinas::server
