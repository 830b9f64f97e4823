// SPDX-License-Identifier: MIT
// The hands of a match that ends after a number of them (K9.6, L7.1).
#pragma once

#include <cstdint>

namespace avinas {

enum class Hands : std::uint8_t { Twelve, Six, TwentyFour };

constexpr int number_of(Hands hands) {
  return hands == Hands::Six ? 6 : hands == Hands::Twelve ? 12 : 24;
}

}  // namespace avinas
