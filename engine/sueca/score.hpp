// SPDX-License-Identifier: MIT
// The worth of a hand of Sueca, the sheet, and the end of a match (U4, U5).
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/frame/bounded_vector.hpp"
#include "engine/frame/seat.hpp"
#include "engine/sueca/options.hpp"
#include "engine/turned/result.hpp"

namespace avinas::sueca {

/// Card points with which a side has won, and with which it wins two games (U4.1).
inline constexpr int kPointsToWin = 61;
inline constexpr int kPointsForTwo = 91;
/// The games of a bandeira (U4.2).
inline constexpr int kBandeira = 4;
/// So many ties add a game each, and later ones nothing (U4.3).
inline constexpr int kMostTies = 15;

/// How a hand stands or ended. Points and tricks count completed tricks only.
struct HandResult : turned::Result {
  constexpr bool operator==(const HandResult&) const = default;
};

/// The running totals of each side's games (U5.1).
struct Sheet {
  static constexpr std::size_t kMostWins = 10;  ///< of a side: the last wins the match (U5.2)
  PerSide<BoundedVector<std::int8_t, kMostWins>> totals{};
  int ties = 0;  ///< that wait (U4.3)
  /// The side that had three games while the others had none; never in a match of ten (U5.3).
  std::optional<Side> three_to_none{};

  constexpr std::span<const std::int8_t> column(Side side) const {
    return {totals[side].begin(), totals[side].size()};
  }
  constexpr int total(Side side) const { return column(side).empty() ? 0 : column(side).back(); }
  constexpr void write(Side side, int total) {
    totals[side].push_back(static_cast<std::int8_t>(total));
  }
  constexpr bool operator==(const Sheet&) const = default;
};

/// The name of a won match (U5.3).
enum class Reason : std::uint8_t { Plain, Gato, Chapeu, Arrepio };

struct Outcome {
  Side winner = Side::NorthSouth;
  Reason reason = Reason::Plain;
  std::int64_t units = 0;  ///< the other side owes them (U5.4)
  constexpr bool operator==(const Outcome&) const = default;
};

/// The hand with the ties that wait for it.
HandResult weighed(HandResult played, const Sheet& before);

/// The same with its winners and their games; `played` holds all 120 points.
HandResult judge(HandResult played, const Sheet& before, const Options& options);

/// The sheet with a finished hand written.
Sheet write_hand(Sheet sheet, const HandResult& hand, const Options& options);

/// The winner by the sheet, if a side has games enough (U5.1).
std::optional<Outcome> outcome_by_sheet(const Sheet& sheet, const Options& options);

/// No match ends the play of its day.
constexpr bool day_may_end(const Options&) { return false; }
constexpr bool ends_day(const Options&, const Outcome&) { return false; }

}  // namespace avinas::sueca
