// SPDX-License-Identifier: MIT
// Judges bids and soloist, keeps the sheet and ends the match.
#include "engine/owcyglowa/score.hpp"

namespace avinas::owcyglowa {
namespace {

/// A point to the seat, or one to each of the others.
void give(PerSeat<int>& won, Seat seat, bool succeeded) {
  for (const Seat other : kShape.table()) won[other] += (other == seat) == succeeded;
}

}  // namespace

HandResult judge(HandResult played) {
  for (const Seat seat : kShape.table()) {
    const auto bid = played.bids[seat];
    if (bid) give(played.won, seat, range_of(played.points[seat]) == *bid);
  }
  if (played.soloist) {
    give(played.won, *played.soloist, played.points[*played.soloist] >= kSoloistNeeds);
  }
  return played;
}

Sheet write_hand(Sheet sheet, const HandResult& hand) {
  for (const Seat seat : kShape.table()) sheet.totals[seat] += hand.won[seat];
  return sheet;
}

std::optional<Outcome> outcome_by_sheet(const Sheet& sheet, const Options& options) {
  Seat best = Seat::North;
  bool shared = false;
  for (const Seat seat : kShape.table().subspan(1)) {
    if (sheet.totals[seat] < sheet.totals[best]) continue;
    shared = sheet.totals[seat] == sheet.totals[best];
    best = seat;
  }
  if (shared || sheet.totals[best] < kPointsToWin) return std::nullopt;
  return Outcome{best, options.stake};
}

double worth(const HandResult& result, Side side) {
  constexpr double kPoint = 0.002;
  double own = 0, others = 0;
  for (const Seat seat : kShape.table()) {
    if (alone(seat) == side) {
      own = result.won[seat] + kPoint * result.points[seat];
    } else {
      others += result.won[seat];
    }
  }
  return own - others / (kShape.seating.seats - 1);
}

}  // namespace avinas::owcyglowa
