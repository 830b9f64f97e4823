// SPDX-License-Identifier: MIT
// One observer's view of a match whose trumps are the suit of the dealer's last card, and the only
// door to it. A view is filled by adding what this observer was shown, phase by phase; there is no
// catch-all, so a new phase does not compile until somebody says who sees what of it.
#pragma once

#include <vector>

#include "engine/frame/common_view.hpp"
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
void add_finished(PublicView<B>& view, const HandOver<B>& over) {
  const auto& result = over.record->result;
  view.dealer = over.record->dealer;
  view.turned = result.turned;
  view.trump = result.trump;
  view.points = of_pairs(result.points);
  view.tricks = of_pairs(result.tricks);
  view.finished = over.record;
}

template <typename B>
void add_phase(PublicView<B>& view, const BeforeDeal& p) {
  view.dealer = p.dealer;
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
void add_phase(PublicView<B>& view, const HandOver<B>& p) {
  view.phase = ViewPhase::HandOver;
  add_finished(view, p);
}

template <typename B>
void add_phase(PublicView<B>& view, const MatchOver<B>& p) {
  view.phase = ViewPhase::MatchOver;
  add_finished(view, p.final_hand);
  view.outcome = p.outcome;
}

template <typename B>
void add_phase(PublicView<B>& view, const Abandoned<B>& p) {
  view.phase = ViewPhase::Abandoned;
  if (p.last_hand) add_finished(view, *p.last_hand);
}

template <typename B>
void add_finished(OwnView<B>& view, const HandOver<B>& over) {
  if (over.last) {
    view.last_trick = show_last_trick(*over.last, B::order(over.record->result.turned.suit()));
  }
}

template <typename B>
void add_phase(OwnView<B>&, const BeforeDeal&) {}

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
void add_phase(OwnView<B>& view, const HandOver<B>& p) {
  add_finished(view, p);
}
template <typename B>
void add_phase(OwnView<B>& view, const MatchOver<B>& p) {
  add_finished(view, p.final_hand);
}
template <typename B>
void add_phase(OwnView<B>& view, const Abandoned<B>& p) {
  if (p.last_hand) add_finished(view, *p.last_hand);
}

/// The facts that everybody may know now. It is not told who looks, so it cannot differ between
/// observers.
template <typename B>
PublicView<B> public_view(const MatchState<B>& state) {
  PublicView<B> view;
  view.options = state.options;
  view.sheet = state.sheet;
  view.in_hand = hand_in_play(state);
  view.hand_number = state.hands_dealt;
  view.points.emplace();
  std::visit([&](const auto& phase) { add_phase(view, phase); }, state.phase);
  return view;
}

/// The facts that `observer` may know besides. Built by adding what they were shown.
template <typename B>
OwnView<B> own_view(const MatchState<B>& state, Observer observer) {
  OwnView<B> view;
  view.observer = observer;
  std::visit([&](const auto& phase) { add_phase(view, phase); }, state.phase);
  if (observer.seat) view.legal = legal_actions(state, *observer.seat);
  return view;
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
