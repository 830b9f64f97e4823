// SPDX-License-Identifier: MIT
// The order of cards in Owcy Głowa, what they count, and its grannies (O1.2 to O1.4).
#pragma once

#include "engine/frame/order.hpp"

namespace avinas::owcyglowa {

/// In every suit A K Q J T 9, without trumps.
extern const Order kOrder;

/// The black queens (O1.4).
inline constexpr std::array kGrannies{Card(Rank::Queen, Suit::Clubs),
                                      Card(Rank::Queen, Suit::Spades)};
constexpr bool is_granny(Card card) { return card == kGrannies[0] || card == kGrannies[1]; }

}  // namespace avinas::owcyglowa
