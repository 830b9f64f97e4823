// SPDX-License-Identifier: MIT
// Reads the journals of tables from the engine.
#pragma once

#include <functional>
#include <string>

#include "server/store/postgres/connection.hpp"
#include "server/store/postgres/writing_thread.hpp"
#include "server/store/rows.hpp"

namespace avinas::server {

/// The tables of the rows of `journal` that the condition (SQL, with its values) leaves, one after
/// another; `writing` goes on behind each. Throws as the connection does.
void read_tables(Connection& connection, const std::string& condition, const EngineValues& values,
                 WritingThread& writing, const std::function<void(StoredTable)>& visit);

}  // namespace avinas::server
