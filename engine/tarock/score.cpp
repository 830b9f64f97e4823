// SPDX-License-Identifier: MIT
// Judges hands, pays from the pot and between the players, and ends the match.
#include "engine/tarock/score.hpp"

namespace avinas::tarock {
namespace {

constexpr int kStep = 5;  // T5.1
/// For every step by which a hand was raised (T5.4).
constexpr int kForARaise = 10;

}  // namespace

Sheet first_sheet(const Options& options) {
  const int each = units_of(options.pot);
  Sheet sheet;
  for (const Seat seat : kShape.table()) sheet.accounts[seat] = -each;
  sheet.pot = kShape.seating.seats * each;
  return sheet;
}

int value_of(int figure, int points) {
  if (points >= figure) return kStep * ((points - figure) / kStep + 1);
  return -kStep * ((figure - points + kStep - 1) / kStep);
}

HandResult judge(HandResult played, int pot) {
  const Seat soloist = *played.soloist, left = kShape.next(soloist), right = kShape.next(left);
  const int value = value_of(*played.figure, played.taken());
  PerSeat<int>& won = played.won;
  if (*played.contract == Contract::Hand) {
    const int raises = (*played.figure - kLowest) / kRaise;
    const int each = value > 0 ? value + kForARaise * raises : value;
    won[soloist] = 2 * each;
    won[left] = won[right] = -each;
  } else if (value > 0) {
    won[soloist] = std::min(value, pot);
  } else {
    won[left] = won[right] = std::min(-value, pot);
    won[soloist] = -won[left];
  }
  return played;
}

/// Units that the players did not pay each other came from the pot (T5.2, T5.3).
Sheet write_hand(Sheet sheet, const HandResult& hand) {
  for (const Seat seat : kShape.table()) {
    sheet.accounts[seat] += hand.won[seat];
    sheet.pot -= hand.won[seat];
  }
  return sheet;
}

std::optional<Outcome> outcome_by_sheet(const Sheet& sheet, const Options& options) {
  if (sheet.pot > 0) return std::nullopt;
  Outcome outcome;
  const auto& accounts = sheet.accounts;
  const auto table = kShape.table();
  const int most =
      accounts[*std::ranges::max_element(table, {}, [&](Seat s) { return accounts[s]; })];
  for (const Seat seat : table) {
    outcome.won[seat] = accounts[seat] == most;
    outcome.units[seat] = std::int64_t{options.stake} * accounts[seat];
  }
  return outcome;
}

double worth(const HandResult& result, Side side) {
  constexpr double kOfAPoint = 0.01;
  if (!result.soloist) return 0;
  double worth = 0;
  for (const Seat seat : kShape.table()) {
    const int points = result.points[seat] + (result.soloist == seat ? result.lies : 0);
    const double units = result.won[seat] + kOfAPoint * points;
    worth += alone(seat) == side ? units : -units / 2;
  }
  return worth;
}

}  // namespace avinas::tarock
