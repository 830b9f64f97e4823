// SPDX-License-Identifier: MIT
// The worth of a hand, the ladder of each player, and the end of a match (S8.8, S8.9, S9.6).
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/frame/bounded_vector.hpp"
#include "engine/frame/card.hpp"
#include "engine/frame/seat.hpp"
#include "engine/frame/shared.hpp"
#include "engine/sjavs/score.hpp"
#include "engine/sjavsalone/options.hpp"

namespace avinas::sjavsalone {

using sjavs::kPointsToWin, sjavs::kStart;

/// How a hand stands or ended. Points and tricks count completed tricks only.
struct HandResult {
  Form form = Form::Three;
  bool finished = false;    ///< scored, tied or redealt
  bool passed_out = false;  ///< all passed: the same dealer deals again (S8.3)
  std::optional<Seat> declarer{};
  std::optional<int> bid{};
  bool better = false;  ///< the bid was said `better` (S3.3)
  std::optional<Suit> trump{};
  PerSeat<int> points{};
  PerSeat<int> tricks{};
  int lies = 0;             ///< card points that count for declarer beside tricks (S8.6)
  PerSeat<int> deducted{};  ///< game points that each takes off, once the hand is finished
  constexpr bool operator==(const HandResult&) const = default;

  /// Declarer's card points; there is a declarer.
  constexpr int taken() const { return points[*declarer] + lies; }
};

/// The running totals of each player below their 24, and the ties that wait (S8.9, S5.3).
struct Sheet {
  /// A match may go on below 0: the newest of them.
  static constexpr std::size_t kKept = 16;
  using Columns = PerSeat<BoundedVector<std::int16_t, kKept>>;
  Form form = Form::Three;
  int ties = 0;
  Shared<Columns> totals{};  ///< from the first deduction on

  std::span<const std::int16_t> column(Seat seat) const {
    if (!totals) return {};
    return {(*totals)[seat].begin(), (*totals)[seat].size()};
  }
  int total(Seat seat) const { return column(seat).empty() ? kStart : column(seat).back(); }
  bool operator==(const Sheet&) const = default;
};

struct Outcome {
  Form form = Form::Three;
  Seat winner = Seat::North;
  bool cross = false;             ///< a double win (S6.3)
  PerSeat<std::int64_t> units{};  ///< that each wins or owes
  constexpr bool operator==(const Outcome&) const = default;

  constexpr bool has_won(Side side) const { return alone(winner) == side; }
};

/// A played hand with what each deducts, where so many ties wait; there is a declarer.
HandResult judge(HandResult played, const Options& options, int ties);
/// The sheet with a finished hand written: deductions, or one more tie. A redealt hand leaves it.
Sheet write_hand(Sheet sheet, const HandResult& hand);
/// The winner by the sheet: the lowest total, at 0 or below and one player's alone (S8.9).
std::optional<Outcome> outcome_by_sheet(const Sheet& sheet, const Options& options);

/// A finished hand to a seat: game points less those of the others on average, and a little for
/// card points.
double worth(const HandResult& result, Side side);

/// No match ends the play of its day.
constexpr bool day_may_end(const Options&) { return false; }
constexpr bool ends_day(const Options&, const Outcome&) { return false; }

}  // namespace avinas::sjavsalone
