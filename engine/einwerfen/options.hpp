// SPDX-License-Identifier: MIT
// The rules of Einwerfen that a table may choose.
#pragma once

#include <cstdint>

#include "engine/frame/shape.hpp"
#include "engine/frame/trick.hpp"

namespace avinas::einwerfen {

/// The hands of a match (E5.2).
enum class Hands : std::uint8_t { Sixteen, Eight, Four };
/// How the losers' debt is counted (E5.3).
enum class StakesKind : std::uint8_t { None, Flat, PerGame };

/// Stakes in units; the server handles no money (E5.3).
struct Stakes {
  StakesKind kind = StakesKind::None;
  int units = 0;  ///< for the match, or for each game of difference; 0 without stakes
  constexpr bool operator==(const Stakes&) const = default;
};

/// The defaults are the rules as written.
struct Options {
  Hands hands = Hands::Sixteen;
  Stakes stakes{};
  constexpr bool operator==(const Options&) const = default;
};

constexpr int hands_of(const Options& options) {
  constexpr int kHands[]{16, 8, 4};
  return kHands[static_cast<int>(options.hands)];
}

/// Eight cards each, in two packets of four (E2.2).
constexpr Shape shape(const Options&) { return {}; }

/// A player who cannot follow plays any card (E3.2).
constexpr Duty duty(const Options&) { return Duty::Free; }

}  // namespace avinas::einwerfen
