// SPDX-License-Identifier: MIT
// Any bytes as a client's message.
#include "protocol/codec.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const auto decoded = avinas::protocol::decode(bytes);
  if (const auto* error = std::get_if<avinas::protocol::Error>(&decoded)) {
    avinas::protocol::encode(*error);
  }
  return 0;
}
