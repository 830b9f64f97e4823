// SPDX-License-Identifier: MIT
// A table view as JSON: its top-level members, each written alone so that an update carries only
// those that changed.
#pragma once

#include "protocol/json_writer.hpp"
#include "protocol/table_view.hpp"

namespace avinas::protocol {

/// Writes every member into the object that is open.
void write_members(JsonWriter& json, const TableView& view);

}  // namespace avinas::protocol
