// SPDX-License-Identifier: MIT
// Reads views of Sjavs for players that imagine hands.
#include "engine/sjavs/inference.hpp"

#include "engine/sjavs/ranking.hpp"

namespace avinas::sjavs {

const Order& order_in_play(const Playing& playing) { return order(playing.trump); }

std::optional<CardSet> demanded(const PublicView& view, int, std::optional<Card> led) {
  const bool calls = view.phase == ViewPhase::Bidding || view.phase == ViewPhase::NamingTrump;
  if (calls || !led) return std::nullopt;
  return order(view.trump).suit_in_play(*led);
}

std::vector<ShownCard> shown_cards(const PublicView&, const OwnView&) { return {}; }

double worth(const HandResult& result, Side side) {
  constexpr double kPoint = 0.02;
  const double points = kPoint * (result.points[side] - result.points[other_side(side)]);
  if (!result.deduction) return points;
  return points +
         (result.deduction->side == side ? result.deduction->amount : -result.deduction->amount);
}

}  // namespace avinas::sjavs
