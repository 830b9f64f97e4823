// SPDX-License-Identifier: MIT
// The cost of a hand of Klørsjavs, the sheet, and the end of a match (K6, K8.2, K9.5, K9.6).
#pragma once

#include <cstdint>
#include <optional>

#include "engine/frame/seat.hpp"
#include "engine/klorsjavs/options.hpp"

namespace avinas::klorsjavs {

/// The contracts of the auction, lowest first (K9.2); the other forms know the first alone.
enum class Contract : std::uint8_t { Game, Strike, Tout, StrikeTout };
inline constexpr int kContracts = 4;

/// With the cat, if declarer wishes so (K9.2).
constexpr bool with_cat(Contract contract) {
  return contract == Contract::Game || contract == Contract::Tout;
}
/// All tricks are its aim (K9.2).
constexpr bool is_tout(Contract contract) {
  return contract == Contract::Tout || contract == Contract::StrikeTout;
}

/// Declarer took the cat, or left it (K4.1, K4.2).
enum class CatFate : std::uint8_t { Taken, Left };

/// How a hand stands or ended. Points and tricks count completed tricks only.
struct HandResult {
  int seats = 3;  ///< which play
  bool finished = false;
  std::optional<Seat> declarer{};  ///< nobody, if all passed
  std::optional<Contract> contract{};
  std::optional<Suit> trump{};
  std::optional<CatFate> cat{};  ///< nothing while declarer may choose, or where they never could
  bool folded = false;
  PerSeat<int> points{};
  PerSeat<int> tricks{};
  int lies = 0;        ///< card points that lie with declarer: laid away, or the cat (K4.4)
  PerSeat<int> won{};  ///< the change of the sheet, once the hand is finished
  bool operator==(const HandResult&) const = default;

  /// Declarer's card points (K4.4); there is a declarer.
  int taken() const { return points[*declarer] + lies; }
};

/// Øre that are left (K6.1), or the jetons of an auction (K9.6).
struct Sheet {
  int seats = 3;
  PerSeat<int> totals{};
  int hands = 0;          ///< played, not those that all passed
  PerSeat<bool> level{};  ///< those who play on until one of them is lower (K6.3)
  constexpr bool operator==(const Sheet&) const = default;
};

struct Outcome {
  int seats = 3;
  PerSeat<bool> won{};  ///< all but the loser; in the auction those with the most jetons
  PerSeat<std::int64_t> units{};
  constexpr bool operator==(const Outcome&) const = default;

  constexpr bool has_won(Side side) const {
    for (const Seat seat : seats_for(seats)) {
      if (alone(seat) == side) return won[seat];
    }
    return false;
  }
};

Sheet first_sheet(const Options& options);
/// Declarer has won the hand (K6.1, K8.2, K9.2); there is a declarer.
bool made(const HandResult& result, const Options& options);
/// The same with the change of each total.
HandResult judge(HandResult played, const Options& options);

/// The sheet after a hand, and the outcome if that ends the match.
struct Written {
  Sheet sheet;
  std::optional<Outcome> outcome{};
};
Written write_hand(const Sheet& before, const HandResult& hand, const Options& options);

/// A finished hand to a seat: the change of its total less a third of the others' changes, and a
/// little for card points.
double worth(const HandResult& result, Side side);

/// No match ends the play of its day.
constexpr bool day_may_end(const Options&) { return false; }
constexpr bool ends_day(const Options&, const Outcome&) { return false; }

}  // namespace avinas::klorsjavs
