// SPDX-License-Identifier: MIT
// Derives commitments and the pack's order from seeds. The shuffle is ours because the standard
// library's differs between implementations; the hash is SHA-256, which every browser has.
#include "engine/shuffle/fair_deal.hpp"

#include <sodium.h>

#include <algorithm>
#include <cstring>
#include <utility>
#include <vector>

namespace avinas::shuffle {
namespace {

using Digest = std::array<std::uint8_t, crypto_hash_sha256_BYTES>;

class Hash {
 public:
  Hash() { crypto_hash_sha256_init(&state_); }
  Hash& add(std::string_view text) {
    return add(reinterpret_cast<const unsigned char*>(text.data()), text.size());
  }
  Hash& add(const unsigned char* bytes, std::size_t size) {
    crypto_hash_sha256_update(&state_, bytes, size);
    return *this;
  }
  Digest digest() {
    Digest out;
    crypto_hash_sha256_final(&state_, out.data());
    return out;
  }

 private:
  crypto_hash_sha256_state state_;
};

template <std::size_t N>
std::string hex(const std::array<std::uint8_t, N>& bytes) {
  std::string text(2 * N + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), N);
  text.pop_back();
  return text;
}

/// Numbers below a bound, each equally likely, from blocks SHA-256(key, counter).
class Draws {
 public:
  explicit Draws(const Digest& key) : key_(key) {}

  std::uint32_t below(std::uint32_t bound) {
    // The part of the range that is no multiple of the bound would favour small numbers.
    const std::uint64_t range = std::uint64_t{1} << 32;
    const std::uint64_t fair = range - range % bound;
    std::uint64_t word = next_word();
    while (word >= fair) word = next_word();
    return static_cast<std::uint32_t>(word % bound);
  }

 private:
  std::uint32_t next_word() {
    if (at_ == block_.size()) {
      const std::array<std::uint8_t, 4> counter{
          static_cast<std::uint8_t>(counter_ >> 24), static_cast<std::uint8_t>(counter_ >> 16),
          static_cast<std::uint8_t>(counter_ >> 8), static_cast<std::uint8_t>(counter_)};
      ++counter_;
      block_ = Hash().add(key_.data(), key_.size()).add(counter.data(), 4).digest();
      at_ = 0;
    }
    std::uint32_t word = 0;
    for (int i = 0; i < 4; ++i) word = word << 8 | block_[at_++];
    return word;
  }

  Digest key_;
  Digest block_{};
  std::size_t at_ = block_.size();
  std::uint32_t counter_ = 0;
};

}  // namespace

Commitment commit_to(const ServerSeed& seed) {
  return Hash().add("avinas-commitment-v1").add(seed.data(), seed.size()).digest();
}

std::string commitment(const ServerSeed& seed) { return hex(commit_to(seed)); }

std::string_view algorithm_of(const Shape& shape) {
  const bool first = std::ranges::equal(shape.pack, kPack) && shape.packet == 4 &&
                     shape.each == 8 && shape.way == Way::Left && shape.seating.seats == 4;
  return first ? "avinas-sha256-v1" : "avinas-sha256-v2";
}

Deal deal(const ServerSeed& seed, const PlayerSeeds& players, Seat dealer, const Shape& shape) {
  Hash key;
  key.add("avinas-deal-v1").add(seed.data(), seed.size());
  for (Seat seat : kAllSeats) key.add(to_text(seat)).add(players[seat]);
  Draws draws(key.digest());

  std::vector<Card> pack(shape.pack.begin(), shape.pack.end());
  for (std::size_t i = pack.size() - 1; i > 0; --i) {
    std::swap(pack[i], pack[draws.below(static_cast<std::uint32_t>(i + 1))]);
  }

  Deal result = shape.no_cards();
  const auto each = static_cast<std::size_t>(shape.each);
  const auto rest_after = static_cast<std::size_t>(shape.rest_after.value_or(shape.each));
  std::size_t next = 0;
  std::size_t rest = 0;
  const auto deal_rest = [&](std::size_t at_a_time) {
    const std::size_t until = std::min(rest + at_a_time, result.rest().size());
    while (rest < until) result.rest()[rest++] = pack[next++];
  };
  const std::size_t all_of_it = result.rest().size();
  const auto at_a_time = static_cast<std::size_t>(shape.rest_at_a_time.value_or(shape.rest()));
  std::size_t from = 0;
  for (int round = 0; from < each; ++round) {
    if (from >= rest_after) deal_rest(at_a_time);
    const std::size_t until =
        std::min(from + static_cast<std::size_t>(shape.packet_at(round)), each);
    for (int turn = 0; turn < shape.seating.seats; ++turn) {
      const auto hand = result[shape.dealt_to(dealer, turn)];
      for (std::size_t i = from; i < until; ++i) hand[i] = pack[next++];
    }
    from = until;
  }
  deal_rest(all_of_it);
  return result;
}

std::string to_hex(const ServerSeed& seed) { return hex(seed); }

std::optional<ServerSeed> parse_seed(std::string_view text) {
  ServerSeed seed;
  if (text.size() != 2 * seed.size()) return std::nullopt;
  if (text.find_first_not_of("0123456789abcdef") != std::string_view::npos) return std::nullopt;
  sodium_hex2bin(seed.data(), seed.size(), text.data(), text.size(), nullptr, nullptr, nullptr);
  return seed;
}

}  // namespace avinas::shuffle
