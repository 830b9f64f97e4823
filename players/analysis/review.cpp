// SPDX-License-Identifier: MIT
// Deals a hand again and analyses it.
#include "players/analysis/review.hpp"

#include "players/analysis/json.hpp"

namespace avinas::analysis {

std::optional<std::string> review(const games::Options& rules, const games::HandRecord& hand,
                                  const Imagination& imagination) {
  return std::visit(
      [&](const auto& played) -> std::optional<std::string> {
        ClaimedDeal deal;
        for (const Seat seat : kAllSeats) {
          deal[seat].assign(played.deal[seat].begin(), played.deal[seat].end());
        }
        const auto dealt =
            games::deal_hand(games::start_match(rules, played.dealer), played.dealer, deal);
        const auto* state = std::get_if<games::MatchState>(&dealt);
        if (!state) return std::nullopt;
        return to_json(
            analyse_any(*state, {played.actions.begin(), played.actions.size()}, imagination));
      },
      hand);
}

}  // namespace avinas::analysis
