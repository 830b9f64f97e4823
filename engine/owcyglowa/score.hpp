// SPDX-License-Identifier: MIT
// The game points of a hand of Owcy Głowa, the sheet, and the end of a match (O3.1, O5, O6).
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "engine/frame/seat.hpp"
#include "engine/owcyglowa/options.hpp"

namespace avinas::owcyglowa {

/// Card points with which a soloist succeeds (O6.2).
inline constexpr int kSoloistNeeds = 54;
/// Game points with which a match may end (O6.4).
inline constexpr int kPointsToWin = 9;
/// The ranges of a bid are numbered from 1 (O3.1).
inline constexpr int kRanges = 4;

/// The range of so many card points, from 1 (O3.1); the last has no upper end.
constexpr int range_of(int points) {
  constexpr int kWidth = 40;
  return std::clamp((points + kWidth - 1) / kWidth, 1, kRanges);
}

/// How a hand stands or ended. Points and tricks count completed tricks only.
struct HandResult {
  bool finished = false;
  /// Known to the players from the second granny on (O5.2); always known at the end.
  std::optional<Seat> soloist{};
  PerSeat<std::optional<std::int8_t>> bids{};  ///< the range that the seat bid
  PerSeat<int> points{};
  PerSeat<int> tricks{};
  PerSeat<int> won{};  ///< game points, once the hand is finished
  bool operator==(const HandResult&) const = default;
};

/// The game points of each seat (O6.5).
struct Sheet {
  PerSeat<int> totals{};
  constexpr bool operator==(const Sheet&) const = default;
};

struct Outcome {
  Seat winner = Seat::North;
  std::int64_t units = 0;  ///< each of the others owes them (O6.6)
  constexpr bool operator==(const Outcome&) const = default;
};

/// The same with the game points that each seat wins.
HandResult judge(HandResult played);
Sheet write_hand(Sheet sheet, const HandResult& hand);
/// The one who leads, if somebody has game points enough (O6.4).
std::optional<Outcome> outcome_by_sheet(const Sheet& sheet, const Options& options);

/// A finished hand to a seat: its game points less what the others won on the average, and a little
/// for its card points.
double worth(const HandResult& result, Side side);

/// No match ends the play of its day.
constexpr bool day_may_end(const Options&) { return false; }
constexpr bool ends_day(const Options&, const Outcome&) { return false; }

}  // namespace avinas::owcyglowa
