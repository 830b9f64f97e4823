// SPDX-License-Identifier: MIT
// A hand with all its cards open, from the moment that the trump suit is known.
#pragma once

#include "engine/frame/bounded_vector.hpp"
#include "engine/frame/card_set.hpp"
#include "engine/frame/seat.hpp"

namespace avinas::solver {

/// Everything that decides what is still to be won. Its maker knows all four hands: the truth
/// of a hand that is over, or a world that somebody imagines.
struct OpenHand {
  Suit trump = Suit::Clubs;
  Seat declarer = Seat::North;
  PerSeat<CardSet> held;           ///< not yet played
  Seat leader = Seat::North;       ///< of the trick in progress, or of the next one
  BoundedVector<Card, 4> lying{};  ///< the trick in progress, from its leader on; three at most
  PerSide<int> points{};           ///< card points in completed tricks
  PerSide<int> tricks{};           ///< completed tricks

  /// The seat whose card is awaited.
  Seat turn() const { return left_of(leader, static_cast<int>(lying.size())); }
  /// 1 to 8.
  int trick() const { return 1 + tricks[Side::NorthSouth] + tricks[Side::EastWest]; }
};

/// The cards that may be played now, face up or down (R5.1 to R5.3).
CardSet lawful_cards(const OpenHand& hand);

/// The hand after the one whose turn it is played `card`, which is lawful.
OpenHand after(OpenHand hand, Card card);

}  // namespace avinas::solver
