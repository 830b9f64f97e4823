// SPDX-License-Identifier: MIT
// Reads views of Avinas for players that imagine hands.
#include "engine/avinas/rules/inference.hpp"

#include "engine/avinas/model/ranking.hpp"
#include "engine/avinas/rules/play.hpp"

namespace avinas {
namespace {

/// A circle weighs more than a pip: it decides the match once one side has 12 (R6.3).
constexpr double kRam = 1.5, kPip = 1, kMatch = 30, kPoint = 0.02;

}  // namespace

const Order& order_in_play(const Playing& playing) { return order(playing.trump); }

const Order* order_in_view(const PublicView& view) {
  return view.trump ? &order(*view.trump) : nullptr;
}

Duty duty(const Options&) { return Duty::Free; }

std::optional<CardSet> demanded(const PublicView& view, int trick, std::optional<Card> led) {
  if (!view.trump || (!led && trick != 2)) return std::nullopt;
  return demand(order(*view.trump), trick, led.value_or(Card()));
}

std::vector<ShownCard> shown_cards(const PublicView& all, const OwnView& own) {
  std::vector<ShownCard> known(all.exposed.begin(), all.exposed.end());
  known.insert(known.end(), own.private_look.begin(), own.private_look.end());
  return known;
}

int score(const HandResult& result, Side side) {
  constexpr int kPipPoints = 2, kRamPoints = 3;
  int against = 0;  // the side
  if (result.overbid) {
    const int all = kPipPoints * kPipsToEnd;
    against += side_of(*result.declarer) == side ? all : -all;
  }
  if (!result.penalty) return -against;
  const int weight = result.penalty->kind == PenaltyKind::Rams ? kRamPoints : kPipPoints;
  const int amount = weight * result.penalty->amount;
  return -against - (result.penalty->side == side ? amount : -amount);
}

double worth(const HandResult& result, Side side) {
  double value = kPoint * (result.points[side] - result.points[other_side(side)]);
  if (result.overbid) value += side_of(*result.declarer) == side ? -kMatch : kMatch;
  if (!result.penalty) return value;
  const double weight = result.penalty->kind == PenaltyKind::Rams ? kRam : kPip;
  // Rams stand against a side; so do pips (R3.6, R4.8).
  return value +
         weight * (result.penalty->side == side ? -result.penalty->amount : result.penalty->amount);
}

}  // namespace avinas
