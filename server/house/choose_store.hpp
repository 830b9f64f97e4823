// SPDX-License-Identifier: MIT
// The store that the settings name.
#pragma once

#include <memory>

#include "server/house/config.hpp"
#include "server/store/postgres/postgres_store.hpp"
#include "server/store/store.hpp"

namespace avinas::server {

/// How the engine is reached that the settings name.
PostgresSettings engine_settings(const StoreConfig& config);

/// Not yet open. Throws UnusableData.
std::unique_ptr<Store> choose_store(const StoreConfig& config);

}  // namespace avinas::server
