// SPDX-License-Identifier: MIT
// The store that the settings name.
#pragma once

#include <memory>

#include "app/config.hpp"
#include "store/store.hpp"

namespace avinas::server {

/// Not yet open. Throws UnusableData.
std::unique_ptr<Store> choose_store(const StoreConfig& config);

}  // namespace avinas::server
