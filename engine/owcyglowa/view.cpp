// SPDX-License-Identifier: MIT
// The view of a hand of Owcy Głowa: the part for everybody, and the part for each player.
#include "engine/owcyglowa/view.hpp"

#include "engine/frame/phase_views.hpp"
#include "engine/frame/showing.hpp"

namespace avinas::owcyglowa {
namespace {

// --- what everybody is shown --------------------------------------------------------------------

void add_counts(PublicView& view, const PerSeat<int>& points, const PerSeat<int>& tricks) {
  view.points = of_each(points);
  view.tricks = of_each(tricks);
}

void add_finished(PublicView& view, const MatchState::HandOver& over) {
  const HandRecord& record = *over.record;
  view.dealer = record.dealer;
  view.calls = calls_among(record.actions);
  view.grannies = grannies_among(record.actions);
  view.declarer = record.result.soloist;
  add_counts(view, record.result.points, record.result.tricks);
  view.finished = over.record;
}

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

// --- what one observer is shown -----------------------------------------------------------------

void add_last_trick(OwnView& view, const CompletedTrick& last) {
  view.last_trick = show_last_trick(last, kOrder);
}

void add_phase(OwnView& view, const Playing& p) {
  const auto seat = view.observer.seat;
  if (seat) show_hand(view, p.hand.dealt[*seat], p.hand.held[*seat], kOrder);
  view.trick = show_trick(p.trick, kOrder);
  if (p.last) add_last_trick(view, *p.last);
}

}  // namespace

PublicView public_view(const MatchState& state) {
  return phases::public_view<PublicView>(
      state, [](auto& view, const auto& phase) { add_phase(view, phase); }, add_finished);
}

OwnView own_view(const MatchState& state, Observer observer) {
  return phases::own_view<OwnView>(
      state, observer, [](auto& view, const auto& phase) { add_phase(view, phase); },
      [](auto& view, const auto& over) { add_last_trick(view, *over.last); });
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
