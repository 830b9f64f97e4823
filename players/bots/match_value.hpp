// SPDX-License-Identifier: MIT
// The worth of a score sheet to each side, between players of one strength (R6.1 to R6.3), and the
// sides' wishes in an auction at that sheet. docs/bots.md has the game that is solved.
#pragma once

#include "engine/avinas/model/score.hpp"

namespace avinas::bots {

/// The chance of a side to win the match from a sheet, 0 to 1.
double chance_of(Side side, const Sheet& sheet);

/// The two sides' wishes in the auction of a no-sevens hand (R4.1).
struct Auction {
  PerSide<double> bids{};         ///< how often the side wants to declare, 0 to 1
  PerSide<bool> wants_to_lose{};  ///< as declarers it loses on purpose, which is better than to try
};
Auction auction_at(const Sheet& sheet);

/// How a player judges sheets.
struct MatchSense {
  double (*chance)(Side, const Sheet&) = nullptr;
  /// Null: sides are thought to bid on what they hold, and to try.
  Auction (*auction)(const Sheet&) = nullptr;
};
inline constexpr MatchSense kSolvedMatch{chance_of, auction_at};

}  // namespace avinas::bots
