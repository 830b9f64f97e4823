// SPDX-License-Identifier: MIT
// Draws random bytes from the kernel, or from a seed in tests.
#include "server/base/chance.hpp"

#include <sodium.h>

#include <array>

namespace avinas::server {
namespace {

using Bytes32 = std::array<std::uint8_t, 32>;

/// Letters and digits that are not mistaken for one another.
constexpr std::string_view kLetters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

class KernelChance final : public Chance {
 public:
  Bytes32 seed() override {
    Bytes32 bytes;
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
  }
  std::uint32_t below(std::uint32_t bound) override { return randombytes_uniform(bound); }
};

class SeededChance final : public Chance {
 public:
  SeededChance(std::uint64_t seed, const std::string& purpose)
      : prefix_(std::to_string(seed) + "/" + purpose + "/") {}

  Bytes32 seed() override {
    Bytes32 bytes;
    const std::string text = prefix_ + std::to_string(drawn_++);
    crypto_hash_sha256(bytes.data(), reinterpret_cast<const unsigned char*>(text.data()),
                       text.size());
    return bytes;
  }
  std::uint32_t below(std::uint32_t bound) override {
    const auto bytes = seed();
    std::uint32_t word = 0;
    for (std::size_t i = 0; i < 4; ++i) word = word << 8 | bytes[i];
    return word % bound;  // for tests: the small bias does not matter
  }

 private:
  std::string prefix_;
  std::uint64_t drawn_ = 0;
};

}  // namespace

std::unique_ptr<Chance> make_chance(std::optional<std::uint64_t> test_seed,
                                    const std::string& purpose) {
  if (test_seed) return std::make_unique<SeededChance>(*test_seed, purpose);
  return std::make_unique<KernelChance>();
}

std::string random_token() {
  std::array<unsigned char, 32> bytes;
  randombytes_buf(bytes.data(), bytes.size());
  std::array<char, sodium_base64_ENCODED_LEN(32, sodium_base64_VARIANT_URLSAFE_NO_PADDING)> text;
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(),
                    sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  return text.data();
}

std::string random_code(std::size_t length) {
  std::string code;
  for (std::size_t i = 0; i < length; ++i) {
    code.push_back(kLetters[randombytes_uniform(static_cast<std::uint32_t>(kLetters.size()))]);
  }
  return code;
}

std::string code_from(const Bytes32& drawn, std::size_t length) {
  std::string code;
  for (const std::uint8_t byte : drawn) {
    if (code.size() < length) code.push_back(kLetters[byte % kLetters.size()]);
  }
  return code;
}

std::string token_hash(const std::string& token) {
  std::array<unsigned char, 32> digest;
  crypto_generichash(digest.data(), digest.size(),
                     reinterpret_cast<const unsigned char*>(token.data()), token.size(), nullptr,
                     0);
  std::array<char, 65> text;
  sodium_bin2hex(text.data(), text.size(), digest.data(), digest.size());
  return text.data();
}

}  // namespace avinas::server
