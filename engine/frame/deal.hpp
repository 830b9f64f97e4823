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
  constexpr explicit Deal(int each = 8, int seats = 4, int rest = 0)
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

  /// The seats that play, clockwise.
  constexpr std::span<const Seat> table() const { return seats_for(seats_); }

  constexpr bool operator==(const Deal&) const = default;

 private:
  constexpr std::size_t size(Seat seat) const {
    return Seating{.seats = seats_}.has(seat) ? each_ : 0;
  }
  constexpr std::size_t first(Seat seat) const {
    return size(seat) == 0 ? 0 : static_cast<std::size_t>(place_among(seat, seats_)) * each_;
  }

  std::array<Card, kMostCards> cards_{};
  std::uint8_t seats_ = 0, each_ = 0, rest_ = 0;
};

/// The cards as somebody claims to have dealt them: any number of any cards.
struct ClaimedDeal : PerSeat<std::vector<Card>> {
  std::vector<Card> rest;  ///< dealt to nobody
};
/// The claim that these were dealt.
inline ClaimedDeal claim(const Deal& deal) {
  ClaimedDeal claimed;
  for (const Seat seat : deal.table()) claimed[seat].assign(deal[seat].begin(), deal[seat].end());
  claimed.rest.assign(deal.rest().begin(), deal.rest().end());
  return claimed;
}

}  // namespace avinas
