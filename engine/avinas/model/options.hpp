// SPDX-License-Identifier: MIT
// The rules a table may choose: overbid, signal, points shown, Cats tradition, stakes.
#pragma once

#include <cstdint>

namespace avinas {

/// The cost of a bid beyond the trumps held (R4.5).
enum class Overbid : std::uint8_t { LosesMatch, Refused };
/// A player who leads face down may or must make a face (R5.5).
enum class SignalDuty : std::uint8_t { May, Must };
/// The readers of the face of a player who led face down (R5.6).
enum class SignalSeenBy : std::uint8_t { Partner, Table };
/// The observers who see the card points taken while the hand is played (R7.2).
enum class PointsShown : std::uint8_t { Table, No };
/// How the loser's debt is counted (R6.6).
enum class StakesKind : std::uint8_t { None, Flat, PerRam };

/// Stakes in units; the server handles no money (R6.6).
struct Stakes {
  StakesKind kind = StakesKind::None;
  int units = 0;  ///< for the match, or for each ram left on the sheet; 0 without stakes
  constexpr bool operator==(const Stakes&) const = default;
};

/// Table options that the rules know. The defaults are the rules as written.
struct Options {
  Overbid overbid = Overbid::LosesMatch;
  SignalDuty signal = SignalDuty::May;
  SignalSeenBy signal_seen_by = SignalSeenBy::Partner;
  PointsShown points_shown = PointsShown::Table;
  bool cats_tradition = false;  ///< after Cats no more play that day (R6.5); the table's to keep
  Stakes stakes{};
  constexpr bool operator==(const Options&) const = default;
};

/// The most units that stakes may name: far above use; a sheet full of rams stays below overflow.
inline constexpr int kMaxStakeUnits = 1'000'000'000;

}  // namespace avinas
