// SPDX-License-Identifier: MIT
// The worth of a hand of Sjavs, the ladder of the sheet, and the end of a match (S5, S6).
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/frame/bounded_vector.hpp"
#include "engine/frame/card.hpp"
#include "engine/frame/seat.hpp"
#include "engine/sjavs/options.hpp"

namespace avinas::sjavs {

/// Card points with which a side has won (S5.1).
inline constexpr int kPointsToWin = 61;
/// Both sides begin there (S6.1).
inline constexpr int kStart = 24;

/// Game points that a side takes off its total (S5.2).
struct Deduction {
  Side side = Side::NorthSouth;
  int amount = 0;
  constexpr bool operator==(const Deduction&) const = default;
};

/// How a hand stands or ended. Points and tricks count completed tricks only.
struct HandResult {
  bool finished = false;    ///< scored, tied or redealt
  bool passed_out = false;  ///< all passed (S3.8)
  std::optional<Seat> declarer{};
  std::optional<int> bid{};
  bool better = false;  ///< the bid was said `better` (S3.3)
  std::optional<Suit> trump{};
  PerSide<int> points{};
  PerSide<int> tricks{};
  /// The seat that took every trick of a finished hand (S5.2).
  std::optional<Seat> solo{};
  std::optional<Side> won_by{};  ///< nobody at 60-60 (S5.3) and in a hand that is redealt
  std::optional<Deduction> deduction{};

  /// All passed and nobody played: the same dealer deals again, and nothing is written (S3.8).
  constexpr bool redealt() const { return finished && passed_out && points == PerSide<int>{}; }
  constexpr bool operator==(const HandResult&) const = default;
};

/// The running totals of each side below its 24, and the ties that wait (S5.3, S6.1).
struct Sheet {
  /// A deduction is 2 at the least, and at 0 the match ends.
  PerSide<BoundedVector<std::int16_t, kStart / 2>> totals{};
  int ties = 0;

  constexpr std::span<const std::int16_t> column(Side side) const {
    return {totals[side].begin(), totals[side].size()};
  }
  constexpr int total(Side side) const {
    return column(side).empty() ? kStart : column(side).back();
  }
  constexpr bool operator==(const Sheet&) const = default;
};

/// Game points in a simple hand and in clubs.
struct Worth {
  int simple = 0, clubs = 0;
  constexpr int with(std::optional<Suit> trump) const {
    return trump == Suit::Clubs ? clubs : simple;
  }
};
/// The row of S5.2 that declarers with these card points and tricks, of so many, fit; the bonus for
/// one player's vol apart.
Worth worth_of(int points, int tricks, int all_tricks);
/// Of one tie that waited (S5.3).
int tie_adds(bool declarers_win, std::optional<Suit> trump, Tie tie);

struct Outcome {
  Side winner = Side::NorthSouth;
  bool cross = false;  ///< a double win (S6.3)
  int units = 0;       ///< the other side owes them (S6.4)
  constexpr bool operator==(const Outcome&) const = default;
};

/// The hand with its winners and their deduction; `played` holds all 120 points, and so many ties
/// wait.
HandResult judge(HandResult played, const Options& options, int ties);

/// The sheet with a finished hand written: a deduction, or one more tie. A redealt hand leaves it
/// (S5.3).
Sheet write_hand(Sheet sheet, const HandResult& hand);

/// The winner by the sheet, if a side stands at 0 or below (S6.2).
std::optional<Outcome> outcome_by_sheet(const Sheet& sheet, const Options& options);

}  // namespace avinas::sjavs
