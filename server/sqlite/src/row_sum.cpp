// SPDX-License-Identifier: MIT
#include "row_sum.hpp"

#include <sqlite3.h>

#include <boost/crc.hpp>
#include <cstdint>

namespace avinas::server {
namespace {

void row_sum(sqlite3_context* context, int count, sqlite3_value** values) {
  boost::crc_32_type sum;
  for (int i = 0; i < count; ++i) {
    const unsigned char* text = sqlite3_value_text(values[i]);
    const auto length = static_cast<std::uint32_t>(sqlite3_value_bytes(values[i]));
    sum.process_bytes(&length, sizeof length);
    if (text) sum.process_bytes(text, length);
  }
  sqlite3_result_int64(context, sum.checksum());
}

}  // namespace

void add_row_sum(SQLite::Database& database) {
  constexpr int kAnyNumber = -1;
  database.createFunction("row_sum", kAnyNumber, true, nullptr, row_sum);
}

}  // namespace avinas::server
