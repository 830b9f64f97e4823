// SPDX-License-Identifier: MIT
// The parts of one observer's view that every game of the family has.
#pragma once

#include <optional>
#include <vector>

#include "engine/frame/action.hpp"
#include "engine/frame/bounded_vector.hpp"
#include "engine/frame/deal.hpp"

namespace avinas {

/// A seat, or a spectator.
struct Observer {
  std::optional<Seat> seat{};
  static constexpr Observer spectator() { return {}; }
  static constexpr Observer of(Seat seat) { return {seat}; }
  constexpr bool is(Seat s) const { return seat == s; }
  constexpr bool operator==(const Observer&) const = default;
};

enum class ViewPhase : std::uint8_t {
  BeforeDeal,
  Bidding,
  Knocking,
  Playing,
  NamingTrump,
  HandOver,
  MatchOver,
  Abandoned,
  Exchanging,  ///< declarer may take the cards that nobody was dealt
};

/// A card of the deal that this observer was shown, and where it was dealt.
struct ShownCard {
  Seat seat = Seat::North;
  std::uint8_t position = 0;  ///< among the cards of the hand as dealt, from 1
  Card card;
  constexpr bool operator==(const ShownCard&) const = default;
};
/// A card of a trick as this observer sees it.
struct TrickCard {
  Seat seat = Seat::North;
  std::optional<Card> card{};      ///< nothing while it lies face down for this observer
  bool trump = false;              ///< the card is known to be a trump
  bool face_down = false;          ///< it was led face down: everyone sees that
  std::optional<Signal> signal{};  ///< only for those who may read it
  constexpr bool operator==(const TrickCard&) const = default;
};

struct TrickView {
  std::uint8_t number = 1;  ///< from 1 on
  BoundedVector<TrickCard, 4> cards;
  constexpr bool operator==(const TrickView&) const = default;
};

struct LastTrickView {
  TrickView trick;
  Seat winner = Seat::North;
  /// Nothing where the table keeps no count in view.
  std::optional<std::uint8_t> points{};
  constexpr bool operator==(const LastTrickView&) const = default;
};

/// The completed tricks of a hand, each as an observer saw it when it was complete.
using CompletedTricks = BoundedVector<TrickView, kMostHeld>;

using CallHistory = BoundedVector<Call, kMostCalls>;
using SeatList = BoundedVector<Seat, 4>;

/// The part that everybody at the table is shown alike, spectators too.
struct CommonPublicView {
  ViewPhase phase = ViewPhase::BeforeDeal;
  bool in_hand = false;  ///< between the deal and the end of the hand
  int hand_number = 0;   ///< hands dealt so far in this match
  Seat dealer = Seat::North;
  std::optional<Seat> declarer{};
  std::optional<Suit> trump{};
  std::optional<int> bid{};  ///< declarer's length, once the bidding is over
  CallHistory calls;
  SeatList to_act;  ///< those who must act; a right is no turn
  PerSeat<std::uint8_t> card_counts{};
  /// Card points taken; nothing during a hand at a table that keeps no count in view.
  std::optional<PerAnySide<int>> points{};
  PerAnySide<int> tricks{};

  bool operator==(const CommonPublicView&) const = default;
};

/// The part that may differ between observers.
struct CommonOwnView {
  Observer observer;
  HeldCards hand;    ///< own cards still held, in the order dealt
  HeldCards ranked;  ///< the same, sorted as they rank now
  /// Those of them that are trumps: the cards that always are before the suit is known, all after.
  HeldCards trumps;
  /// The own hand's length in each suit, as dealt, until the trump suit is known. Empty otherwise.
  BoundedVector<std::uint8_t, kSuits> lengths;
  std::optional<TrickView> trick{};           ///< a card that lies face down is not in all
  std::optional<LastTrickView> last_trick{};  ///< nor is a signal
  std::vector<Action> legal;                  ///< what this seat may do now

  bool operator==(const CommonOwnView&) const = default;
};

}  // namespace avinas
