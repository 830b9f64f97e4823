// SPDX-License-Identifier: MIT
// One observer's view of a match (section 7 of the rules), and nothing else: the type has no place
// for a hand that its observer does not hold.
#pragma once

#include <optional>
#include <vector>

#include "engine/model/hand_record.hpp"
#include "engine/model/options.hpp"
#include "engine/model/shared.hpp"

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
};

/// A card of the deal that this observer was shown, and where it was dealt.
struct ShownCard {
  Seat seat = Seat::North;
  std::uint8_t position = 0;  ///< 4 or 8: the fourth or eighth card of the hand
  Card card;
  constexpr bool operator==(const ShownCard&) const = default;
};
/// Four seats, two cards each.
using ShownCards = BoundedVector<ShownCard, 8>;

/// The dealer's look at the partner's cards (R2.4): the fourth and the eighth, those not exposed.
using PrivateLook = BoundedVector<ShownCard, 2>;

/// A card of a trick as this observer sees it.
struct TrickCard {
  Seat seat = Seat::North;
  std::optional<Card> card{};      ///< nothing while it lies face down for this observer (R5.4)
  bool trump = false;              ///< the card is known to be a trump
  bool face_down = false;          ///< it was led face down: everyone sees that
  std::optional<Signal> signal{};  ///< only for those who may read it (R5.6)
  constexpr bool operator==(const TrickCard&) const = default;
};

struct TrickView {
  std::uint8_t number = 1;  ///< 1 to 8
  BoundedVector<TrickCard, 4> cards;
  constexpr bool operator==(const TrickView&) const = default;
};

struct LastTrickView {
  TrickView trick;
  Seat winner = Seat::North;
  /// Nothing where the table keeps no count in view (R7.2).
  std::optional<std::uint8_t> points{};
  constexpr bool operator==(const LastTrickView&) const = default;
};

/// Bids, passes, knocks, a suit named, a stop: at most four calls, a suit and a stop.
using CallHistory = BoundedVector<SeatAction, 6>;
using SeatList = BoundedVector<Seat, 4>;

/// The part that everybody at the table is shown alike, spectators too.
struct PublicView {
  Options options;
  Sheet sheet;
  ViewPhase phase = ViewPhase::BeforeDeal;
  bool in_hand = false;  ///< between the deal and the end of the hand
  int hand_number = 0;   ///< hands dealt so far in this match
  Seat dealer = Seat::North;
  Form form = Form::Unfinished;  ///< sevens or no sevens once dealt; unfinished before
  int sevens = 0;
  std::optional<Seat> declarer{};
  std::optional<Suit> trump{};
  std::optional<int> bid{};  ///< declarer's length, once the bidding is over
  KnockLevel knock = KnockLevel::None;
  CallHistory calls;
  SeatList to_act;     ///< who must act; a stop is a right, not a turn
  ShownCards exposed;  ///< shown to all in the deal (R2.3, R2.4)
  PerSeat<std::uint8_t> card_counts{};
  /// Card points taken; nothing during a hand at a table that keeps no count in view (R7.2).
  std::optional<PerSide<int>> points{};
  PerSide<int> tricks{};
  Shared<HandRecord> finished{};  ///< the hand laid open, from its end to the next deal
  Shared<Outcome> outcome{};      ///< once the match is over

  bool operator==(const PublicView&) const = default;
};

/// The part that may differ between observers.
struct OwnView {
  Observer observer;
  PrivateLook private_look;
  HeldCards hand;    ///< own cards still held, in the order dealt
  HeldCards ranked;  ///< the same, sorted as they rank now
  /// Those of them that are trumps: queens and jacks before the suit is known, all after (R1.3).
  HeldCards trumps;
  /// How long the own hand, as dealt, is in each suit, while that matters: in the bidding and
  /// until the trump suit is known (R4.1). Empty otherwise.
  BoundedVector<std::uint8_t, kSuits> lengths;
  std::optional<TrickView> trick{};           ///< a card that lies face down is not in all (R5.4)
  std::optional<LastTrickView> last_trick{};  ///< nor is a signal (R5.6)
  std::vector<Action> legal;                  ///< what this seat may do now

  bool operator==(const OwnView&) const = default;
};

struct View : PublicView, OwnView {
  bool operator==(const View&) const = default;
};

}  // namespace avinas
