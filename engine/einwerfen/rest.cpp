// SPDX-License-Identifier: MIT
// Finds whether the rest of a hand is one player's, by what that player knows, and plays it out.
#include "engine/einwerfen/inference.hpp"
#include "engine/einwerfen/match.hpp"
#include "engine/frame/sure_tricks.hpp"

namespace avinas::einwerfen {

std::optional<std::vector<SeatAction>> play_out(const MatchState& state, Seat seat) {
  const auto* playing = std::get_if<Playing>(&state.phase);
  return playing ? play_sure_rest(state, *playing, seat) : std::nullopt;
}

}  // namespace avinas::einwerfen
