// SPDX-License-Identifier: MIT
// CRC-32 is linear: the checksums of two rows that differ in the code alone differ by what the two
// codes' remainders differ by, carried on over the bytes that follow. So that difference is carried
// back.
#include "server/store/sqlite/codes_by_sum.hpp"

#include <boost/crc.hpp>

#include "server/store/sqlite/row_sum.hpp"

namespace avinas::server {
namespace {

/// The remainder of the bytes alone: no start value, no last turn.
std::uint32_t remainder_of(const std::string& code) {
  boost::crc_optimal<32, 0x04C11DB7, 0, 0, true, true> remainder;
  remainder.process_bytes(code.data(), code.size());
  return remainder.checksum();
}

/// The remainder that becomes `remainder` after so many zero bytes.
std::uint32_t carried_back(std::uint32_t remainder, std::size_t bytes) {
  constexpr std::uint32_t kPolynomial = 0xEDB88320, kTop = 0x80000000;
  for (std::size_t bit = 0; bit < 8 * bytes; ++bit) {
    const bool taken = (remainder & kTop) != 0;
    remainder = taken ? (remainder ^ kPolynomial) << 1 | 1 : remainder << 1;
  }
  return remainder;
}

}  // namespace

void CodesBySum::add(const std::string& code) { codes_.emplace(remainder_of(code), code); }

const std::string* CodesBySum::of(std::int64_t number, const std::string& stated,
                                  const std::string& entry, std::int64_t sum) const {
  const std::string text = std::to_string(number);
  const auto difference = static_cast<std::uint32_t>(sum ^ row_sum({text, stated, entry}));
  constexpr std::size_t kLengthBytes = 4;  // before the entry: RowSum
  const std::uint32_t wanted =
      remainder_of(stated) ^ carried_back(difference, kLengthBytes + entry.size());
  const auto [first, last] = codes_.equal_range(wanted);
  for (auto it = first; it != last; ++it) {
    if (row_sum({text, it->second, entry}) == sum) return &it->second;
  }
  return nullptr;
}

}  // namespace avinas::server
