// SPDX-License-Identifier: MIT
// Finds whether the rest of a hand is one player's, by what that player knows, and plays it out.
#include "engine/sjavs/inference.hpp"
#include "engine/sjavs/match.hpp"

namespace avinas::sjavs {
namespace {

bool all_beat(CardSet cards, CardSet others, const Order& order) {
  bool all = true;
  cards.for_each([&](Card card) {
    others.for_each([&](Card other) { all = all && order.beats(card, other); });
  });
  return all;
}

/// Trumps first, each above all that others may hold, until none is out; then plain cards, each the
/// highest of its suit. A trump that is led draws one at the least.
std::vector<Card> sure_leads(CardSet held, CardSet unseen, const Order& order) {
  const CardSet trumps = held & order.trumps(), out = unseen & order.trumps();
  if (!all_beat(trumps, out, order)) return {};
  std::vector<Card> leads;
  trumps.for_each([&](Card card) { leads.push_back(card); });
  if (held != trumps && trumps.size() < out.size()) return {};
  bool sure = true;
  (held - trumps).for_each([&](Card card) {
    sure = sure && all_beat(CardSet::of(card), unseen & order.suit_in_play(card), order);
    leads.push_back(card);
  });
  return sure ? leads : std::vector<Card>();
}

}  // namespace

std::optional<std::vector<SeatAction>> play_out(const MatchState& state, Seat seat) {
  const auto* playing = std::get_if<Playing>(&state.phase);
  if (!playing || playing->trick.leader != seat || !playing->trick.cards.empty()) {
    return std::nullopt;
  }
  const CardSet held = playing->hand.held[seat];
  CardSet unseen = CardSet::full_pack() - held;
  for (const SeatAction& taken : playing->hand.actions) {
    if (const auto* play = std::get_if<Play>(&taken.action)) unseen.erase(play->card);
  }
  const std::vector<Card> leads = sure_leads(held, unseen, order_in_play(*playing));
  if (leads.empty()) return std::nullopt;
  std::vector<SeatAction> actions;
  MatchState match = state;
  const auto act = [&](Seat by, const Action& action) {
    actions.push_back({by, action});
    match = std::get<MatchState>(apply(std::move(match), by, action));
  };
  for (const Card lead : leads) {
    act(seat, Play{lead});
    for (Seat other = left_of(seat); other != seat; other = left_of(other)) {
      act(other, legal_actions(match, other).front());
    }
  }
  return actions;
}

}  // namespace avinas::sjavs
