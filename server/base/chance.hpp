// SPDX-License-Identifier: MIT
// The two sources of randomness: the kernel's generator in play, a fixed one for tests.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace avinas::server {

/// Randomness through one seam: a generator of the kernel's in play, which any thread may use, and
/// a seeded one in tests.
class Chance {
 public:
  virtual ~Chance() = default;
  virtual std::array<std::uint8_t, 32> seed() = 0;
  /// From 0 to bound - 1, each equally likely.
  virtual std::uint32_t below(std::uint32_t bound) = 0;
};

/// A generator for one table. With `test_seed`, what it draws is a function of the seed and of
/// `purpose`, so that a test can repeat a deal.
std::unique_ptr<Chance> make_chance(std::optional<std::uint64_t> test_seed,
                                    const std::string& purpose);

/// 32 bytes of the kernel's generator, in base64url: a secret that nobody guesses.
std::string random_token();
/// `length` letters and digits that are not mistaken for one another, for codes people read out.
std::string random_code(std::size_t length);
/// The same from bytes that were drawn: `length` of them, at most 32.
std::string code_from(const std::array<std::uint8_t, 32>& drawn, std::size_t length);
/// Hex of BLAKE2b-256 over the token: what is kept of it.
std::string token_hash(const std::string& token);

}  // namespace avinas::server
