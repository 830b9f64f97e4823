// SPDX-License-Identifier: MIT
// Derives the seeds of an evening's hands.
#include "engine/shuffle/evening_seeds.hpp"

#include <sodium.h>

#include <algorithm>

namespace avinas::shuffle {
namespace {

ServerSeed hash(const std::string& text) {
  ServerSeed digest{};
  static_assert(crypto_hash_sha256_BYTES == digest.size());
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(text.data()),
                     text.size());
  return digest;
}

}  // namespace

ServerSeed seed_of_hand(const ServerSeed& evening, int hand) {
  std::string text = "avinas-evening-v1";
  text.append(evening.begin(), evening.end());
  for (int shift = 24; shift >= 0; shift -= 8) text.push_back(static_cast<char>(hand >> shift));
  return hash(text);
}

std::string mix(const std::vector<std::string>& seeds) {
  constexpr std::size_t kDigits = 32;
  std::string text = "avinas-evening-players-v1";
  for (const std::string& seed : seeds) text += seed;
  const bool nobody = std::ranges::all_of(seeds, &std::string::empty);
  return nobody ? std::string() : to_hex(hash(text)).substr(0, kDigits);
}

}  // namespace avinas::shuffle
