// SPDX-License-Identifier: MIT
// The view of a hand of Six-Bid or Frog: the part for everybody, and the part for each player.
#include "engine/sixbid/view.hpp"

#include "engine/frame/phase_views.hpp"
#include "engine/frame/showing.hpp"

namespace avinas::sixbid {
namespace {

// --- what everybody is shown --------------------------------------------------------------------

void add_counts(PublicView& view, const PerSeat<int>& points, const PerSeat<int>& tricks) {
  view.points = of_each(points);
  view.tricks = of_each(tricks);
}

void add_hand(PublicView& view, const HandInPlay& hand, ViewPhase phase) {
  view.phase = phase;
  view.dealer = hand.dealer;
  view.calls = calls_among(hand.actions);
  view.declarer = hand.soloist;
  if (hand.bid > 0) view.bid = hand.bid;
  view.contract = hand.contract;
  view.trump = hand.trump;
  view.asked = hand.asked;
  view.asked_of = hand.asked_of;
  for (const Seat seat : kShape.table()) {
    view.card_counts[seat] = static_cast<std::uint8_t>(hand.held[seat].size());
  }
}

/// The highest bid among these actions.
std::optional<int> bid_among(const ActionHistory& actions) {
  std::optional<int> highest;
  for (const SeatAction& taken : actions) {
    if (const auto* bid = std::get_if<Bid>(&taken.action)) highest = bid->length;
  }
  return highest;
}

void add_finished(PublicView& view, const MatchState::HandOver& over) {
  const HandRecord& record = *over.record;
  view.dealer = record.dealer;
  view.calls = calls_among(record.actions);
  view.declarer = record.result.soloist;
  view.bid = bid_among(record.actions);
  view.contract = record.result.contract;
  view.trump = record.result.trump;
  view.asked = record.result.asked;
  view.asked_of = record.result.asked_of;
  add_counts(view, record.result.points, record.result.tricks);
  view.finished = over.record;
}

void add_phase(PublicView& view, const Bidding& p) {
  add_hand(view, p.hand, ViewPhase::Bidding);
  view.to_act.push_back(p.turn);
}

/// The soloist decides something before the cards.
void add_decision(PublicView& view, const HandInPlay& hand, ViewPhase phase) {
  add_hand(view, hand, phase);
  view.to_act.push_back(*hand.soloist);
}

void add_phase(PublicView& view, const Laying& p) {
  add_decision(view, p.hand, ViewPhase::Exchanging);
}
void add_phase(PublicView& view, const Naming& p) {
  add_decision(view, p.hand, ViewPhase::NamingTrump);
}
void add_phase(PublicView& view, const Asking& p) {
  add_decision(view, p.hand, ViewPhase::Exchanging);
}
void add_phase(PublicView& view, const Giving& p) {
  add_decision(view, p.hand, ViewPhase::Exchanging);
}

void add_phase(PublicView& view, const Playing& p) {
  add_hand(view, p.hand, ViewPhase::Playing);
  add_counts(view, p.points, p.tricks);
  view.to_act.push_back(trick_turn(p.trick));
  open_hand(p).for_each([&](Card card) { view.open.push_back(card); });
}

// --- what one observer is shown -----------------------------------------------------------------

/// Own cards; to the soloist alone what they laid away and took; and the card that was given to
/// those two who know it.
template <typename Phase>
void add_phase(OwnView& view, const Phase& p) {
  const HandInPlay& hand = p.hand;
  if constexpr (std::is_same_v<Phase, Playing>) {
    view.trick = show_trick(p.trick, order_in_play(p));
    if (p.last) view.last_trick = show_last_trick(*p.last, order_in_play(p));
  }
  if (!view.observer.seat) return;
  const Seat seat = *view.observer.seat;
  const HeldCards cards = cards_of(hand, seat);
  show_hand(view, std::span(cards.begin(), cards.end()), hand.held[seat], order(hand.trump));
  if (hand.soloist == seat || hand.asked_of == seat) view.given = hand.given;
  if (hand.soloist != seat || hand.contract != Contract::Frog) return;
  hand.laid.for_each([&](Card card) { view.laid.push_back(card); });
  for (const Card card : hand.dealt.rest()) view.taken.push_back(card);
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
  return tricks_among(playing->hand.actions, order_in_play(*playing), playing->trick.seats);
}

std::optional<CardSet> demanded(const PublicView& view, int, std::optional<Card> led) {
  if (!led) return std::nullopt;
  return order_in_view(view)->suit_in_play(*led);
}

std::vector<ShownCard> shown_cards(const PublicView&, const OwnView&) { return {}; }

}  // namespace avinas::sixbid
