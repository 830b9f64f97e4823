// SPDX-License-Identifier: MIT
#include "table/asides.hpp"

#include "bots/advice.hpp"
#include "protocol/codec.hpp"
#include "rules/view.hpp"
#include "table/decide.hpp"
#include "table/previous_hand.hpp"

namespace avinas::server {

using namespace protocol;

void answer(const Scene& scene, const Utterance& said, Effects& effects) {
  const auto* speaker = scene.presence.find(said.connection);
  if (!speaker) return;
  const Asking asking{said.connection, said.request};
  const bool seated = speaker->observer != kSpectatorIndex;
  const auto* emote = std::get_if<Emote>(&said.what);
  const Talk allowed = emote ? scene.state.options.emotes : scene.state.options.talk;
  if (auto why = refuse_talk(scene.state, allowed, seated)) {
    refuse(effects, asking, std::move(*why));
    return;
  }
  const auto bytes = std::make_shared<const std::string>(
      emote ? encode(Shown{speaker->player, speaker->name, *emote})
            : encode(Said{scene.state.code, speaker->player, speaker->name,
                          std::get<std::string>(said.what)}));
  // What a spectator says never reaches the seats during a hand.
  for (const auto& [id, listener] : scene.presence.connections()) {
    if (!seated && in_hand(scene.state) && listener.observer != kSpectatorIndex) continue;
    effects.sends.push_back({id, bytes});
  }
  answer_done(effects, asking);
}

void answer(const Scene& scene, const ListWatchers& ask, Effects& effects) {
  const auto* connection = scene.presence.find(ask.connection);
  if (!connection) return;
  if (connection->observer == kSpectatorIndex) {
    refuse(effects, {ask.connection, ask.request}, {Reason::WatchersForPlayers});
    return;
  }
  send(effects, ask.connection, Watchers{ask.request, list_watchers(scene.presence)});
}

void answer(const Scene& scene, const AskAdvice& ask, Effects& effects) {
  const auto* connection = scene.presence.find(ask.connection);
  if (!connection) return;
  const Asking asking{ask.connection, ask.request};
  const auto seat = seat_of(scene.state, connection->player);
  if (!seat || !among_bots(scene.state, *seat)) {
    refuse(effects, asking, {Reason::HintsAmongBots});
    return;
  }
  // Made of what this person is shown, as a bot's choice is made of the bot's view.
  const auto advice = stage_of(scene.state) == TableStage::Playing
                          ? bots::advise(view(scene.state.match->state,
                                              observer_of(scene.state, connection->player)))
                          : std::nullopt;
  if (!advice) {
    refuse(effects, asking, {Reason::NothingToHint});
    return;
  }
  send(effects, ask.connection,
       Hint{ask.request, {*seat, advice->action}, bots::word_of(advice->why)});
}

}  // namespace avinas::server
