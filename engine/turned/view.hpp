// SPDX-License-Identifier: MIT
// One observer's view of a match whose trumps are the suit of the dealer's last card, and the only
// door to it.
#pragma once

#include <vector>

#include "engine/frame/common_view.hpp"
#include "engine/frame/phase_views.hpp"
#include "engine/frame/showing.hpp"
#include "engine/turned/match.hpp"

namespace avinas::turned {

/// The part that everybody at the table is shown alike, spectators too.
template <typename B>
struct PublicView : CommonPublicView {
  typename B::Options options;
  typename B::Sheet sheet;
  std::optional<Card> turned{};           ///< the dealer's last card, from the deal to the next
  Shared<HandRecord<B>> finished{};       ///< the hand laid open, from its end to the next deal
  Shared<typename B::Outcome> outcome{};  ///< once the match is over

  bool operator==(const PublicView&) const = default;
};

/// The part that may differ between observers: nothing but what every game has.
template <typename B>
struct OwnView : CommonOwnView {
  bool operator==(const OwnView&) const = default;
};

template <typename B>
void add_finished(PublicView<B>& view, const phases::HandOver<HandRecord<B>>& over) {
  const auto& result = over.record->result;
  view.dealer = over.record->dealer;
  view.turned = result.turned;
  view.trump = result.trump;
  view.points = of_pairs(result.points);
  view.tricks = of_pairs(result.tricks);
  view.finished = over.record;
}

template <typename B>
void add_phase(PublicView<B>& view, const Playing<B>& p) {
  view.phase = ViewPhase::Playing;
  view.dealer = p.hand.dealer;
  view.turned = p.hand.turned();
  view.trump = view.turned->suit();
  for (const Seat seat : kAllSeats) {
    view.card_counts[seat] = static_cast<std::uint8_t>(p.hand.held[seat].size());
  }
  view.points = of_pairs(p.points);
  view.tricks = of_pairs(p.tricks);
  view.to_act.push_back(trick_turn(p.trick));
}

template <typename B>
void add_phase(OwnView<B>& view, const Playing<B>& p) {
  const Order& cards = order_in_play(p);
  if (const auto seat = view.observer.seat) {
    show_hand(view, p.hand.dealt[*seat], p.hand.held[*seat], cards);
  }
  view.trick = show_trick(p.trick, cards);
  if (p.last) view.last_trick = show_last_trick(*p.last, cards);
}

template <typename B>
PublicView<B> public_view(const MatchState<B>& state) {
  return phases::public_view<PublicView<B>>(
      state, [](auto& view, const auto& phase) { add_phase(view, phase); },
      [](auto& view, const auto& over) { add_finished(view, over); });
}

template <typename B>
OwnView<B> own_view(const MatchState<B>& state, Observer observer) {
  return phases::own_view<OwnView<B>>(
      state, observer, [](auto& view, const auto& phase) { add_phase(view, phase); },
      [](auto& view, const auto& over) {
        const Order& cards = B::order(over.record->result.turned.suit());
        view.last_trick = show_last_trick(*over.last, cards);
      });
}

/// The completed tricks of the hand in play, as all saw them.
template <typename B>
CompletedTricks completed_tricks(const MatchState<B>& state, Observer) {
  const auto* playing = std::get_if<Playing<B>>(&state.phase);
  if (!playing) return {};
  return tricks_among(playing->hand.actions, order_in_play(*playing));
}

// For players that imagine hands: conclusions from what they were shown.

/// The order of cards as everybody knows it; null before the play.
template <typename B>
const Order* order_in_view(const PublicView<B>& view) {
  return view.trump ? &B::order(*view.trump) : nullptr;
}

/// The cards that a player who can follow plays to the trick of that number; nothing where they
/// depend on a lead that is not known.
template <typename B>
std::optional<CardSet> demanded(const PublicView<B>& view, int, std::optional<Card> led) {
  const Order* known = order_in_view(view);
  if (!known || !led) return std::nullopt;
  return known->suit_in_play(*led);
}

/// The cards of the deal that this observer was shown: the one that was turned.
template <typename B>
std::vector<ShownCard> shown_cards(const PublicView<B>& all, const OwnView<B>&) {
  if (!all.turned) return {};
  return {{all.dealer, static_cast<std::uint8_t>(B::kShape.each), *all.turned}};
}

}  // namespace avinas::turned
