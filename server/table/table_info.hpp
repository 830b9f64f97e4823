// SPDX-License-Identifier: MIT
// The part of a view that is the same for every observer of a table.
#pragma once

#include <memory>

#include "protocol/table_view.hpp"
#include "server/table/scene.hpp"

namespace avinas::server {

/// `before`: what was shown last, perhaps null.
std::shared_ptr<const protocol::TableInfo> make_info(const Scene& scene,
                                                     const protocol::TableInfo* before);

}  // namespace avinas::server
