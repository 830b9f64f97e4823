// SPDX-License-Identifier: MIT
// Computes and compares rows' checksums. CRC-32, since SQLite checks the structure of pages and not
// their content; its checksum VFS is in no Debian package.
#include "server/store/sqlite/row_sum.hpp"

#include <sqlite3.h>

#include <boost/crc.hpp>
#include <cstdint>

namespace avinas::server {
namespace {

class RowSum {
 public:
  void add(std::string_view text) {
    const auto length = static_cast<std::uint32_t>(text.size());
    sum_.process_bytes(&length, sizeof length);
    sum_.process_bytes(text.data(), text.size());
  }
  std::int64_t value() const { return sum_.checksum(); }

 private:
  boost::crc_32_type sum_;
};

void row_sum_of_values(sqlite3_context* context, int count, sqlite3_value** values) {
  RowSum sum;
  for (int i = 0; i < count; ++i) {
    const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(values[i]));
    const auto length = static_cast<std::size_t>(sqlite3_value_bytes(values[i]));
    sum.add(text ? std::string_view(text, length) : std::string_view());
  }
  sqlite3_result_int64(context, sum.value());
}

}  // namespace

std::int64_t row_sum(std::initializer_list<std::string_view> values) {
  RowSum sum;
  for (const std::string_view value : values) sum.add(value);
  return sum.value();
}

void add_row_sum(SQLite::Database& database) {
  constexpr int kAnyNumber = -1;
  database.createFunction("row_sum", kAnyNumber, true, nullptr, row_sum_of_values);
}

}  // namespace avinas::server
