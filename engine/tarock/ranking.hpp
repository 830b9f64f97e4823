// SPDX-License-Identifier: MIT
// The order of the cards of Bavarian Tarock (T1.2, T1.3).
#pragma once

#include <array>
#include <optional>

#include "engine/frame/order.hpp"
#include "engine/tarock/options.hpp"

namespace avinas::tarock {

/// Without a trump suit nothing is trumps.
inline constexpr std::array<Order, kSuits + 1> kOrders{
    make_order(Suit::Clubs, kRanksDown), make_order(Suit::Spades, kRanksDown),
    make_order(Suit::Hearts, kRanksDown), make_order(Suit::Diamonds, kRanksDown),
    make_order({}, {kRanksDown, kRanksDown, kRanksDown, kRanksDown})};

constexpr const Order& order(std::optional<Suit> trump) {
  return kOrders[trump ? static_cast<std::size_t>(*trump) : kSuits];
}

}  // namespace avinas::tarock
