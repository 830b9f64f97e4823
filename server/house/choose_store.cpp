// SPDX-License-Identifier: MIT
// Opens memory, SQLite or PostgreSQL, as the settings say.
#include "server/house/choose_store.hpp"

#include <spdlog/spdlog.h>

#include <filesystem>

#include "server/base/wrong_setting.hpp"
#include "server/store/memory_store.hpp"
#include "server/store/sqlite/sqlite_store.hpp"

namespace avinas::server {

PostgresSettings engine_settings(const StoreConfig& config) {
  return {config.cluster, config.unreplicated, config.node, config.link};
}

std::unique_ptr<Store> choose_store(const StoreConfig& config) {
  if (!config.cluster.empty()) {
    // Two clubs, of which one is not looked at: nobody means that.
    std::error_code ignored;
    const auto file = std::filesystem::path(config.data) / kDatabaseName;
    if (!config.data.empty() && std::filesystem::exists(file, ignored)) {
      throw WrongSetting("There is a club in " + config.data +
                         " and one is named by --cluster. Move the first into the second with "
                         "`avinas cluster import`, or name another folder with --data.");
    }
    // `avinas admin` finds the running server there.
    if (!config.data.empty()) std::filesystem::create_directories(config.data, ignored);
    PostgresSettings settings = engine_settings(config);
    if (!config.link.empty()) settings.part = Part::Club;
    return std::make_unique<PostgresStore>(std::move(settings));
  }
  if (!config.node.empty()) {
    throw WrongSetting("--node needs --cluster, which names the servers' PostgreSQL.");
  }
  if (config.unreplicated) {
    throw WrongSetting("--unreplicated needs --cluster, which names the PostgreSQL.");
  }
  if (config.data.empty()) {
    spdlog::warn("Without --data the games are kept in memory and end with the server");
    return std::make_unique<MemoryStore>();
  }
  std::error_code error;
  const auto status = std::filesystem::status(config.data, error);
  const bool below_a_file = error == std::errc::not_a_directory;
  if (below_a_file || (std::filesystem::exists(status) && !is_directory(status))) {
    throw WrongSetting(config.data + " is not a folder" +
                       (below_a_file ? ", nor is what it lies in" : "") +
                       "; name another with --data.");
  }
  check_header(std::filesystem::path(config.data) / kDatabaseName);
  check_parts(std::filesystem::path(config.data) / kDatabaseName);
  return std::make_unique<SqliteStore>(config.data, SqliteStore::Opening::Later);
}

}  // namespace avinas::server
