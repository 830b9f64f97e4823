// SPDX-License-Identifier: MIT
// Judges a hand by the table of S5.2, keeps the ladders and ends the match.
#include "engine/sjavsalone/score.hpp"

#include <algorithm>

namespace avinas::sjavsalone {

HandResult judge(HandResult played, const Options& options, int ties) {
  constexpr int kTie = 60;
  const int taken = played.taken();
  if (taken == kTie) return played;
  const bool wins = taken >= kPointsToWin;
  const Shape& dealt = shape_of(played.form);
  const int row =
      sjavs::worth_of(taken, played.tricks[*played.declarer], dealt.each).with(played.trump);
  const int amount = row + ties * sjavs::tie_adds(wins, played.trump, options.tie);
  for (const Seat seat : dealt.table()) {
    if ((seat == played.declarer) == wins) played.deducted[seat] = amount;
  }
  return played;
}

Sheet write_hand(Sheet sheet, const HandResult& hand) {
  if (hand.passed_out) return sheet;
  bool tied = true;
  Sheet::Columns totals;
  for (const Seat seat : shape_of(hand.form).table()) {
    const auto before = sheet.column(seat);
    const bool grows = hand.deducted[seat] != 0;
    for (const auto total : before.last(std::min(before.size(), Sheet::kKept - grows))) {
      totals[seat].push_back(total);
    }
    if (!grows) continue;
    tied = false;
    totals[seat].push_back(static_cast<std::int16_t>(sheet.total(seat) - hand.deducted[seat]));
  }
  if (!tied) sheet.totals = totals;
  sheet.ties = tied ? sheet.ties + 1 : 0;
  return sheet;
}

std::optional<Outcome> outcome_by_sheet(const Sheet& sheet, const Options& options) {
  const auto table = shape(options).table();
  const auto total = [&](Seat seat) { return sheet.total(seat); };
  const Seat lowest = *std::ranges::min_element(table, {}, total);
  const bool shared = std::ranges::count(table, total(lowest), total) > 1;
  if (total(lowest) > 0 || shared) return std::nullopt;
  Outcome outcome{options.form, lowest, options.double_win, {}};
  for (const Seat seat : table) {
    if (seat != lowest && total(seat) != kStart) outcome.cross = false;
  }
  const std::int64_t owed = std::int64_t{options.stake} * (outcome.cross ? 2 : 1);
  for (const Seat seat : table) {
    if (seat == lowest) continue;
    outcome.units[seat] = -owed;
    outcome.units[lowest] += owed;
  }
  return outcome;
}

double worth(const HandResult& result, Side side) {
  constexpr double kPoint = 0.02;
  if (!result.declarer) return 0;
  const auto table = shape_of(result.form).table();
  double worth = 0;
  for (const Seat seat : table) {
    const int points = seat == result.declarer ? result.taken() : result.points[seat];
    const double got = result.deducted[seat] + kPoint * points;
    worth += alone(seat) == side ? got : -got / static_cast<double>(table.size() - 1);
  }
  return worth;
}

}  // namespace avinas::sjavsalone
