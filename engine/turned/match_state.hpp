// SPDX-License-Identifier: MIT
// A match of a game whose trumps are the suit of the dealer's last card, with every hand and every
// phase. It never leaves the process; views do.
#pragma once

#include <optional>

#include "engine/frame/action.hpp"
#include "engine/frame/phases.hpp"
#include "engine/frame/trick.hpp"

namespace avinas::turned {

/// The numbers of a game's rules that its refusals name.
struct RuleNumbers {
  phases::DealRules deal;
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

/// Cards are played.
template <typename B>
struct Playing {
  HandInPlay<B> hand;
  Trick trick;
  std::optional<CompletedTrick> last{};
  PerSide<int> points;
  PerSide<int> tricks;
};

template <typename B>
struct MatchState : phases::Match<typename B::Options, typename B::Sheet, HandRecord<B>,
                                  typename B::Outcome, Playing<B>> {};

}  // namespace avinas::turned
