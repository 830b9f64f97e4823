// SPDX-License-Identifier: MIT
// A bot's preferred suit, and the card it leads or follows with.
#pragma once

#include "engine/avinas/model/view.hpp"
#include "engine/frame/card_set.hpp"

namespace avinas::bots {

/// The suit in which the hand is longest, by points where lengths are equal.
Suit best_suit(CardSet hand);
/// The first lead of a no-sevens game, when the card makes `suit` trumps (R4.4).
Action choose_opening(const View& view, Suit suit);
/// A lead or a follow once trumps are known.
Action choose_card(const View& view);

}  // namespace avinas::bots
