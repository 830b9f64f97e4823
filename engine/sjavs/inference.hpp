// SPDX-License-Identifier: MIT
// Conclusions that a player of Sjavs may draw from what they were shown; for players that imagine
// hands.
#pragma once

#include <vector>

#include "engine/model/order.hpp"
#include "engine/sjavs/view.hpp"

namespace avinas::sjavs {

const Order& order_in_play(const Playing& playing);
/// The cards that a player who can follow plays to the trick of that number; nothing where they
/// depend on a lead or a trump suit that is not known (S4.2).
std::optional<CardSet> demanded(const PublicView& view, int trick, std::optional<Card> led);
/// The cards of the deal that this observer was shown: none (S2.3).
std::vector<ShownCard> shown_cards(const PublicView& all, const OwnView& own);
/// A finished hand to a side: game points, and a little for each card point.
double worth(const HandResult& result, Side side);

}  // namespace avinas::sjavs
