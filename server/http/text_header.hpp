// SPDX-License-Identifier: MIT
// The header of a text message in one frame from a server (RFC 6455, 5.2).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace avinas::server {

class TextHeader {
 public:
  explicit TextHeader(std::size_t payload) {
    add(0x81);  // the last frame of a text message, and the first
    if (payload < 126) {
      add(payload);
    } else if (payload < 65'536) {
      add(126);
      add(payload >> 8);
      add(payload);
    } else {
      add(127);
      for (int shift = 56; shift >= 0; shift -= 8) add(payload >> shift);
    }
  }
  /// Valid while this lives.
  std::string_view bytes() const { return {bytes_.data(), size_}; }

 private:
  void add(std::size_t byte) { bytes_[size_++] = static_cast<char>(byte & 0xFF); }

  std::array<char, 10> bytes_{};
  std::size_t size_ = 0;
};

}  // namespace avinas::server
