// SPDX-License-Identifier: MIT
// A table's snapshot as JSON.
#pragma once

#include "protocol/json_reader.hpp"
#include "protocol/json_writer.hpp"
#include "server/table/event.hpp"

namespace avinas::server {

void write_snapshot_members(protocol::JsonWriter& json, const TableSnapshot& snapshot);
/// Throws FormatError.
TableSnapshot read_snapshot(const protocol::Json& object);

}  // namespace avinas::server
