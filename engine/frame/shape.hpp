// SPDX-License-Identifier: MIT
// The shape of a game: its seats, its pack, and how the pack is dealt.
#pragma once

#include <algorithm>
#include <optional>
#include <span>

#include "engine/frame/card_set.hpp"
#include "engine/frame/deal.hpp"

namespace avinas {

/// Two to four seats, which get as many cards each; the rest of the pack is dealt to nobody.
struct Shape {
  std::span<const Card> pack = kPack;  ///< by rising index, the order before it is shuffled
  int each = 8;                        ///< cards that a seat gets
  int packet = 4;                      ///< of them at a time
  std::optional<int> second{};         ///< in every second packet, if not as many
  Way way = Way::Left;                 ///< round the table, from the seat after the dealer
  Seating seating{};
  /// The rest is dealt when each seat has so many cards; without a number, when each has all.
  std::optional<int> rest_after{};
  /// Of the rest at a time, after each round of packets from then on; without a number all of it.
  std::optional<int> rest_at_a_time{};

  /// The seats that play, clockwise.
  constexpr std::span<const Seat> table() const { return seating.table(); }
  /// The seat whose turn comes `steps` turns later.
  constexpr Seat next(Seat seat, int steps = 1) const {
    return next_seat(seat, way, steps, seating.seats);
  }

  constexpr int rest() const { return static_cast<int>(pack.size()) - seating.seats * each; }
  constexpr Deal no_cards() const { return Deal(each, seating.seats, rest()); }
  /// The cards of a seat's packet of that number, from 0.
  constexpr int packet_at(int number) const { return second && number % 2 == 1 ? *second : packet; }
  /// The seat that `packets` packets later is dealt to.
  constexpr Seat dealt_to(Seat dealer, int packets) const {
    return next(dealer, packets % seating.seats + 1);
  }
};

/// The fault of the cards that somebody claims to have dealt.
enum class DealFault : std::uint8_t { None, OtherPack, OtherHands };

inline DealFault fault_of(const ClaimedDeal& deal, const Shape& shape) {
  CardSet dealt;
  std::size_t cards = 0;
  for (const auto& hand : deal.items) {
    cards += hand.size();
    for (const Card card : hand) dealt.insert(card);
  }
  for (const Card card : deal.rest) dealt.insert(card);
  cards += deal.rest.size();
  const CardSet strange = dealt - CardSet::of_all(shape.pack);
  if (!strange.empty() || static_cast<std::size_t>(dealt.size()) != cards ||
      cards != shape.pack.size()) {
    return DealFault::OtherPack;
  }
  for (const Seat seat : kAllSeats) {
    const int due = shape.seating.has(seat) ? shape.each : 0;
    if (deal[seat].size() != static_cast<std::size_t>(due)) return DealFault::OtherHands;
  }
  return DealFault::None;
}

/// The cards as they were claimed, which have no fault.
inline Deal dealt(const ClaimedDeal& claimed, const Shape& shape) {
  Deal deal = shape.no_cards();
  for (const Seat seat : shape.table()) std::ranges::copy(claimed[seat], deal[seat].begin());
  std::ranges::copy(claimed.rest, deal.rest().begin());
  return deal;
}

}  // namespace avinas
