// SPDX-License-Identifier: MIT
// The view of a hand of Klørsjavs: the part for everybody, and the part for each player.
#include "engine/klorsjavs/view.hpp"

#include "engine/frame/phase_views.hpp"
#include "engine/frame/showing.hpp"

namespace avinas::klorsjavs {
namespace {

std::optional<int> number_of(std::optional<Contract> contract) {
  return contract ? std::optional(static_cast<int>(*contract) + 1) : std::nullopt;
}

// --- what everybody is shown --------------------------------------------------------------------

void add_counts(PublicView& view, const PerSeat<int>& points, const PerSeat<int>& tricks) {
  view.points = of_each(points);
  view.tricks = of_each(tricks);
}

/// The contract so far while calls are made, the one that is played after them.
void add_hand(PublicView& view, const HandInPlay& hand) {
  view.dealer = hand.dealer;
  view.calls = calls_among(hand.actions);
  view.declarer = hand.declarer;
  view.bid = number_of(hand.contract);
  view.trump = hand.trump;
  view.cat = hand.cat;
  for (const Seat seat : shape(view.options).table()) {
    view.card_counts[seat] = static_cast<std::uint8_t>(hand.held[seat].size());
  }
}

void add_finished(PublicView& view, const MatchState::HandOver& over) {
  const HandRecord& record = *over.record;
  view.dealer = record.dealer;
  view.calls = calls_among(record.actions);
  view.declarer = record.result.declarer;
  view.bid = number_of(record.result.contract);
  view.trump = record.result.trump;
  view.cat = record.result.cat;
  add_counts(view, record.result.points, record.result.tricks);
  view.finished = over.record;
}

void add_phase(PublicView& view, const Bidding& p) {
  view.phase = ViewPhase::Bidding;
  add_hand(view, p.hand);
  view.to_act.push_back(p.turn);
}

void add_phase(PublicView& view, const Exchanging& p) {
  view.phase = ViewPhase::Exchanging;
  add_hand(view, p.hand);
  view.to_act.push_back(*p.hand.declarer);
}

void add_phase(PublicView& view, const Naming& p) {
  view.phase = ViewPhase::NamingTrump;
  add_hand(view, p.hand);
  view.to_act.push_back(*p.hand.declarer);
}

void add_phase(PublicView& view, const Playing& p) {
  view.phase = ViewPhase::Playing;
  add_hand(view, p.hand);
  add_counts(view, p.points, p.tricks);
  view.to_act.push_back(trick_turn(p.trick));
}

// --- what one observer is shown -----------------------------------------------------------------

/// Own cards, and to declarer alone what they laid away and took.
void add_hand(OwnView& view, const HandInPlay& hand) {
  if (!view.observer.seat) return;
  const Seat seat = *view.observer.seat;
  const HeldCards cards = cards_of(hand, seat);
  show_hand(view, std::span(cards.begin(), cards.end()), hand.held[seat],
            order(hand.form, hand.trump));
  if (hand.declarer != seat) return;
  hand.laid.for_each([&](Card card) { view.laid.push_back(card); });
  if (hand.cat != CatFate::Taken) return;
  for (const Card card : hand.dealt.rest()) view.taken.push_back(card);
}

void add_phase(OwnView& view, const Bidding& p) { add_hand(view, p.hand); }
void add_phase(OwnView& view, const Exchanging& p) { add_hand(view, p.hand); }
void add_phase(OwnView& view, const Naming& p) { add_hand(view, p.hand); }

void add_phase(OwnView& view, const Playing& p) {
  add_hand(view, p.hand);
  view.trick = show_trick(p.trick, order_in_play(p));
  if (p.last) view.last_trick = show_last_trick(*p.last, order_in_play(p));
}

}  // namespace

PublicView public_view(const MatchState& state) {
  return phases::public_view<PublicView>(
      state, [](auto& view, const auto& phase) { add_phase(view, phase); }, add_finished);
}

OwnView own_view(const MatchState& state, Observer observer) {
  return phases::own_view<OwnView>(
      state, observer, [](auto& view, const auto& phase) { add_phase(view, phase); },
      [&](auto& view, const auto& over) {
        const Order& cards = order(state.options.form, over.record->result.trump);
        view.last_trick = show_last_trick(*over.last, cards);
      });
}

CompletedTricks completed_tricks(const MatchState& state, Observer) {
  const auto* playing = std::get_if<Playing>(&state.phase);
  if (!playing) return {};
  return tricks_among(playing->hand.actions, order_in_play(*playing), playing->trick.seats);
}

std::optional<CardSet> demanded(const PublicView& view, int, std::optional<Card> led) {
  if (!led) return std::nullopt;
  return order_in_view(view)->suit_in_play(*led);
}

std::vector<ShownCard> shown_cards(const PublicView&, const OwnView&) { return {}; }

}  // namespace avinas::klorsjavs
