// SPDX-License-Identifier: MIT
// Conclusions that a player of Sjavs may draw from what they were shown; for players that imagine
// hands.
#pragma once

#include <vector>

#include "engine/frame/order.hpp"
#include "engine/sjavs/match.hpp"
#include "engine/sjavs/view.hpp"

namespace avinas::sjavs {

/// The order of cards in play, as everybody knows it; null before the play.
const Order* order_in_view(const PublicView& view);
/// The cards that a player who can follow plays to the trick of that number; nothing where they
/// depend on a lead or a trump suit that is not known (S4.2).
std::optional<CardSet> demanded(const PublicView& view, int trick, std::optional<Card> led);
/// The cards of the deal that this observer was shown: none (S2.3).
std::vector<ShownCard> shown_cards(const PublicView& all, const OwnView& own);
/// The game points of a finished hand that a side takes off, less the other's.
int score(const HandResult& result, Side side);
/// A finished hand to a side: game points, and a little for each card point.
double worth(const HandResult& result, Side side);
/// The hand in play as it would be judged with these points and tricks; the bonus for a vol by one
/// player is left out (S5.2).
HandResult ended_with(const MatchState& match, PerSide<int> points, PerSide<int> tricks);

}  // namespace avinas::sjavs
