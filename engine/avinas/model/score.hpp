// SPDX-License-Identifier: MIT
// The score of a hand and of a match: result, score sheet, outcome.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/frame/bounded_vector.hpp"
#include "engine/frame/card.hpp"
#include "engine/frame/seat.hpp"

namespace avinas {

/// The game that a deal made, or its end without one (R2.6, R4.2).
enum class Form : std::uint8_t { Sevens, NoSevens, PassedOut, Unfinished };
/// The knocks before the first lead (R3.2).
enum class KnockLevel : std::uint8_t { None, Knock, KnockAgain };
enum class PenaltyKind : std::uint8_t { Rams, Pips };

/// An entry on the sheet against a side (R3.6, R4.8).
struct Penalty {
  PenaltyKind kind = PenaltyKind::Rams;
  Side side = Side::NorthSouth;  ///< the side that is penalised
  int amount = 0;
  constexpr bool operator==(const Penalty&) const = default;
};

/// How a hand stands or ended. Points and tricks count completed tricks only.
struct HandResult {
  Form form = Form::Unfinished;
  int sevens = 0;
  std::optional<Suit> trump{};
  std::optional<Seat> declarer{};
  std::optional<int> bid{};
  KnockLevel knock = KnockLevel::None;
  PerSide<int> points{};
  PerSide<int> tricks{};
  std::optional<Side> won_by{};
  bool overbid = false;
  std::optional<Penalty> penalty{};
  constexpr bool operator==(const HandResult&) const = default;
};

/// Pips at which the match ends (R6.1).
inline constexpr int kPipsToEnd = 12;

/// The traditional sheet (R6.7). Struck-out rams of a side are `drawn - rams`.
struct Sheet {
  PerSide<int> rams{};   ///< uncancelled; at most one side has any (R3.7)
  PerSide<int> drawn{};  ///< circles ever drawn in the side's column
  /// Running totals as written. Each entry adds a pip or more and the match ends at 12, so a
  /// column holds 12 entries at the most.
  PerSide<BoundedVector<std::uint8_t, kPipsToEnd>> pip_totals{};

  /// A side's pips: its last running total (R4.9: never cancelled).
  constexpr int pips(Side side) const {
    return pip_totals[side].empty() ? 0 : pip_totals[side].back();
  }
  constexpr bool operator==(const Sheet&) const = default;
};

/// Why a match was lost (R4.5, R6.2, R6.3).
enum class EndReason : std::uint8_t { Cats, Rams, Pips, Overbid };

/// The loser's debt (R6.6).
struct Settlement {
  Side payer = Side::NorthSouth;
  long long units = 0;
  constexpr bool operator==(const Settlement&) const = default;
};

struct Outcome {
  Side winner = Side::NorthSouth;
  EndReason reason = EndReason::Pips;
  Settlement settlement;
  constexpr bool operator==(const Outcome&) const = default;
};

}  // namespace avinas
