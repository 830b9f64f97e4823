// SPDX-License-Identifier: MIT
// Asks each game what a hand counts.
#include "engine/games/hand_score.hpp"

namespace avinas::games {

std::optional<int> hand_score(const HandResult& result, Side side) {
  return std::visit(
      [&](const auto& hand) -> std::optional<int> {
        if constexpr (requires { score(hand, side); }) {
          return score(hand, side);
        } else {
          return std::nullopt;
        }
      },
      result);
}

}  // namespace avinas::games
