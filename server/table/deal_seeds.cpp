// SPDX-License-Identifier: MIT
// Keeps a deal's seeds and commitments as bytes.
#include "server/table/deal_seeds.hpp"

#include <sodium.h>

namespace avinas::server {

bool AddedSeeds::set(Seat seat, std::string_view hex) {
  Added added;
  added.given = !hex.empty();
  if (added.given) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    if (hex.size() != 2 * added.bytes.size()) return false;
    if (hex.find_first_not_of(kDigits) != std::string_view::npos) return false;
    sodium_hex2bin(added.bytes.data(), added.bytes.size(), hex.data(), hex.size(), nullptr, nullptr,
                   nullptr);
  }
  seeds_[seat] = added;
  return true;
}

shuffle::PlayerSeeds AddedSeeds::texts() const {
  shuffle::PlayerSeeds texts;
  for (const Seat seat : kAllSeats) {
    const Added& added = seeds_[seat];
    if (!added.given) continue;
    std::array<char, 2 * sizeof added.bytes + 1> hex{};
    texts[seat] = sodium_bin2hex(hex.data(), hex.size(), added.bytes.data(), added.bytes.size());
  }
  return texts;
}

}  // namespace avinas::server
