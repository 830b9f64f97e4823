// SPDX-License-Identifier: MIT
// What is said at a table: by its option, because talk can tell cards; and what a spectator says
// never reaches the seats during a hand.
#include "protocol/codec.hpp"
#include "rules/match.hpp"
#include "table/core.hpp"

namespace avinas::server {

using namespace protocol;

std::optional<Refusal> TableCore::refuse_talk(bool seated, bool in_hand) const {
  const Talk talk = state_.options.talk;
  if (talk == Talk::Off) {
    return Refusal{ErrorCode::NotAllowed, {}, "This table plays without talk."};
  }
  if (seated && in_hand && talk == Talk::BetweenHands) {
    return Refusal{ErrorCode::NotAllowed, {}, "At this table you may talk between hands."};
  }
  return std::nullopt;
}

void TableCore::on(const Utterance& said, Now, Effects& effects) {
  const auto found = connections_.find(said.connection);
  if (found == connections_.end()) return;
  const Connection& speaker = found->second;
  const Asking asking{said.connection, said.request};
  const bool in_hand = state_.match && hand_in_play(state_.match->state);
  const bool seated = speaker.observer != kSpectatorIndex;
  if (const auto refusal = refuse_talk(seated, in_hand)) {
    return refuse(asking, {}, *refusal, effects);
  }
  const auto bytes = std::make_shared<const std::string>(
      encode(Said{state_.code, speaker.player, speaker.name, said.text}));
  for (const auto& [id, listener] : connections_) {
    if (!seated && in_hand && listener.observer != kSpectatorIndex) continue;
    effects.sends.push_back({id, bytes, SendKind::Reply});
  }
  answer(asking, effects);
}

TableSummary TableCore::summary() const {
  TableSummary result{state_.code,       stage_of(state_),     {}, state_.options.watching,
                      shown_spectators_, state_.options.listed};
  for (Seat seat : kAllSeats) {
    if (const HumanSeat* player = human(state_.seats[seat])) {
      result.seats[seat] = player->name;
    } else if (const auto* bot = std::get_if<BotSeat>(&state_.seats[seat])) {
      result.seats[seat] = bot->name;
    }
  }
  return result;
}

}  // namespace avinas::server
