// SPDX-License-Identifier: MIT
// Deals a hand again and analyses it.
#include "players/analysis/review.hpp"

#include "players/analysis/json.hpp"

namespace avinas::analysis {

bool can_review(const games::HandRecord& hand) { return std::holds_alternative<HandRecord>(hand); }

std::optional<std::string> review(const games::Options& rules, const games::HandRecord& hand,
                                  const Imagination& imagination) {
  const auto* options = std::get_if<Options>(&rules);
  const auto* played = std::get_if<HandRecord>(&hand);
  if (!options || !played) return std::nullopt;
  ClaimedDeal deal;
  for (const Seat seat : kAllSeats) {
    deal[seat].assign(played->deal[seat].begin(), played->deal[seat].end());
  }
  const auto dealt = deal_hand(start_match(*options, played->dealer), played->dealer, deal);
  const auto* state = std::get_if<MatchState>(&dealt);
  if (!state) return std::nullopt;
  return to_json(analyse(*state, played->actions, imagination));
}

}  // namespace avinas::analysis
