// SPDX-License-Identifier: MIT
// The last tricks of a hand with all cards open, exactly.
#pragma once

#include "engine/frame/trick.hpp"

namespace avinas::imagined {

/// Hands of so many cards are played exactly.
inline constexpr int kExactCards = 3;

/// The card with which the seat to play takes the most card points for its side, less those of the
/// other, if all play their best from here on. The seat holds a card.
Card best_card(const PerSeat<CardSet>& held, const Trick& trick, const Order& order, Duty duty);

}  // namespace avinas::imagined
