// SPDX-License-Identifier: MIT
// Puts rows together to tables, and finds the holes in them.
#include "server/store/postgres/stored_tables.hpp"

#include <optional>
#include <utility>

namespace avinas::server {

void read_tables(Connection& connection, const std::string& condition, const EngineValues& values,
                 WritingThread& writing, const std::function<void(StoredTable)>& visit) {
  std::optional<StoredTable> table;
  std::int64_t next = 0;
  const auto ended = [&] {
    if (!table) return;
    writing.goes_on_at(table->code, next);
    visit(std::move(*table));
  };
  connection.run("SELECT table_code, position, entry FROM journal " + condition +
                     " ORDER BY table_code, position",
                 values, [&](const EngineRow& row) {
                   const std::string code = row.text(0);
                   if (!table || table->code != code) {
                     ended();
                     table = StoredTable{code, {}};
                   }
                   const bool gap = !table->entries.empty() && row.number(1) != next;
                   if (gap) table->damaged.push_back(next);
                   table->entries.push_back(row.text(2));
                   next = row.number(1) + 1;
                 });
  ended();
}

}  // namespace avinas::server
