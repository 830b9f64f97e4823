// SPDX-License-Identifier: MIT
// Conclusions that a player of Einwerfen may draw from what they were shown; for players that
// imagine hands.
#pragma once

#include <vector>

#include "engine/einwerfen/match.hpp"
#include "engine/einwerfen/view.hpp"
#include "engine/frame/order.hpp"

namespace avinas::einwerfen {

const Order& order_in_play(const Playing& playing);
/// The same as everybody knows it; null before the play.
const Order* order_in_view(const PublicView& view);
/// The cards that a player who can follow plays to the trick of that number; nothing where they
/// depend on a lead that is not known (E3.2).
std::optional<CardSet> demanded(const PublicView& view, int trick, std::optional<Card> led);
/// The cards of the deal that this observer was shown: the one that was turned (E2.3).
std::vector<ShownCard> shown_cards(const PublicView& all, const OwnView& own);
/// The games of a finished hand that a side wins, less the other's.
int score(const HandResult& result, Side side);
/// A finished hand to a side: games, and a little for each card point.
double worth(const HandResult& result, Side side);
/// The hand in play as it would be judged with these points and tricks.
HandResult ended_with(const MatchState& match, PerSide<int> points, PerSide<int> tricks);

}  // namespace avinas::einwerfen
