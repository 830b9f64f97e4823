// SPDX-License-Identifier: MIT
#include "app/choose_store.hpp"

#include <spdlog/spdlog.h>

#include <filesystem>

#include "postgres/postgres_store.hpp"
#include "sqlite/sqlite_store.hpp"
#include "store/memory_store.hpp"

namespace avinas::server {

std::unique_ptr<Store> choose_store(const StoreConfig& config) {
  if (!config.cluster.empty()) {
    // Two clubs, of which one is not looked at: nobody means that.
    std::error_code ignored;
    const auto file = std::filesystem::path(config.data) / kDatabaseName;
    if (!config.data.empty() && std::filesystem::exists(file, ignored)) {
      throw UnusableData("There is a club in " + config.data +
                         " and one is named by --cluster. Move the first into the second with "
                         "`avinas cluster import`, or name another folder with --data.");
    }
    // `avinas admin` finds the running server there.
    if (!config.data.empty()) std::filesystem::create_directories(config.data, ignored);
    return std::make_unique<PostgresStore>(
        PostgresSettings{config.cluster, config.unreplicated, config.node, config.link});
  }
  if (!config.node.empty()) {
    throw UnusableData("--node is a name among servers on one engine; name that with --cluster.");
  }
  if (config.unreplicated) {
    throw UnusableData("--unreplicated says something of an engine; name it with --cluster.");
  }
  if (config.data.empty()) {
    spdlog::warn("Without --data the games are kept in memory and end with the server");
    return std::make_unique<MemoryStore>();
  }
  return std::make_unique<SqliteStore>(config.data, SqliteStore::Opening::Later);
}

}  // namespace avinas::server
