// SPDX-License-Identifier: MIT
// A view is filled by adding what this observer was shown, phase by phase; there is no catch-all,
// so a new phase does not compile until somebody says who sees what of it.
#include "engine/owcyglowa/view.hpp"

#include "engine/frame/showing.hpp"

namespace avinas::owcyglowa {
namespace {

// --- what everybody is shown --------------------------------------------------------------------

void add_counts(PublicView& view, const PerSeat<int>& points, const PerSeat<int>& tricks) {
  view.points = of_each(points);
  view.tricks = of_each(tricks);
}

void add_finished(PublicView& view, const HandOver& over) {
  const HandRecord& record = *over.record;
  view.dealer = record.dealer;
  view.calls = calls_among(record.actions);
  view.grannies = grannies_among(record.actions);
  view.declarer = record.result.soloist;
  add_counts(view, record.result.points, record.result.tricks);
  view.finished = over.record;
}

void add_phase(PublicView& view, const BeforeDeal& p) { view.dealer = p.dealer; }

void add_phase(PublicView& view, const Playing& p) {
  view.phase = ViewPhase::Playing;
  view.dealer = p.hand.dealer;
  view.calls = calls_among(p.hand.actions);
  view.grannies = grannies_among(p.hand.actions);
  view.declarer = soloist_of(view.grannies);
  for (const Seat seat : kShape.table()) {
    view.card_counts[seat] = static_cast<std::uint8_t>(p.hand.held[seat].size());
  }
  add_counts(view, p.points, p.tricks);
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

// --- what one observer is shown -----------------------------------------------------------------

void add_finished(OwnView& view, const HandOver& over) {
  if (over.last) view.last_trick = show_last_trick(*over.last, kOrder);
}

void add_phase(OwnView&, const BeforeDeal&) {}

void add_phase(OwnView& view, const Playing& p) {
  const auto seat = view.observer.seat;
  if (seat) show_hand(view, p.hand.dealt[*seat], p.hand.held[*seat], kOrder);
  view.trick = show_trick(p.trick, kOrder);
  if (p.last) view.last_trick = show_last_trick(*p.last, kOrder);
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
  view.points.emplace();
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
  return tricks_among(playing->hand.actions, kOrder, kShape.seating.seats);
}

std::optional<CardSet> demanded(const PublicView&, int, std::optional<Card> led) {
  if (!led) return std::nullopt;
  return kOrder.suit_in_play(*led);
}

std::vector<ShownCard> shown_cards(const PublicView&, const OwnView&) { return {}; }

}  // namespace avinas::owcyglowa
