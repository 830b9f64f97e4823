// SPDX-License-Identifier: MIT
#include "protocol/json_writer.hpp"

namespace avinas::protocol {

JsonWriter& JsonWriter::text(std::string_view value) {
  separate();
  out_.push_back('"');
  for (const char c : value) {
    switch (c) {
      case '"':
        out_.append("\\\"");
        break;
      case '\\':
        out_.append("\\\\");
        break;
      case '\n':
        out_.append("\\n");
        break;
      default:
        if (static_cast<unsigned char>(c) < 0x20) {
          constexpr std::string_view kHex = "0123456789abcdef";
          out_.append("\\u00");
          out_.push_back(kHex[static_cast<unsigned char>(c) >> 4]);
          out_.push_back(kHex[static_cast<unsigned char>(c) & 15]);
        } else {
          out_.push_back(c);
        }
    }
  }
  out_.push_back('"');
  comma_ = true;
  return *this;
}

}  // namespace avinas::protocol
