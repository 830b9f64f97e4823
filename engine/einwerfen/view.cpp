// SPDX-License-Identifier: MIT
// A view is filled by adding what this observer was shown, phase by phase; there is no catch-all,
// so a new phase does not compile until somebody says who sees what of it.
#include "engine/einwerfen/view.hpp"

#include "engine/einwerfen/match.hpp"
#include "engine/einwerfen/ranking.hpp"
#include "engine/frame/showing.hpp"

namespace avinas::einwerfen {
namespace {

const Order& order_of(const HandInPlay& hand) { return order(hand.turned().suit()); }

void add_finished(PublicView& view, const HandOver& over) {
  const HandResult& result = over.record->result;
  view.dealer = over.record->dealer;
  view.turned = result.turned;
  view.trump = result.trump;
  view.points = result.points;
  view.tricks = result.tricks;
  view.finished = over.record;
}

void add_phase(PublicView& view, const BeforeDeal& p) { view.dealer = p.dealer; }

void add_phase(PublicView& view, const Playing& p) {
  view.phase = ViewPhase::Playing;
  view.dealer = p.hand.dealer;
  view.turned = p.hand.turned();
  view.trump = view.turned->suit();
  for (const Seat seat : kAllSeats) {
    view.card_counts[seat] = static_cast<std::uint8_t>(p.hand.held[seat].size());
  }
  view.points = p.points;
  view.tricks = p.tricks;
  view.to_act.push_back(trick_turn(p.trick));
}

void add_phase(PublicView& view, const HandOver& p) {
  view.phase = ViewPhase::HandOver;
  add_finished(view, p);
}

void add_phase(PublicView& view, const MatchOver& p) {
  view.phase = ViewPhase::MatchOver;
  add_finished(view, p.final_hand);
  view.outcome = p.outcome;
}

void add_phase(PublicView& view, const Abandoned& p) {
  view.phase = ViewPhase::Abandoned;
  if (p.last_hand) add_finished(view, *p.last_hand);
}

void add_finished(OwnView& view, const HandOver& over) {
  if (over.last) {
    view.last_trick = show_last_trick(*over.last, order(over.record->result.turned.suit()));
  }
}

void add_phase(OwnView&, const BeforeDeal&) {}

void add_phase(OwnView& view, const Playing& p) {
  const Order& cards = order_of(p.hand);
  if (const auto seat = view.observer.seat) {
    show_hand(view, p.hand.dealt[*seat], p.hand.held[*seat], cards);
  }
  view.trick = show_trick(p.trick, cards);
  if (p.last) view.last_trick = show_last_trick(*p.last, cards);
}

void add_phase(OwnView& view, const HandOver& p) { add_finished(view, p); }
void add_phase(OwnView& view, const MatchOver& p) { add_finished(view, p.final_hand); }
void add_phase(OwnView& view, const Abandoned& p) {
  if (p.last_hand) add_finished(view, *p.last_hand);
}

}  // namespace

PublicView public_view(const MatchState& state) {
  PublicView view;
  view.options = state.options;
  view.sheet = state.sheet;
  view.in_hand = hand_in_play(state);
  view.hand_number = state.hands_dealt;
  view.points = PerSide<int>{};
  std::visit([&](const auto& phase) { add_phase(view, phase); }, state.phase);
  return view;
}

OwnView own_view(const MatchState& state, Observer observer) {
  OwnView view;
  view.observer = observer;
  std::visit([&](const auto& phase) { add_phase(view, phase); }, state.phase);
  if (observer.seat) view.legal = legal_actions(state, *observer.seat);
  return view;
}

CompletedTricks completed_tricks(const MatchState& state, Observer) {
  const auto* playing = std::get_if<Playing>(&state.phase);
  if (!playing) return {};
  return tricks_among(playing->hand.actions, order_of(playing->hand));
}

}  // namespace avinas::einwerfen
