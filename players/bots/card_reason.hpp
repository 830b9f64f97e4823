// SPDX-License-Identifier: MIT
// The reason for a card, in facts that its player knows: of any game, over its order of cards.
#pragma once

#include <vector>

#include "engine/frame/common_view.hpp"
#include "engine/frame/order.hpp"
#include "players/bots/advice.hpp"

namespace avinas::bots {

inline constexpr int kMuch = 10;  ///< a card of so many points is worth something

/// A seat's knowledge of the cards when it plays one. Order, trick and legal actions outlive this.
struct CardsKnown {
  Seat me = Seat::North;
  const Order& order;
  const TrickView& trick;  ///< as it lies, before the card
  /// The cards that a seat which can follow plays; of no meaning where nothing is led.
  CardSet demanded{};
  const std::vector<Action>& legal;
  PerSeat<CardSet> may_hold{};      ///< cards that a seat may hold now
  PerSeat<CardSet> surely_holds{};  ///< those of them that it certainly holds
  Seating seating{};
};

/// The reason for playing this card face up.
Reason reason_for(const CardsKnown& known, Card card);

}  // namespace avinas::bots
