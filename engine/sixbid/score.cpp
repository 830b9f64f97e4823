// SPDX-License-Identifier: MIT
// Judges hands, pays between the players, and ends the match.
#include "engine/sixbid/score.hpp"

namespace avinas::sixbid {
namespace {

constexpr int kHalf = 60, kAll = 120;

bool in_hearts(const HandResult& played) { return played.trump == Suit::Hearts; }

/// Units for each point over or under half of them; 0 where the contract has one price.
int per_point(Contract contract) {
  switch (contract) {
    case Contract::Solo:
    case Contract::Chico:
      return 2;
    case Contract::HeartSolo:
    case Contract::Grand:
      return 3;
    case Contract::Frog:
      return 1;
    default:
      return 0;
  }
}

int price(const HandResult& played) {
  switch (*played.contract) {
    case Contract::Misere:
      return 30;
    case Contract::Guarantee:
      return 40;
    case Contract::SpreadMisere:
      return 60;
    case Contract::CallSolo:
      return in_hearts(played) ? 150 : 100;
    default:
      return 0;
  }
}

}  // namespace

int needed(Contract contract, std::optional<Suit> trump) {
  constexpr int kInHearts = 74, kInAnother = 80;
  if (is_misere(contract)) return 0;
  if (contract == Contract::Guarantee) return trump == Suit::Hearts ? kInHearts : kInAnother;
  return contract == Contract::CallSolo ? kAll : kHalf;
}

int payment(const HandResult& played) {
  const Contract contract = *played.contract;
  if (const int units = per_point(contract)) return units * (played.taken() - kHalf);
  const bool made = is_misere(contract) ? played.tricks[*played.soloist] == 0
                                        : played.taken() >= needed(contract, played.trump);
  return made ? price(played) : -price(played);
}

HandResult judge(HandResult played) {
  const int each = payment(played);
  for (const Seat seat : kShape.table()) {
    played.won[seat] = seat == played.soloist ? 2 * each : -each;
  }
  return played;
}

Sheet write_hand(Sheet sheet, const HandResult& hand) {
  if (hand.soloist) ++sheet.played;
  for (const Seat seat : kShape.table()) sheet.accounts[seat] += hand.won[seat];
  return sheet;
}

std::optional<Outcome> outcome_by_sheet(const Sheet& sheet, const Options& options) {
  if (sheet.played < number_of(options.hands)) return std::nullopt;
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
    const bool counts = result.contract && !is_misere(*result.contract);
    const double units = result.won[seat] + (counts ? kOfAPoint * points : 0);
    worth += alone(seat) == side ? units : -units / 2;
  }
  return worth;
}

}  // namespace avinas::sixbid
