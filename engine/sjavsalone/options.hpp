// SPDX-License-Identifier: MIT
// Sjavs in which each plays alone: its two forms, their deal, and what a table may choose.
#pragma once

#include <cstdint>

#include "engine/sjavs/options.hpp"

namespace avinas::sjavsalone {

/// Three players with a skat (S8), or two with cards face down before them (S9).
enum class Form : std::uint8_t { Three, Two };

/// The defaults are the rules as written.
struct Options {
  Form form = Form::Three;
  sjavs::Calls calls = sjavs::Calls::Forced;
  sjavs::Overtrump overtrump = sjavs::Overtrump::Free;
  sjavs::Tie tie = sjavs::Tie::BySuit;
  bool double_win = true;  ///< a win over players who stand at 24 is a cross (S8.9)
  int stake = 0;  ///< units that each of the others owes, twice for a cross; 0 without stakes
  constexpr bool operator==(const Options&) const = default;
};

/// The two cards that nobody is dealt (S8.2).
inline constexpr int kSkat = 2;
/// The cards of a row before a player of two (S9.1).
inline constexpr int kRow = 4;

/// Three, four and three, a card of the skat between (S8.2).
inline constexpr Shape kShapeOfThree{.each = 10,
                                     .packet = 3,
                                     .second = 4,
                                     .seating = {3, false},
                                     .rest_after = 3,
                                     .rest_at_a_time = 1};
/// Four face down, four upon them, eight in hand (S9.1).
inline constexpr Shape kShapeOfTwo{.each = 16, .seating = {2, false}};

constexpr const Shape& shape_of(Form form) {
  return form == Form::Two ? kShapeOfTwo : kShapeOfThree;
}
constexpr Shape shape(const Options& options) { return shape_of(options.form); }

/// The longest length that can be stated: the cards that a player sees as dealt (S8.3, S9.3).
constexpr int longest_call(Form form) { return form == Form::Two ? 12 : 10; }

constexpr Duty duty(const Options& options) {
  return options.overtrump == sjavs::Overtrump::Must ? Duty::Overtrump : Duty::Free;
}

}  // namespace avinas::sjavsalone
