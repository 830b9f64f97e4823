// SPDX-License-Identifier: MIT
// Finds the folder of the browser client beside the program.
#include "server/app/client_folder.hpp"

namespace avinas::server {

namespace fs = std::filesystem;

fs::path client_folder(const Config& config) {
  if (!config.client.empty()) return config.client;
  const fs::path here = fs::read_symlink("/proc/self/exe").parent_path();
  const fs::path installed = here / "../share/avinas/client";
  return fs::exists(installed) ? installed : here / "../../../web-client/dist";
}

}  // namespace avinas::server
