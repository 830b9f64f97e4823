// SPDX-License-Identifier: MIT
// The cards of a hand as they were dealt.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/frame/bounded_vector.hpp"
#include "engine/frame/card.hpp"
#include "engine/frame/seat.hpp"

namespace avinas {

/// The most cards that a seat holds in any game of the family.
inline constexpr std::size_t kMostHeld = 16;
using HeldCards = BoundedVector<Card, kMostHeld>;

/// The cards of a hand in the order dealt: as many for each seat, and those that nobody was dealt.
/// Any game of the family fits in: 20 to 40 cards for two to four seats.
class Deal {
 public:
  static constexpr std::size_t kMostCards = 40;

  /// Room for so many cards a seat and so many undealt; `seats * each + rest` is at most
  /// kMostCards.
  constexpr explicit Deal(int each, int seats = 4, int rest = 0)
      : seats_(static_cast<std::uint8_t>(seats)),
        each_(static_cast<std::uint8_t>(each)),
        rest_(static_cast<std::uint8_t>(rest)) {}

  /// The seat's cards: none for a seat that does not play.
  constexpr std::span<const Card> operator[](Seat seat) const {
    return std::span(cards_).subspan(first(seat), size(seat));
  }
  constexpr std::span<Card> operator[](Seat seat) {
    return std::span(cards_).subspan(first(seat), size(seat));
  }
  /// The cards that nobody was dealt, in the order they lay.
  constexpr std::span<const Card> rest() const {
    return std::span(cards_).subspan(std::size_t{seats_} * each_, rest_);
  }
  constexpr std::span<Card> rest() {
    return std::span(cards_).subspan(std::size_t{seats_} * each_, rest_);
  }

  constexpr bool operator==(const Deal&) const = default;

 private:
  constexpr std::size_t size(Seat seat) const {
    return static_cast<std::size_t>(seat) < seats_ ? each_ : 0;
  }
  constexpr std::size_t first(Seat seat) const {
    return size(seat) == 0 ? 0 : static_cast<std::size_t>(seat) * each_;
  }

  std::array<Card, kMostCards> cards_{};
  std::uint8_t seats_ = 0, each_ = 0, rest_ = 0;
};

/// The cards as somebody claims to have dealt them: any number of any cards.
using ClaimedDeal = PerSeat<std::vector<Card>>;

}  // namespace avinas
