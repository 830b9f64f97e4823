// SPDX-License-Identifier: MIT
// Any bytes as a match record.
#include "engine/record/checking.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const auto verified = avinas::record::verify(bytes);
  if (verified.text.find('\n') != std::string::npos) __builtin_trap();
  const auto adjudicated = avinas::record::adjudicate(bytes);
  // Verify accepts everything that adjudicate writes.
  if (!adjudicated.record_line.empty() &&
      avinas::record::verify(adjudicated.record_line).status != avinas::record::Status::Ok) {
    __builtin_trap();
  }
  return 0;
}
