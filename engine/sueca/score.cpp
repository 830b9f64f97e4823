// SPDX-License-Identifier: MIT
// Judges a hand, keeps the sheet and ends the match.
#include "engine/sueca/score.hpp"

#include <algorithm>

namespace avinas::sueca {
namespace {

constexpr int kAllPoints = 120;

int games_of(const HandResult& played, Side side, const Options& options) {
  const bool bandeira = options.bandeira == Bandeira::Tricks ? played.tricks[side] == kShape.each
                                                             : played.points[side] == kAllPoints;
  if (bandeira) return kBandeira;
  return played.points[side] >= kPointsForTwo ? 2 : 1;
}

Reason reason_of(const Sheet& sheet, Side winner, const Options& options) {
  if (options.games != Games::Four) return Reason::Plain;
  const Side loser = other_side(winner);
  if (sheet.total(loser) == 0) return Reason::Gato;
  if (sheet.total(loser) == 1) return Reason::Chapeu;
  return sheet.three_to_none == loser ? Reason::Arrepio : Reason::Plain;
}

}  // namespace

HandResult weighed(HandResult played, const Sheet& before) {
  played.ties = before.ties;
  return played;
}

HandResult judge(HandResult played, const Sheet& before, const Options& options) {
  played = weighed(played, before);
  for (const Side side : kBothSides) {
    if (played.points[side] < kPointsToWin) continue;
    played.won_by = side;
    played.win = turned::Win{side, games_of(played, side, options) + before.ties};
  }
  return played;
}

Sheet write_hand(Sheet sheet, const HandResult& hand, const Options& options) {
  if (!hand.win) {
    if (options.tied_hand == TiedHand::OneMore) sheet.ties = std::min(sheet.ties + 1, kMostTies);
    return sheet;
  }
  const auto& [side, games] = *hand.win;
  sheet.write(side, sheet.total(side) + games);
  sheet.ties = 0;
  const bool three = sheet.total(side) == 3 && sheet.total(other_side(side)) == 0;
  if (options.games == Games::Four && three) sheet.three_to_none = side;
  return sheet;
}

std::optional<Outcome> outcome_by_sheet(const Sheet& sheet, const Options& options) {
  for (const Side side : kBothSides) {
    if (sheet.total(side) < games_to_win(options)) continue;
    return Outcome{side, reason_of(sheet, side, options), options.stake};
  }
  return std::nullopt;
}

}  // namespace avinas::sueca
