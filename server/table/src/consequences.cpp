// SPDX-License-Identifier: MIT
#include "table/consequences.hpp"

#include "rules/match.hpp"

namespace avinas::server {
namespace {

using protocol::Proposal;

/// What everybody who plays has agreed to.
std::optional<TableEvent> of_proposals(const TableState& state) {
  for (Proposal what : {Proposal::Abandon, Proposal::Pause, Proposal::Resume}) {
    bool asked = false;
    bool all = true;
    for (Seat seat : kAllSeats) {
      const HumanSeat* player = human(state.seats[seat]);
      if (!player || player->stand_in) continue;
      const bool agreed = state.proposals[seat][static_cast<std::size_t>(what)];
      asked = asked || agreed;
      all = all && agreed;
    }
    if (!asked || !all) continue;
    if (what == Proposal::Abandon) return MatchAbandoned{};
    return PauseSet{what == Proposal::Pause};
  }
  return std::nullopt;
}

/// Every human who plays has said so. Where nobody does, the bots' pause decides.
bool everyone_ready(const TableState& state, bool bots_waited) {
  bool anyone = false;
  for (Seat seat : kAllSeats) {
    if (is_automatic(state.seats[seat])) continue;
    anyone = true;
    if (!state.match->ready[seat]) return false;
  }
  return anyone || bots_waited;
}

}  // namespace

std::optional<TableEvent> next_consequence(const Scene& scene, bool bots_waited, Chance& chance,
                                           const Dealing& dealing) {
  const TableState& state = scene.state;
  if (stage_of(state) != protocol::TableStage::Playing) return std::nullopt;
  if (auto event = of_proposals(state)) return event;
  const TableMatch& match = *state.match;
  if (hand_in_play(match.state)) return std::nullopt;
  if (match.hands.size() < static_cast<std::size_t>(match.state.hands_dealt)) {
    return HandScored{hand_so_far(match.state)->result, match.state.sheet};
  }
  if (outcome_of(match.state)) return MatchEnded{scene.now.local_day};
  if (!match.next) return SeedDrawn{chance.seed()};
  if (!scene.moving() || !everyone_ready(state, bots_waited)) return std::nullopt;
  const Seat dealer = next_dealer(match.state);
  return HandDealt{dealer, dealing(*match.next, dealer)};
}

}  // namespace avinas::server
