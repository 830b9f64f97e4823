// SPDX-License-Identifier: MIT
// A player's actions in a hand, of all games; each game has some of them. Records and the
// wire hold them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <variant>

#include "engine/frame/bounded_vector.hpp"
#include "engine/frame/card.hpp"
#include "engine/frame/seat.hpp"

namespace avinas {

/// The face a player makes with a card led face down (R5.5).
enum class Signal : std::uint8_t { Valuable, Worthless };

/// States a length in the bidding (R4.1), a range or a contract by its number (Owcy Głowa, O3.1;
/// Six-Bid, L3.1), or points to be taken (Bavarian Tarock, T3.3). Any number can be said; the
/// engine judges it. One byte, since a history keeps dozens of actions: beyond it a number is as
/// unlawful as the last in it.
struct Bid {
  constexpr Bid() = default;
  constexpr explicit Bid(int said)
      : length(static_cast<std::int8_t>(std::clamp(said, -1, kMostSaid))) {}
  static constexpr int kMostSaid = 120;
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
/// Lays one to three cards away, which stay a secret until the hand is over (Klørsjavs, K4.1;
/// Bavarian Tarock, T4.1; Frog, L8.3; Sjavs for three, S8.5).
struct Lay {
  static constexpr std::size_t kMost = 3;
  constexpr Lay() = default;
  constexpr Lay(std::initializer_list<Card> laid) : Lay(std::span(laid.begin(), laid.size())) {}
  /// At most kMost; their order means nothing.
  constexpr explicit Lay(std::span<const Card> laid) {
    for (const Card card : laid) {
      cards.push_back(card);
      for (std::size_t i = cards.size() - 1; i > 0 && card.index() < cards[i - 1].index(); --i) {
        std::swap(cards[i], cards[i - 1]);
      }
    }
  }
  BoundedVector<Card, kMost> cards;
  constexpr bool operator==(const Lay&) const = default;
};
/// Gives the hand up before its first card (Klørsjavs, K4.5).
struct Fold {
  constexpr bool operator==(const Fold&) const = default;
};

/// Calls for a card that another may hold (Six-Bid, L4.7). All hear which.
struct Ask {
  Card card;
  constexpr bool operator==(const Ask&) const = default;
};
/// Gives a card for the one that was called, to the player who held it (L4.7).
struct Give {
  Card card;
  constexpr bool operator==(const Give&) const = default;
};

using Action =
    std::variant<Pass, Bid, Knock, Play, NameTrump, Stop, Better, Take, Lay, Fold, Ask, Give>;

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
/// Gave a card: all that others learn of a `Give`.
struct Given {
  constexpr bool operator==(const Given&) const = default;
};
/// An action that plays no card, as everybody hears it. No card stands in it but one that was
/// called aloud, so a view that has nothing else of the actions cannot tell a card that was laid
/// away or given.
using Heard = std::variant<Pass, Bid, Knock, NameTrump, Stop, Better, Take, Laid, Fold, Ask, Given>;

/// Nothing for a card that is played: tricks show it.
constexpr std::optional<Heard> heard(const Action& action) {
  return std::visit(
      []<class A>(const A& taken) -> std::optional<Heard> {
        if constexpr (std::is_same_v<A, Play>) {
          return std::nullopt;
        } else if constexpr (std::is_same_v<A, Lay>) {
          return Laid{};
        } else if constexpr (std::is_same_v<A, Give>) {
          return Given{};
        } else {
          return taken;
        }
      },
      action);
}

/// The calls of a hand are at most so many: in Bavarian Tarock `play`, `hand` twice, eleven raises,
/// two passes, and the suit that is named.
inline constexpr std::size_t kMostCalls = 17;

/// An action that was heard, and who took it.
struct Call {
  Seat seat = Seat::North;
  Heard heard;
  constexpr bool operator==(const Call&) const = default;
};

}  // namespace avinas
