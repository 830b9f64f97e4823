// SPDX-License-Identifier: MIT
// Judges a hand, keeps the sheet and ends the match.
#include "engine/einwerfen/score.hpp"

#include <algorithm>

namespace avinas::einwerfen {
namespace {

constexpr int kAllTricks = 8;

int games_of(int points, int tricks) {
  if (tricks == kAllTricks) return 3;
  return points >= kPointsForTwo ? 2 : 1;
}

}  // namespace

HandResult weighed(HandResult played, const Sheet& before) {
  played.favourite = before.favourite && played.trump == before.favourite;
  played.ties = before.ties;
  return played;
}

HandResult judge(HandResult played, const Sheet& before, const Options&) {
  played = weighed(played, before);
  for (const Side side : kBothSides) {
    if (played.points[side] < kPointsToWin) continue;
    const int doublings = (played.favourite ? 1 : 0) + before.ties;
    played.won_by = side;
    played.win = turned::Win{side, games_of(played.points[side], played.tricks[side]) << doublings};
  }
  return played;
}

Sheet write_hand(Sheet sheet, const HandResult& hand, const Options&) {
  ++sheet.hands;
  if (!sheet.favourite) sheet.favourite = hand.trump;
  if (hand.win) {
    const auto& [side, games] = *hand.win;
    sheet.write(side, sheet.total(side) + games);
    sheet.ties = 0;
  } else {
    sheet.ties = std::min(sheet.ties + 1, kMostTies);
  }
  return sheet;
}

std::optional<Outcome> outcome_by_sheet(const Sheet& sheet, const Options& options) {
  if (sheet.hands < hands_of(options) || sheet.ties > 0) return std::nullopt;
  const int ahead = sheet.total(Side::NorthSouth) - sheet.total(Side::EastWest);
  if (ahead == 0) return std::nullopt;
  Outcome outcome{ahead > 0 ? Side::NorthSouth : Side::EastWest, std::abs(ahead)};
  const std::int64_t units = options.stakes.units;
  if (options.stakes.kind == StakesKind::Flat) outcome.units = units;
  if (options.stakes.kind == StakesKind::PerGame) outcome.units = units * outcome.games;
  return outcome;
}

}  // namespace avinas::einwerfen
