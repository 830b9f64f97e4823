// SPDX-License-Identifier: MIT
// Finds the table that a damaged entry was written for: a code that was changed no longer fits the
// row's checksum, and the checksum tells which code of that length does.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

namespace avinas::server {

class CodesBySum {
 public:
  void add(const std::string& code);
  /// The added code under which the entry fits its checksum, or null. Takes as long as the entry
  /// is, however many codes there are.
  const std::string* of(std::int64_t number, const std::string& stated, const std::string& entry,
                        std::int64_t sum) const;

 private:
  std::unordered_multimap<std::uint32_t, std::string> codes_;  ///< by their own remainder
};

}  // namespace avinas::server
