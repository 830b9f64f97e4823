// SPDX-License-Identifier: MIT
// Finds whether the rest of a hand is one player's, by what that player knows, and plays it out.
#include "engine/frame/sure_tricks.hpp"
#include "engine/sjavs/inference.hpp"
#include "engine/sjavs/match.hpp"

namespace avinas::sjavs {
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
  return play_leads(state, seat, leads);
}

}  // namespace avinas::sjavs
