// SPDX-License-Identifier: MIT
// What a store gives at a start, as lists.
#pragma once

#include "store/store.hpp"

namespace avinas::testing {

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
