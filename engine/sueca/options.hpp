// SPDX-License-Identifier: MIT
// The pack of Sueca, and the rules that a table may choose.
#pragma once

#include <cstdint>

#include "engine/frame/shape.hpp"
#include "engine/frame/trick.hpp"

namespace avinas::sueca {

/// The games that win a match (U5.2).
enum class Games : std::uint8_t { Four, Ten };
/// The condition of a bandeira (U4.2).
enum class Bandeira : std::uint8_t { Tricks, Points };
/// The consequence of a tied hand (U4.3).
enum class TiedHand : std::uint8_t { Nothing, OneMore };

/// The defaults are the rules as written.
struct Options {
  Games games = Games::Four;
  Bandeira bandeira = Bandeira::Tricks;
  TiedHand tied_hand = TiedHand::Nothing;
  int stake = 0;  ///< units that the losers owe for a match; 0 without stakes (U5.4)
  constexpr bool operator==(const Options&) const = default;
};

constexpr int games_to_win(const Options& options) { return options.games == Games::Four ? 4 : 10; }

/// The 40 cards by rising index (U1.2).
inline constexpr auto kCards =
    pack_of(std::array{Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Seven, Rank::Six,
                       Rank::Five, Rank::Four, Rank::Three, Rank::Two});

/// Ten cards each at once, counter-clockwise (U1.1, U2.2).
inline constexpr Shape kShape{.pack = kCards, .each = 10, .packet = 10, .way = Way::Right};
constexpr Shape shape(const Options&) { return kShape; }

/// A player who cannot follow plays any card (U3.2).
constexpr Duty duty(const Options&) { return Duty::Free; }

}  // namespace avinas::sueca
