// SPDX-License-Identifier: MIT
// What is said at a table: by its option, because talk can tell cards; and what a spectator says
// never reaches the seats during a hand.
#include "protocol/codec.hpp"
#include "rules/match.hpp"
#include "table/core.hpp"

namespace avinas::server {

using namespace protocol;

std::optional<Refusal> TableCore::refuse_talk(Talk allowed, bool seated, bool in_hand) const {
  if (allowed == Talk::Off) {
    return Refusal{
        ErrorCode::NotAllowed, {}, "This table plays without it; the host can allow it."};
  }
  if (seated && in_hand && allowed == Talk::BetweenHands) {
    return Refusal{ErrorCode::NotAllowed, {}, "At this table you may do that between hands."};
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
  const auto* emote = std::get_if<Emote>(&said.what);
  const Talk allowed = emote ? state_.options.emotes : state_.options.talk;
  if (const auto refusal = refuse_talk(allowed, seated, in_hand)) {
    return refuse(asking, {}, *refusal, effects);
  }
  const auto bytes = std::make_shared<const std::string>(
      emote ? encode(Shown{speaker.player, speaker.name, *emote})
            : encode(Said{state_.code, speaker.player, speaker.name,
                          std::get<std::string>(said.what)}));
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
