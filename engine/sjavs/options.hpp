// SPDX-License-Identifier: MIT
// The rules of Sjavs that a table may choose.
#pragma once

#include <cstdint>

#include "engine/frame/shape.hpp"
#include "engine/frame/trick.hpp"

namespace avinas::sjavs {

/// The duty to state a length that beats (S3.5).
enum class Calls : std::uint8_t { Forced, Free };
/// The hand that all passed (S3.8).
enum class AllPass : std::uint8_t { Redeal, Played };
/// The duty to beat a trump that lies on a plain suit that one cannot follow (S4.3).
enum class Overtrump : std::uint8_t { Free, Must };
/// The worth of a tie that waits (S5.3).
enum class Tie : std::uint8_t { BySuit, BySide };

/// The defaults are the rules as written.
struct Options {
  Calls calls = Calls::Forced;
  AllPass all_pass = AllPass::Redeal;
  Overtrump overtrump = Overtrump::Free;
  Tie tie = Tie::BySuit;
  bool solo_vol = true;    ///< all tricks by one player are worth more (S5.2)
  bool double_win = true;  ///< a win over a side that stands at 24 is a cross (S6.3)
  int stake = 0;  ///< units that the losers owe, twice for a cross; 0 without stakes (S6.4)
  constexpr bool operator==(const Options&) const = default;
};

/// Eight cards each, in two packets of four (S2.2).
constexpr Shape shape(const Options&) { return {}; }

constexpr Duty duty(const Options& options) {
  return options.overtrump == Overtrump::Must ? Duty::Overtrump : Duty::Free;
}

}  // namespace avinas::sjavs
