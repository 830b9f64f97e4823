// SPDX-License-Identifier: MIT
// A match of a game whose trumps are the suit of the dealer's last card, with every hand and every
// phase. It never leaves the process; views do.
#pragma once

#include <optional>
#include <variant>

#include "engine/frame/action.hpp"
#include "engine/frame/rule_violation.hpp"
#include "engine/frame/shape.hpp"
#include "engine/frame/shared.hpp"
#include "engine/frame/trick.hpp"

namespace avinas::turned {

/// The numbers of a game's rules that its refusals name.
struct RuleNumbers {
  std::string_view match_is_over;  ///< for a deal after the match
  std::string_view pack, dealer, hands;
  std::string_view no_hand, first_lead, play;
};

/// A game of this kind, by all that sets it apart: its types, its numbers, its order of cards, and
/// how a hand is weighed while it is played, judged at its end, and written on the sheet.
template <typename B>
concept Book = requires(Suit trump, typename B::HandResult hand, const typename B::Sheet& sheet,
                        const typename B::Options& options) {
  typename B::Outcome;
  { B::kShape } -> std::same_as<const Shape&>;
  { B::kRules } -> std::same_as<const RuleNumbers&>;
  { B::kOtherHands } -> std::same_as<const Violation&>;
  { B::order(trump) } -> std::same_as<const Order&>;
  { duty(options) } -> std::same_as<Duty>;
  { weighed(hand, sheet) } -> std::same_as<typename B::HandResult>;
  { judge(hand, sheet, options) } -> std::same_as<typename B::HandResult>;
  { write_hand(sheet, hand, options) } -> std::same_as<typename B::Sheet>;
  { outcome_by_sheet(sheet, options) } -> std::same_as<std::optional<typename B::Outcome>>;
};

/// Nothing is done but to play cards.
template <typename B>
using ActionHistory = BoundedVector<SeatAction, B::kShape.pack.size()>;

/// A hand laid open: what was dealt and everything that was done. Public once the hand is over.
template <typename B>
struct HandRecord {
  Seat dealer = Seat::North;
  Deal deal = B::kShape.no_cards();
  ActionHistory<B> actions;
  typename B::HandResult result;
  bool operator==(const HandRecord&) const = default;
};

/// From the deal to the end of the hand: what was dealt, done, and is still held.
template <typename B>
struct HandInPlay {
  Seat dealer = Seat::North;
  Deal dealt = B::kShape.no_cards();
  PerSeat<CardSet> held;
  ActionHistory<B> actions;

  /// The dealer's last card, which lies open and makes trumps.
  Card turned() const { return dealt[dealer].back(); }
};

/// No hand is dealt yet.
struct BeforeDeal {
  Seat dealer = Seat::North;
};

/// Cards are played.
template <typename B>
struct Playing {
  HandInPlay<B> hand;
  Trick trick;
  std::optional<CompletedTrick> last{};
  PerSide<int> points;
  PerSide<int> tricks;
};

/// The hand is over and open to all.
template <typename B>
struct HandOver {
  Shared<HandRecord<B>> record;  ///< there is one
  std::optional<CompletedTrick> last{};
};

/// The match is over with the hand in `final_hand`.
template <typename B>
struct MatchOver {
  HandOver<B> final_hand;
  typename B::Outcome outcome;
};

/// The players gave the match up; a hand in play is laid open, unfinished.
template <typename B>
struct Abandoned {
  std::optional<HandOver<B>> last_hand{};
};

template <typename B>
using Phase = std::variant<BeforeDeal, Playing<B>, HandOver<B>, MatchOver<B>, Abandoned<B>>;

template <typename B>
struct MatchState {
  typename B::Options options;
  typename B::Sheet sheet;
  int hands_dealt = 0;
  Phase<B> phase;
};

}  // namespace avinas::turned
