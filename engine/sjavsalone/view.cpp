// SPDX-License-Identifier: MIT
// The view of a hand of Sjavs for three or two: the part for everybody, and the part for each
// player.
#include "engine/sjavsalone/view.hpp"

#include "engine/frame/phase_views.hpp"
#include "engine/frame/showing.hpp"

namespace avinas::sjavsalone {
namespace {

// --- what everybody is shown --------------------------------------------------------------------

Row row_of(const HandInPlay& hand, Seat seat) {
  Row row;
  const auto dealt = hand.dealt[seat];
  for (std::size_t place = 0; place < kRow; ++place) {
    Place shown{dealt[kRow + place]};
    if (hand.turned[seat][place]) shown.turned = dealt[place];
    shown.gone = !hand.held[seat].contains(*shown.on_top());
    row.push_back(shown);
  }
  return row;
}

PerSeat<Row> rows_of(const HandInPlay& hand) {
  PerSeat<Row> rows;
  for (const Seat seat : shape_of(hand.form).table()) rows[seat] = row_of(hand, seat);
  return rows;
}

void add_hand(PublicView& view, const HandInPlay& hand, ViewPhase phase) {
  view.phase = phase;
  view.dealer = hand.dealer;
  view.calls = calls_among(hand.actions);
  view.trump = hand.trump;
  view.exchanged = hand.exchanged;
  for (const Seat seat : shape_of(hand.form).table()) {
    view.card_counts[seat] = static_cast<std::uint8_t>(hand.held[seat].size());
  }
  if (hand.form == Form::Two) view.rows = rows_of(hand);
}

/// Declarer decides something, or cards are played.
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
  view.points = of_each(result.points);
  view.tricks = of_each(result.tricks);
  view.calls = calls_among(over.record->actions);
  view.finished = over.record;
}

void add_phase(PublicView& view, const Calling& p) {
  add_hand(view, p.hand, ViewPhase::Bidding);
  view.to_act.push_back(p.turn);
}

void add_decision(PublicView& view, const HandInPlay& hand, ViewPhase phase) {
  add_hand(view, hand, phase);
  add_contract(view, *hand.contract);
  view.to_act.push_back(hand.contract->declarer);
}
void add_phase(PublicView& view, const Naming& p) {
  add_decision(view, p.hand, ViewPhase::NamingTrump);
}
void add_phase(PublicView& view, const Exchanging& p) {
  add_decision(view, p.hand, ViewPhase::Exchanging);
}

/// Points are those in tricks: with what was laid away they would tell it (S8.10).
void add_phase(PublicView& view, const Playing& p) {
  add_hand(view, p.hand, ViewPhase::Playing);
  add_contract(view, *p.hand.contract);
  view.points = of_each(p.points);
  view.tricks = of_each(p.tricks);
  view.to_act.push_back(trick_turn(p.trick));
}

// --- what one observer is shown -----------------------------------------------------------------

/// Own cards and, until the suit is named, their lengths; to declarer alone what they laid away and
/// took.
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
  show_hand(view, std::span(cards.begin(), cards.end()), hand.held[seat], sjavs::order(hand.trump));
  if (!hand.trump) {
    const CardSet seen = seen_as_dealt(hand, seat);
    for (const Suit suit : kAllSuits) {
      view.lengths.push_back(static_cast<std::uint8_t>(sjavs::length_in(seen, suit)));
    }
  }
  if (!hand.exchanged || hand.contract->declarer != seat) return;
  hand.laid.for_each([&](Card card) { view.laid.push_back(card); });
  const auto taken = static_cast<std::size_t>(*hand.exchanged);
  for (const Card card : hand.dealt.rest().first(taken)) view.taken.push_back(card);
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
        view.last_trick = show_last_trick(*over.last, sjavs::order(over.record->result.trump));
      });
}

CompletedTricks completed_tricks(const MatchState& state, Observer) {
  const auto* playing = std::get_if<Playing>(&state.phase);
  if (!playing) return {};
  return tricks_among(playing->hand.actions, order_in_play(*playing), playing->trick.seats);
}

const Order* order_in_view(const PublicView& view) {
  return view.trump ? &sjavs::order(view.trump) : nullptr;
}

std::optional<CardSet> demanded(const PublicView& view, int, std::optional<Card> led) {
  const Order* known = order_in_view(view);
  if (!known || !led) return std::nullopt;
  return known->suit_in_play(*led);
}

std::vector<ShownCard> shown_cards(const PublicView& all, const OwnView&) {
  std::vector<ShownCard> shown;
  if (!all.rows) return shown;
  for (const Seat seat : kAllSeats) {
    for (std::size_t place = 0; place < (*all.rows)[seat].size(); ++place) {
      const auto position = static_cast<std::uint8_t>(place + 1);
      const auto& [up, turned, gone] = (*all.rows)[seat][place];
      shown.push_back({seat, static_cast<std::uint8_t>(position + kRow), up});
      if (turned) shown.push_back({seat, position, *turned});
    }
  }
  return shown;
}

}  // namespace avinas::sjavsalone
