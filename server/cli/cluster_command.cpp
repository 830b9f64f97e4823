// SPDX-License-Identifier: MIT
// Runs `avinas cluster`: moves a club between a folder and an engine.
#include "server/cli/cluster_command.hpp"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "server/base/wrong_setting.hpp"
#include "server/cli/settings.hpp"
#include "server/cli/store_options.hpp"
#include "server/store/copy.hpp"
#include "server/store/postgres/postgres_store.hpp"
#include "server/store/sqlite/backup.hpp"
#include "server/store/sqlite/schema.hpp"
#include "server/store/sqlite/sqlite_store.hpp"

namespace avinas::cli {
namespace {

namespace fs = std::filesystem;
using namespace server;

PostgresSettings settings_of(const StoreConfig& store) {
  return {store.cluster, store.unreplicated};
}

void say(const Copied& copied, const std::string& what_next) {
  std::cout << copied.players << " players, " << copied.tables << " tables and " << copied.matches
            << " matches were moved. " << what_next << '\n';
}

void import(const StoreConfig& store) {
  if (!fs::exists(fs::path(store.data) / kDatabaseName)) {
    throw WrongSetting("There is no database in " + store.data +
                       "; name the folder of a server's data with --data.");
  }
  SqliteStore from(store.data);
  PostgresStore to(settings_of(store));
  to.on_lost([](const std::string& why) {
    std::cerr << "avinas: The move was cut short: " << why << ". Run it again.\n";
    std::_Exit(1);
  });
  to.open();
  to.begin_move();
  const Copied copied = copy_club(from, to);
  to.end_move();
  to.close();
  from.close();
  say(copied, "Serve it with `avinas serve --cluster`; the folder " + store.data +
                  " is as it was and is not needed any more.");
}

void export_club(const StoreConfig& store) {
  if (fs::exists(fs::path(store.data) / kDatabaseName)) {
    throw WrongSetting("There is a club in " + store.data + " already; name an empty folder.");
  }
  PostgresStore from(settings_of(store));
  from.open();
  const auto folder = PassingName::directory(store.data);
  Copied copied;
  {
    SqliteStore to(folder.path());
    copied = copy_club(from, to);
    to.close();
  }
  from.close();
  restore(folder.path() / kDatabaseName, store.data);
  say(copied, "Serve it with `avinas serve --data " + store.data +
                  "`; the database of the engine is as it was and is not needed any more.");
}

}  // namespace

void add_cluster_commands(CLI::App& app, int& status) {
  auto* cluster = app.add_subcommand("cluster", "Move a club into an engine, or back to a folder");
  cluster->require_subcommand(1);
  auto store = std::make_shared<StoreConfig>();
  const auto add = [&](const char* name, const char* help, void (*run)(const StoreConfig&)) {
    auto* command = cluster->add_subcommand(name, help);
    command->add_option("--data", store->data, "Folder of the server's database")
        ->envname("AVINAS_DATA")
        ->required();
    add_cluster_options(*command, *store);
    command->get_option("--cluster")->required();
    command->callback([store, run, &status] {
      try {
        run(*store);
      } catch (const std::runtime_error& wrong) {
        status = failed(wrong);
      }
    });
  };
  add("import", "From the folder of a stopped server into an empty database", import);
  add("export", "From the engine of a stopped server into an empty folder", export_club);
}

}  // namespace avinas::cli
