// SPDX-License-Identifier: MIT
// Checks what a player adds to a deal.
#include "server/table/deal_seeds.hpp"

namespace avinas::server {

bool AddedSeeds::set(Seat seat, std::string_view hex) {
  constexpr std::size_t kSize = 32;
  constexpr std::string_view kDigits = "0123456789abcdef";
  if (!hex.empty() && hex.size() != kSize) return false;
  if (hex.find_first_not_of(kDigits) != std::string_view::npos) return false;
  texts_[seat] = hex;
  return true;
}

}  // namespace avinas::server
