// SPDX-License-Identifier: MIT
// Makes the four orders of Einwerfen.
#include "engine/einwerfen/ranking.hpp"

namespace avinas::einwerfen {
namespace {

using enum Rank;

/// Highest first; the ten ranks fifth.
constexpr std::array kRanking{Ace, King, Queen, Jack, Ten, Nine, Eight, Seven};

constexpr std::array<Order, kSuits> kOrders{
    make_order(Suit::Clubs, kRanking), make_order(Suit::Spades, kRanking),
    make_order(Suit::Hearts, kRanking), make_order(Suit::Diamonds, kRanking)};

}  // namespace

const Order& order(Suit trump) { return kOrders[static_cast<std::size_t>(trump)]; }

}  // namespace avinas::einwerfen
