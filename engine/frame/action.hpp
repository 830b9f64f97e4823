// SPDX-License-Identifier: MIT
// A player's actions in a hand, of all games; each game has some of them. Records hold them; the
// wire has those of Avinas.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <variant>

#include "engine/frame/card.hpp"
#include "engine/frame/seat.hpp"

namespace avinas {

/// The face a player makes with a card led face down (R5.5).
enum class Signal : std::uint8_t { Valuable, Worthless };

/// States a length in the bidding (R4.1), or a range by its number (Owcy Głowa, O3.1). Any number
/// can be said; the engine judges it. One byte, since a history keeps dozens of actions: beyond it
/// a number is as unlawful as the last in it.
struct Bid {
  constexpr Bid() = default;
  constexpr explicit Bid(int said) : length(static_cast<std::int8_t>(std::clamp(said, -1, 99))) {}
  std::int8_t length = 0;
  constexpr bool operator==(const Bid&) const = default;
};
/// States a length in clubs that is as long as the highest before (Sjavs, S3.3).
struct Better {
  constexpr Better() = default;
  constexpr explicit Better(int said) : length(Bid(said).length) {}
  std::int8_t length = 0;
  constexpr bool operator==(const Better&) const = default;
};
/// Passes in the bidding (R4.1) or in a knock window (R3.3).
struct Pass {
  constexpr bool operator==(const Pass&) const = default;
};
/// Knocks, or knocks again (R3.2).
struct Knock {
  constexpr bool operator==(const Knock&) const = default;
};
/// Plays a card; face down and with a signal only where R5.3 and R5.5 allow it.
struct Play {
  Card card;
  bool face_down = false;
  std::optional<Signal> signal{};
  constexpr bool operator==(const Play&) const = default;
};
/// Names the trump suit after leading a queen or jack (R4.4).
struct NameTrump {
  Suit suit = Suit::Clubs;
  constexpr bool operator==(const NameTrump&) const = default;
};
/// Stops a no-sevens game (R4.6).
struct Stop {
  constexpr bool operator==(const Stop&) const = default;
};

/// Takes the cards that nobody was dealt, before others are laid away (Klørsjavs, K4.1).
struct Take {
  constexpr bool operator==(const Take&) const = default;
};
/// Lays two cards away, which stay a secret until the hand is over (Klørsjavs, K4.1).
struct Lay {
  constexpr Lay() = default;
  /// The order of the two means nothing.
  constexpr Lay(Card a, Card b)
      : cards(a.index() < b.index() ? std::array{a, b} : std::array{b, a}) {}
  std::array<Card, 2> cards{};
  constexpr bool operator==(const Lay&) const = default;
};
/// Gives the hand up before its first card (Klørsjavs, K4.5).
struct Fold {
  constexpr bool operator==(const Fold&) const = default;
};

using Action = std::variant<Pass, Bid, Knock, Play, NameTrump, Stop, Better, Take, Lay, Fold>;

/// An action and who took it.
struct SeatAction {
  Seat seat = Seat::North;
  Action action;
  constexpr bool operator==(const SeatAction&) const = default;
};

/// Laid cards away: all that others learn of a `Lay`.
struct Laid {
  constexpr bool operator==(const Laid&) const = default;
};
/// An action that plays no card, as everybody hears it. No card stands in it, so a view that has
/// nothing else of the actions cannot tell a card that was laid away.
using Heard = std::variant<Pass, Bid, Knock, NameTrump, Stop, Better, Take, Laid, Fold>;

/// Nothing for a card that is played: tricks show it.
constexpr std::optional<Heard> heard(const Action& action) {
  return std::visit(
      []<class A>(const A& taken) -> std::optional<Heard> {
        if constexpr (std::is_same_v<A, Play>) {
          return std::nullopt;
        } else if constexpr (std::is_same_v<A, Lay>) {
          return Laid{};
        } else {
          return taken;
        }
      },
      action);
}

/// An action that was heard, and who took it.
struct Call {
  Seat seat = Seat::North;
  Heard heard;
  constexpr bool operator==(const Call&) const = default;
};

}  // namespace avinas
