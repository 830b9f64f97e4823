// SPDX-License-Identifier: MIT
// Judges a hand by the table of S5.2, keeps the ladder and ends the match.
#include "engine/sjavs/score.hpp"

namespace avinas::sjavs {
namespace {

constexpr int kAllTricks = 8;

/// Game points in a simple hand and in clubs.
struct Worth {
  int simple = 0, clubs = 0;
};

/// A row of S5.2 that the declarers' side fits.
Worth worth(const HandResult& hand, Side declarers, bool solo_vol) {
  const int points = hand.points[declarers];
  const int tricks = hand.tricks[declarers];
  if (solo_vol && hand.solo && side_of(*hand.solo) == declarers) return {16, 24};
  if (tricks == kAllTricks) return {12, 16};
  if (points >= 90) return {4, 8};
  if (points >= kPointsToWin) return {2, 4};
  if (points >= 31) return {4, 8};
  return tricks > 0 ? Worth{8, 16} : Worth{16, 16};
}

/// The side with more than half of the points; nobody at 60-60.
std::optional<Side> winners(const HandResult& hand) {
  for (const Side side : kBothSides) {
    if (hand.points[side] >= kPointsToWin) return side;
  }
  return std::nullopt;
}

/// Of one tie that waited (S5.3). A hand without a declarer counts as simple and as the declarers'
/// (S3.8).
int tie_adds(const HandResult& hand, Tie tie) {
  if (!hand.declarer) return 2;
  if (tie == Tie::BySide) return hand.won_by == side_of(*hand.declarer) ? 2 : 4;
  return hand.trump == Suit::Clubs ? 4 : 2;
}

/// Of a hand that was played without a declarer, whatever its winners took (S3.8).
constexpr int kPlayedWithoutDeclarer = 4;

}  // namespace

HandResult judge(HandResult played, const Options& options, int ties) {
  played.won_by = winners(played);
  if (!played.won_by) return played;
  int amount = kPlayedWithoutDeclarer;
  if (played.declarer) {
    const Worth row = worth(played, side_of(*played.declarer), options.solo_vol);
    amount = played.trump == Suit::Clubs ? row.clubs : row.simple;
  }
  played.deduction = Deduction{*played.won_by, amount + ties * tie_adds(played, options.tie)};
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
