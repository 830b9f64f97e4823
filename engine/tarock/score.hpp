// SPDX-License-Identifier: MIT
// The value of a hand of Bavarian Tarock, the pot, the accounts, and the end of a match (T5, T6).
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "engine/frame/seat.hpp"
#include "engine/tarock/options.hpp"

namespace avinas::tarock {

/// The soloist took the stock, or plays with the cards that they were dealt (T4.1).
enum class Contract : std::uint8_t { PickUp, Hand };

/// How a hand stands or ended. Points and tricks count completed tricks only.
struct HandResult {
  bool finished = false;
  std::optional<Seat> soloist{};       ///< nobody, if all passed
  std::optional<int> figure{};         ///< the points that the soloist undertook
  std::optional<Contract> contract{};  ///< nothing before the soloist has chosen
  std::optional<Suit> trump{};
  PerSeat<int> points{};
  PerSeat<int> tricks{};
  int lies = 0;        ///< card points of the stock, or laid away in its place (T4.2)
  PerSeat<int> won{};  ///< the change of the accounts, once the hand is finished
  bool operator==(const HandResult&) const = default;

  /// The soloist's card points; there is a soloist.
  int taken() const { return points[*soloist] + lies; }
};

struct Sheet {
  PerSeat<int> accounts{};
  int pot = 0;
  constexpr bool operator==(const Sheet&) const = default;
};

/// The match is over: the pot is empty (T6.1).
struct Outcome {
  PerSeat<bool> won{};            ///< those with the most units (T6.2)
  PerSeat<std::int64_t> units{};  ///< by the stakes (T6.3)
  constexpr bool operator==(const Outcome&) const = default;

  constexpr bool has_won(Side side) const {
    return std::ranges::any_of(kShape.table(),
                               [&](Seat seat) { return alone(seat) == side && won[seat]; });
  }
};

Sheet first_sheet(const Options& options);
/// The value of so many points with that figure undertaken; below 0 if they fall short (T5.1).
int value_of(int figure, int points);
/// The same with the change of each account; there is a soloist.
HandResult judge(HandResult played, int pot);
Sheet write_hand(Sheet sheet, const HandResult& hand);
std::optional<Outcome> outcome_by_sheet(const Sheet& sheet, const Options& options);

/// A finished hand to a seat: the change of its account less half of the others', and a little for
/// card points.
double worth(const HandResult& result, Side side);

/// No match ends the play of its day.
constexpr bool day_may_end(const Options&) { return false; }
constexpr bool ends_day(const Options&, const Outcome&) { return false; }

}  // namespace avinas::tarock
