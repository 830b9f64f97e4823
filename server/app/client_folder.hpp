// SPDX-License-Identifier: MIT
// The folder of the browser client.
#pragma once

#include <filesystem>

#include "server/house/config.hpp"

namespace avinas::server {

/// The folder named with --client, or the installed one, or that of a build.
std::filesystem::path client_folder(const Config& config);

}  // namespace avinas::server
