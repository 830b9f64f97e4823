// SPDX-License-Identifier: MIT
// Writes JSON text and escapes strings.
#include "protocol/json_writer.hpp"

#include <algorithm>

namespace avinas::protocol {

JsonWriter& JsonWriter::text(std::string_view value) {
  constexpr std::size_t kLongestOfACharacter = 6;
  separate(value.size() * kLongestOfACharacter + 2);
  *at_++ = '"';
  for (const char c : value) {
    switch (c) {
      case '"':
        add("\\\"");
        break;
      case '\\':
        add("\\\\");
        break;
      case '\n':
        add("\\n");
        break;
      default:
        if (static_cast<unsigned char>(c) < 0x20) {
          constexpr std::string_view kHex = "0123456789abcdef";
          add("\\u00");
          *at_++ = kHex[static_cast<unsigned char>(c) >> 4];
          *at_++ = kHex[static_cast<unsigned char>(c) & 15];
        } else {
          *at_++ = c;
        }
    }
  }
  *at_++ = '"';
  return *this;
}

void JsonWriter::grow(std::size_t size) {
  const std::size_t before = this->size(), room = 2 * before + size;
  auto larger = std::make_unique_for_overwrite<char[]>(room);
  std::copy(begin_, at_, larger.get());
  large_ = std::move(larger);
  begin_ = large_.get();
  at_ = begin_ + before;
  end_ = begin_ + room;
}

}  // namespace avinas::protocol
