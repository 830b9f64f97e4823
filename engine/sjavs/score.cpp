// SPDX-License-Identifier: MIT
// Judges a hand by the table of S5.2, keeps the ladder and ends the match.
#include "engine/sjavs/score.hpp"

namespace avinas::sjavs {
namespace {

constexpr int kAllTricks = 8;

/// The row of S5.2 that the declarers' side fits.
Worth worth(const HandResult& hand, Side declarers, bool solo_vol) {
  if (solo_vol && hand.solo && side_of(*hand.solo) == declarers) return {16, 24};
  return worth_of(hand.points[declarers], hand.tricks[declarers], kAllTricks);
}

/// The side with more than half of the points; nobody at 60-60.
std::optional<Side> winners(const HandResult& hand) {
  for (const Side side : kBothSides) {
    if (hand.points[side] >= kPointsToWin) return side;
  }
  return std::nullopt;
}

/// Of a hand that was played without a declarer, whatever its winners took (S3.8).
constexpr int kPlayedWithoutDeclarer = 4;

}  // namespace

Worth worth_of(int points, int tricks, int all_tricks) {
  if (tricks == all_tricks) return {12, 16};
  if (points >= 90) return {4, 8};
  if (points >= kPointsToWin) return {2, 4};
  if (points >= 31) return {4, 8};
  return tricks > 0 ? Worth{8, 16} : Worth{16, 16};
}

int tie_adds(bool declarers_win, std::optional<Suit> trump, Tie tie) {
  if (tie == Tie::BySide) return declarers_win ? 2 : 4;
  return trump == Suit::Clubs ? 4 : 2;
}

HandResult judge(HandResult played, const Options& options, int ties) {
  played.won_by = winners(played);
  if (!played.won_by) return played;
  // A hand without a declarer counts as simple and as the declarers' (S3.8, S5.3).
  int amount = kPlayedWithoutDeclarer, for_a_tie = 2;
  if (played.declarer) {
    const Side declarers = side_of(*played.declarer);
    amount = worth(played, declarers, options.solo_vol).with(played.trump);
    for_a_tie = tie_adds(played.won_by == declarers, played.trump, options.tie);
  }
  played.deduction = Deduction{*played.won_by, amount + ties * for_a_tie};
  return played;
}

Sheet write_hand(Sheet sheet, const HandResult& hand) {
  if (hand.deduction) {
    const auto& [side, amount] = *hand.deduction;
    sheet.totals[side].push_back(static_cast<std::int16_t>(sheet.total(side) - amount));
    sheet.ties = 0;
  } else if (!hand.redealt()) {
    ++sheet.ties;
  }
  return sheet;
}

std::optional<Outcome> outcome_by_sheet(const Sheet& sheet, const Options& options) {
  for (const Side side : kBothSides) {
    if (sheet.total(side) > 0) continue;
    const bool cross = options.double_win && sheet.total(other_side(side)) == kStart;
    return Outcome{side, cross, cross ? 2 * options.stake : options.stake};
  }
  return std::nullopt;
}

}  // namespace avinas::sjavs
