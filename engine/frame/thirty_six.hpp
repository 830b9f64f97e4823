// SPDX-License-Identifier: MIT
// The pack of 36 cards in which every suit ranks alike, trumps too (T1.2, L1.2).
#pragma once

#include <array>
#include <optional>

#include "engine/frame/card_set.hpp"
#include "engine/frame/order.hpp"

namespace avinas::thirty_six {

/// The cards by rising index.
inline constexpr std::array kRanksDown{Rank::Ace,   Rank::Ten,   Rank::King,
                                       Rank::Queen, Rank::Jack,  Rank::Nine,
                                       Rank::Eight, Rank::Seven, Rank::Six};
inline constexpr auto kCards = pack_of(kRanksDown);

/// Without a trump suit nothing is trumps.
inline constexpr std::array<Order, kSuits + 1> kOrders{
    make_order(Suit::Clubs, kRanksDown), make_order(Suit::Spades, kRanksDown),
    make_order(Suit::Hearts, kRanksDown), make_order(Suit::Diamonds, kRanksDown),
    make_order({}, {kRanksDown, kRanksDown, kRanksDown, kRanksDown})};

constexpr const Order& order(std::optional<Suit> trump) {
  return kOrders[trump ? static_cast<std::size_t>(*trump) : kSuits];
}

}  // namespace avinas::thirty_six
