// SPDX-License-Identifier: MIT
// The view of a hand of Sjavs: the part for everybody, and the part for each player.
#include "engine/sjavs/view.hpp"

#include "engine/frame/phase_views.hpp"
#include "engine/frame/showing.hpp"
#include "engine/sjavs/match.hpp"

namespace avinas::sjavs {
namespace {

// --- what everybody is shown --------------------------------------------------------------------

void add_hand(PublicView& view, const HandInPlay& hand) {
  view.dealer = hand.dealer;
  view.calls = calls_among(hand.actions);
  for (const Seat seat : kAllSeats) {
    view.card_counts[seat] = static_cast<std::uint8_t>(hand.held[seat].size());
  }
}

void add_contract(PublicView& view, const Contract& contract) {
  view.declarer = contract.declarer;
  view.bid = contract.length;
  view.better = contract.better;
}

void add_finished(PublicView& view, const MatchState::HandOver& over) {
  const HandResult& result = over.record->result;
  view.dealer = over.record->dealer;
  view.declarer = result.declarer;
  view.bid = result.bid;
  view.better = result.better;
  view.trump = result.trump;
  view.points = of_pairs(result.points);
  view.tricks = of_pairs(result.tricks);
  view.calls = calls_among(over.record->actions);
  view.finished = over.record;
}

void add_phase(PublicView& view, const Calling& p) {
  view.phase = ViewPhase::Bidding;
  add_hand(view, p.hand);
  view.to_act.push_back(p.turn);
}

void add_phase(PublicView& view, const Naming& p) {
  view.phase = ViewPhase::NamingTrump;
  add_hand(view, p.hand);
  add_contract(view, p.contract);
  view.to_act.push_back(p.contract.declarer);
}

void add_phase(PublicView& view, const Playing& p) {
  view.phase = ViewPhase::Playing;
  add_hand(view, p.hand);
  if (p.contract) add_contract(view, *p.contract);
  view.trump = p.trump;
  view.points = of_pairs(p.points);
  view.tricks = of_pairs(p.tricks);
  view.to_act.push_back(trick_turn(p.trick));
}

// --- what one observer is shown -----------------------------------------------------------------

void add_hand(OwnView& view, const HandInPlay& hand, std::optional<Suit> trump) {
  const auto seat = view.observer.seat;
  if (seat) show_hand(view, hand.dealt[*seat], hand.held[*seat], order(trump));
}

void add_lengths(OwnView& view, const HandInPlay& hand) {
  if (!view.observer.seat) return;
  CardSet dealt;
  for (const Card card : hand.dealt[*view.observer.seat]) dealt.insert(card);
  for (const Suit suit : kAllSuits) {
    view.lengths.push_back(static_cast<std::uint8_t>(length_in(dealt, suit)));
  }
}

void add_last_trick(OwnView& view, const std::optional<CompletedTrick>& last, const Order& order) {
  if (last) view.last_trick = show_last_trick(*last, order);
}

void add_phase(OwnView& view, const Calling& p) {
  add_hand(view, p.hand, std::nullopt);
  add_lengths(view, p.hand);
}

void add_phase(OwnView& view, const Naming& p) {
  add_hand(view, p.hand, std::nullopt);
  add_lengths(view, p.hand);
}

void add_phase(OwnView& view, const Playing& p) {
  add_hand(view, p.hand, p.trump);
  view.trick = show_trick(p.trick, order(p.trump));
  add_last_trick(view, p.last, order(p.trump));
}

}  // namespace

PublicView public_view(const MatchState& state) {
  return phases::public_view<PublicView>(
      state, [](auto& view, const auto& phase) { add_phase(view, phase); }, add_finished);
}

OwnView own_view(const MatchState& state, Observer observer) {
  return phases::own_view<OwnView>(
      state, observer, [](auto& view, const auto& phase) { add_phase(view, phase); },
      [](auto& view, const auto& over) {
        view.last_trick = show_last_trick(*over.last, order(over.record->result.trump));
      });
}

CompletedTricks completed_tricks(const MatchState& state, Observer) {
  const auto* playing = std::get_if<Playing>(&state.phase);
  if (!playing) return {};
  return tricks_among(playing->hand.actions, order_in_play(*playing));
}

}  // namespace avinas::sjavs
