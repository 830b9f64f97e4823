// SPDX-License-Identifier: MIT
// What is the same for every observer of a table.
#pragma once

#include <memory>

#include "protocol/table_view.hpp"
#include "table/scene.hpp"

namespace avinas::server {

std::shared_ptr<const protocol::TableInfo> make_info(const Scene& scene);

}  // namespace avinas::server
