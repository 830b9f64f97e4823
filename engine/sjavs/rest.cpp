// SPDX-License-Identifier: MIT
// Finds whether the rest of a hand is one player's, by what that player knows, and plays it out.
#include "engine/frame/sure_tricks.hpp"
#include "engine/sjavs/inference.hpp"
#include "engine/sjavs/match.hpp"

namespace avinas::sjavs {

std::optional<std::vector<SeatAction>> play_out(const MatchState& state, Seat seat) {
  const auto* playing = std::get_if<Playing>(&state.phase);
  return playing ? play_sure_rest(state, *playing, seat) : std::nullopt;
}

}  // namespace avinas::sjavs
