// SPDX-License-Identifier: MIT
// Makes the orders of Klørsjavs: one for three and four players, five for the auction.
#include "engine/klorsjavs/ranking.hpp"

namespace avinas::klorsjavs {
namespace {

using enum Rank;

/// Highest first (K1.3).
constexpr std::array<Card, 6> kWenzels{Card(Queen, Suit::Clubs), Card(Queen, Suit::Spades),
                                       Card(Jack, Suit::Clubs),  Card(Jack, Suit::Spades),
                                       Card(Jack, Suit::Hearts), Card(Jack, Suit::Diamonds)};

/// Highest first; a red queen is a plain card (K1.4, K9.1).
template <Rank Last>
constexpr std::array<Rank, 3> kBlack{Ace, King, Last};
template <Rank Last>
constexpr std::array<Rank, 4> kRed{Ace, King, Queen, Last};
template <Rank Last>
constexpr std::array<std::span<const Rank>, kSuits> kPlain{kBlack<Last>, kBlack<Last>, kRed<Last>,
                                                           kRed<Last>};

/// A five counts as a ten does (K1.5).
constexpr RankPoints kPoints = [] {
  RankPoints points = kCommonPoints;
  points[static_cast<std::size_t>(Five)] = 10;
  return points;
}();

constexpr Order order_of(const std::array<std::span<const Rank>, kSuits>& plain,
                         std::optional<Suit> trump) {
  std::array<Card, kWenzels.size() + 4> trumps{};
  std::size_t size = 0;
  for (const Card card : kWenzels) trumps[size++] = card;
  if (trump) {
    for (const Rank rank : plain[static_cast<std::size_t>(*trump)])
      trumps[size++] = Card(rank, *trump);
  }
  return make_order(std::span(trumps).first(size), plain, kPoints);
}

constexpr Order kOrderOfThree = order_of(kPlain<Five>, Suit::Clubs);
/// The same without the red queens (K8.1).
constexpr Order kOrderOfFour =
    order_of({kBlack<Five>, kBlack<Five>, kBlack<Five>, kBlack<Five>}, Suit::Clubs);
constexpr std::array<Order, kSuits + 1> kAuctionOrders{
    order_of(kPlain<Ten>, Suit::Clubs), order_of(kPlain<Ten>, Suit::Spades),
    order_of(kPlain<Ten>, Suit::Hearts), order_of(kPlain<Ten>, Suit::Diamonds),
    order_of(kPlain<Ten>, std::nullopt)};

}  // namespace

const Order& order(Form form, std::optional<Suit> trump) {
  switch (form) {
    case Form::Four:
      return kOrderOfFour;
    case Form::Auction:
      return kAuctionOrders[trump ? static_cast<std::size_t>(*trump) : kSuits];
    case Form::Three:
      break;
  }
  return kOrderOfThree;
}

}  // namespace avinas::klorsjavs
