// SPDX-License-Identifier: MIT
// A store as tests ask it: appending that waits, and what a start reads, as lists.
#pragma once

#include <future>

#include "server/store/store.hpp"

namespace avinas::testing {

/// Appends and waits until it is durable.
inline void append(server::Store& store, server::Write write) {
  std::promise<void> done;
  store.append(std::move(write), [&] { done.set_value(); });
  done.get_future().wait();
}

inline std::vector<server::StoredTable> tables_in(server::Store& store) {
  std::vector<server::StoredTable> tables;
  store.load_tables([&](server::StoredTable table) { tables.push_back(std::move(table)); });
  return tables;
}

/// With as many rows as devices.
inline std::vector<server::PlayerRow> rows_of_players_in(server::Store& store) {
  std::vector<server::PlayerRow> rows;
  store.load_players([&](server::PlayerRow row) { rows.push_back(std::move(row)); });
  return rows;
}

}  // namespace avinas::testing
