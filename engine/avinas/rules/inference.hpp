// SPDX-License-Identifier: MIT
// Conclusions that a player of Avinas may draw from what they were shown; for players that imagine
// hands.
#pragma once

#include <vector>

#include "engine/avinas/rules/match_state.hpp"
#include "engine/frame/order.hpp"
#include "engine/frame/shape.hpp"

namespace avinas {

const Order& order_in_play(const Playing& playing);
/// The same as everybody knows it; null while the trump suit is not known.
const Order* order_in_view(const PublicView& view);
/// Eight cards each, in two packets of four (R2.2).
constexpr Shape shape(const Options&) { return {}; }
/// The duty of a player who cannot follow: none (R5.2).
Duty duty(const Options& options);
/// The cards that a player who can follow plays to the trick of that number; nothing where they
/// depend on a lead or a trump suit that is not known (R5.2, R5.3).
std::optional<CardSet> demanded(const PublicView& view, int trick, std::optional<Card> led);
/// The cards of the deal that this observer was shown (R2.3, R2.4).
std::vector<ShownCard> shown_cards(const PublicView& all, const OwnView& own);
/// A finished hand to a side by itself, in whole points: two for a pip, three for a ram; a match
/// that is lost by overbidding counts as all its pips.
int score(const HandResult& result, Side side);
/// A finished hand to a side: rams and pips, and a little for each card point.
double worth(const HandResult& result, Side side);

}  // namespace avinas
