// SPDX-License-Identifier: MIT
// The settings of a table's opener: the game and its options, the clock, and what absence leads to.
#pragma once

#include <cstdint>

#include "engine/games/match.hpp"

namespace avinas::protocol {

/// The table's behaviour when a player's time is up.
enum class AtZero : std::uint8_t { StandIn, Wait };
/// The people who may watch a table without sitting at it.
enum class Watching : std::uint8_t { Nobody, Members, Anyone };
/// When those at a table may write to each other: talk can tell cards.
enum class Talk : std::uint8_t { Off, BetweenHands, Always };

/// Bounds of the clock, in seconds. Below the least, a screen reader cannot finish a sentence;
/// above the greatest, the others go home.
inline constexpr int kMinDecisionSeconds = 5, kMaxDecisionSeconds = 600;
inline constexpr int kMaxReserveSeconds = 3600;
/// How long a seat may be away before a stand-in plays it.
inline constexpr int kMinHoldSeconds = 5, kMaxHoldSeconds = 3600;

struct TableOptions {
  games::Options rules{};    ///< of the game that the table plays
  int decision_seconds = 0;  ///< time for each decision; 0: no clock
  int reserve_seconds = 0;   ///< more time, for the whole hand
  AtZero at_zero = AtZero::StandIn;
  int hold_seconds = 60;
  Watching watching = Watching::Anyone;
  Talk talk = Talk::BetweenHands;
  Talk emotes = Talk::BetweenHands;
  /// Spectators see the hand that was played last, all four open, while the next one is played.
  bool one_hand_behind = false;
  bool listed = true;  ///< shown in the hall; otherwise whoever has the code finds it
  constexpr bool operator==(const TableOptions&) const = default;
};

}  // namespace avinas::protocol
