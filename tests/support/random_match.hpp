// SPDX-License-Identifier: MIT
// The record of a random match, for tests of records.
#pragma once

#include "engine/avinas/rules/view.hpp"
#include "engine/record/writing.hpp"
#include "tests/support/random_play.hpp"

namespace avinas::testing {

/// A whole random match played with `options`; ends after `max_hands` hands at the latest.
inline record::MatchRecord random_match(Rng& rng, const Options& options, int max_hands = 500) {
  record::MatchRecord match{.id = "m1",
                            .table = "K7QF",
                            .started = "2026-11-20T18:03:11Z",
                            .ended = "",
                            .options = options,
                            .players = {},
                            .replacements = {},
                            .hands = {}};
  MatchState state = start_match(options, static_cast<Seat>(pick(rng, 4)));
  while (!outcome_of(state) && state.hands_dealt < max_hands) {
    state = must(deal_hand(state, next_dealer(state), random_deal(rng)));
    while (hand_in_play(state)) {
      const SeatAction next = random_action(state, rng);
      state = must(apply(std::move(state), next.seat, next.action));
    }
    match.hands.push_back({*hand_so_far(state), state.sheet, {}});
  }
  match.outcome = outcome_of(state);
  if (match.outcome) match.ended = "2026-11-20T19:20:40Z";
  return match;
}

}  // namespace avinas::testing
