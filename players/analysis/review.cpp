// SPDX-License-Identifier: MIT
// Deals a hand again and analyses it.
#include "players/analysis/review.hpp"

#include "players/analysis/json.hpp"

namespace avinas::analysis {

std::optional<std::string> review(const games::Options& rules, const games::HandRecord& hand,
                                  const Imagination& imagination) {
  if (!can_analyse(rules)) return std::nullopt;
  return std::visit(
      [&](const auto& played) -> std::optional<std::string> {
        const auto dealt = games::deal_hand(games::start_match(rules, played.dealer), played.dealer,
                                            claim(played.deal));
        const auto* state = std::get_if<games::MatchState>(&dealt);
        if (!state) return std::nullopt;
        return to_json(
            analyse_any(*state, {played.actions.begin(), played.actions.size()}, imagination));
      },
      hand);
}

}  // namespace avinas::analysis
