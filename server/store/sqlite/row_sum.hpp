// SPDX-License-Identifier: MIT
// A checksum for each row: a byte that the disk changed is found before anybody relies on it.
#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace avinas::server {

/// Lets statements of this connection use `row_sum(value, ...)`: the CRC-32 of the values as text,
/// each with its length before it.
void add_row_sum(SQLite::Database& database);
/// The same, of values that are at hand.
std::int64_t row_sum(std::initializer_list<std::string_view> values);

}  // namespace avinas::server
