// SPDX-License-Identifier: MIT
// Declares the flags that name an engine.
#include "server/cli/store_options.hpp"

namespace avinas::cli {

void add_cluster_options(CLI::App& command, server::StoreConfig& store) {
  command
      .add_option("--cluster", store.cluster,
                  "PostgreSQL that keeps the club, in place of a database in --data: "
                  "\"host=db.example.org dbname=avinas user=avinas\"")
      ->envname("AVINAS_CLUSTER")
      ->group(kSeveralServers);
  command
      .add_flag("--unreplicated", store.unreplicated,
                "With --cluster: also an engine without a synchronous standby")
      ->envname("AVINAS_UNREPLICATED")
      ->group(kSeveralServers);
}

}  // namespace avinas::cli
