// SPDX-License-Identifier: MIT
// The worth of a hand of Einwerfen, the sheet, and the end of a match (E4, E5).
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/einwerfen/options.hpp"
#include "engine/frame/bounded_vector.hpp"
#include "engine/frame/card.hpp"
#include "engine/frame/seat.hpp"
#include "engine/frame/shared.hpp"
#include "engine/turned/result.hpp"

namespace avinas::einwerfen {

/// Card points with which a side has won, and with which it wins two games (E4.1).
inline constexpr int kPointsToWin = 61;
inline constexpr int kPointsForTwo = 90;

/// How a hand stands or ended. Points and tricks count completed tricks only.
struct HandResult : turned::Result {
  bool favourite = false;  ///< the favourite suit, which counts double (E4.3)
  constexpr bool operator==(const HandResult&) const = default;
};

/// So many ties in a row double, and later ones add nothing (E4.2): sums stay within their types.
inline constexpr int kMostTies = 15;
/// Every trick in the favourite suit after so many ties.
inline constexpr int kMostGames = 3 << (kMostTies + 1);

/// The running totals of each side's games (E5.1).
struct Sheet {
  /// Of both sides (E5.2): sixteen and one that decides; or, if the sixteenth hand is tied,
  /// fifteen, one that may level, and one that decides.
  static constexpr std::size_t kMostWins = 17;
  using Columns = PerSide<BoundedVector<std::int32_t, kMostWins>>;
  Shared<Columns> columns{};        ///< nothing before the first win
  std::optional<Suit> favourite{};  ///< the trump suit of the first hand (E4.3)
  int ties = 0;                     ///< that wait (E4.2)
  int hands = 0;                    ///< played to their ends

  std::span<const std::int32_t> column(Side side) const {
    if (!columns) return {};
    return {(*columns)[side].begin(), (*columns)[side].size()};
  }
  int total(Side side) const { return column(side).empty() ? 0 : column(side).back(); }
  void write(Side side, int total) {
    Columns longer = columns ? *columns : Columns();
    longer[side].push_back(total);
    columns = longer;
  }
  bool operator==(const Sheet&) const = default;
};

struct Outcome {
  Side winner = Side::NorthSouth;
  int games = 0;           ///< more than the others
  std::int64_t units = 0;  ///< the other side owes them (E5.3)
  constexpr bool operator==(const Outcome&) const = default;
};

/// The hand with what makes it count more: the favourite suit and the ties that wait (E4.2, E4.3).
HandResult weighed(HandResult played, const Sheet& before);

/// The same with its winners and their games; `played` holds all 120 points.
HandResult judge(HandResult played, const Sheet& before, const Options& options);

/// The sheet with a finished hand written.
Sheet write_hand(Sheet sheet, const HandResult& hand, const Options& options);

/// The winner by the sheet, if the hands are played and a side is ahead with no tie waiting (E5.2).
std::optional<Outcome> outcome_by_sheet(const Sheet& sheet, const Options& options);

/// No match ends the play of its day.
constexpr bool day_may_end(const Options&) { return false; }
constexpr bool ends_day(const Options&, const Outcome&) { return false; }

}  // namespace avinas::einwerfen
