// SPDX-License-Identifier: MIT
// Writes lists as PostgreSQL arrays.
#include "server/store/postgres/arrays.hpp"

namespace avinas::server {

std::string array_of(const std::vector<std::string>& texts) {
  std::string array = "{";
  for (const std::string& text : texts) {
    if (array.size() > 1) array += ',';
    array += '"';
    for (const char c : text) {
      if (c == '"' || c == '\\') array += '\\';
      array += c;
    }
    array += '"';
  }
  return array + "}";
}

std::string array_of(const std::vector<std::int64_t>& numbers) {
  std::string array = "{";
  for (const std::int64_t number : numbers) {
    if (array.size() > 1) array += ',';
    array += std::to_string(number);
  }
  return array + "}";
}

}  // namespace avinas::server
