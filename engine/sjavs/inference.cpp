// SPDX-License-Identifier: MIT
// Reads views of Sjavs for players that imagine hands.
#include "engine/sjavs/inference.hpp"

#include "engine/sjavs/ranking.hpp"

namespace avinas::sjavs {

const Order* order_in_view(const PublicView& view) {
  const bool calls = view.phase == ViewPhase::Bidding || view.phase == ViewPhase::NamingTrump;
  return calls ? nullptr : &order(view.trump);
}

std::optional<CardSet> demanded(const PublicView& view, int, std::optional<Card> led) {
  const Order* known = order_in_view(view);
  if (!known || !led) return std::nullopt;
  return known->suit_in_play(*led);
}

std::vector<ShownCard> shown_cards(const PublicView&, const OwnView&) { return {}; }

int score(const HandResult& result, Side side) {
  if (!result.deduction) return 0;
  return result.deduction->side == side ? result.deduction->amount : -result.deduction->amount;
}

double worth(const HandResult& result, Side side) {
  constexpr double kPoint = 0.02;
  return score(result, side) + kPoint * (result.points[side] - result.points[other_side(side)]);
}

HandResult ended_with(const MatchState& match, PerSide<int> points, PerSide<int> tricks) {
  HandResult result = hand_so_far(match)->result;
  result.finished = true;
  result.points = points;
  result.tricks = tricks;
  result.solo.reset();
  return judge(result, match.options, match.sheet.ties);
}

}  // namespace avinas::sjavs
