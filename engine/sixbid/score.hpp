// SPDX-License-Identifier: MIT
// The payment for a hand of Six-Bid or Frog, the accounts, and the end of a match (L6, L7, L8.4).
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "engine/frame/card.hpp"
#include "engine/frame/seat.hpp"
#include "engine/sixbid/options.hpp"

namespace avinas::sixbid {

/// How a hand stands or ended. Points and tricks count completed tricks only.
struct HandResult {
  bool finished = false;
  std::optional<Seat> soloist{};       ///< nobody, if all passed
  std::optional<Contract> contract{};  ///< nothing before the bidding is over
  std::optional<Suit> trump{};
  std::optional<Card> asked{};     ///< the card that was called (L4.7)
  std::optional<Seat> asked_of{};  ///< the seat that held it; nobody, if it lay in the blind
  PerSeat<int> points{};
  PerSeat<int> tricks{};
  int lies = 0;        ///< card points that count for the soloist beside tricks (L4.4, L8.3)
  PerSeat<int> won{};  ///< the change of the accounts, once the hand is finished
  bool operator==(const HandResult&) const = default;

  /// The soloist's card points; there is a soloist.
  int taken() const { return points[*soloist] + lies; }
};

struct Sheet {
  PerSeat<int> accounts{};
  int played = 0;  ///< hands, those apart that all passed
  constexpr bool operator==(const Sheet&) const = default;
};

/// The match is over: its hands are played (L7.1).
struct Outcome {
  PerSeat<bool> won{};            ///< those with the most units
  PerSeat<std::int64_t> units{};  ///< by the stakes (L7.2)
  constexpr bool operator==(const Outcome&) const = default;

  constexpr bool has_won(Side side) const {
    return std::ranges::any_of(kShape.table(),
                               [&](Seat seat) { return alone(seat) == side && won[seat]; });
  }
};

/// The points that a contract needs with such trumps; a misère needs none (L4.2, L8.3).
int needed(Contract contract, std::optional<Suit> trump);
/// The units that each opponent pays to the soloist, or gets if it is below 0 (L6.1, L8.4); there
/// is a contract.
int payment(const HandResult& played);
/// The same with the change of each account; there is a soloist.
HandResult judge(HandResult played);
Sheet write_hand(Sheet sheet, const HandResult& hand);
std::optional<Outcome> outcome_by_sheet(const Sheet& sheet, const Options& options);

/// A finished hand to a seat: the change of its account less half of the others', and a little for
/// card points.
double worth(const HandResult& result, Side side);

/// No match ends the play of its day.
constexpr bool day_may_end(const Options&) { return false; }
constexpr bool ends_day(const Options&, const Outcome&) { return false; }

}  // namespace avinas::sixbid
