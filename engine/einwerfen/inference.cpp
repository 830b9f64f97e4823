// SPDX-License-Identifier: MIT
// Reads views of Einwerfen for players that imagine hands.
#include "engine/einwerfen/inference.hpp"

#include "engine/einwerfen/ranking.hpp"

namespace avinas::einwerfen {

const Order& order_in_play(const Playing& playing) { return order(playing.hand.turned().suit()); }

const Order* order_in_view(const PublicView& view) {
  return view.trump ? &order(*view.trump) : nullptr;
}

std::optional<CardSet> demanded(const PublicView& view, int, std::optional<Card> led) {
  const Order* known = order_in_view(view);
  if (!known || !led) return std::nullopt;
  return known->suit_in_play(*led);
}

std::vector<ShownCard> shown_cards(const PublicView& all, const OwnView&) {
  if (!all.turned) return {};
  return {{all.dealer, kHandSize, *all.turned}};
}

int score(const HandResult& result, Side side) {
  if (!result.win) return 0;
  return result.win->side == side ? result.win->games : -result.win->games;
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
  return judge(result, match.sheet);
}

}  // namespace avinas::einwerfen
