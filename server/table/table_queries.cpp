// SPDX-License-Identifier: MIT
// Answers talk, signs, spectators' names and hints.
#include "server/table/table_queries.hpp"

#include <algorithm>

#include "players/seats/player.hpp"
#include "protocol/codec.hpp"
#include "server/table/decide.hpp"
#include "server/table/previous_hand.hpp"

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
  // A player is named as when they sat down: a name is no way around an option.
  const auto seat = seat_of(scene.state, speaker->player);
  const std::string& name = seat ? human(scene.state.seats[*seat])->name : speaker->name;
  const auto bytes = std::make_shared<const std::string>(
      emote ? encode(Shown{speaker->player, name, *emote})
            : encode(
                  Said{scene.state.code, speaker->player, name, std::get<std::string>(said.what)}));
  // A spectator's words never reach the seats during a hand.
  for (const auto& [id, listener] : scene.presence.connections()) {
    if (!seated && in_hand(scene.state) && listener->observer != kSpectatorIndex) continue;
    effects.sends.push_back({id, bytes, SendKind::Talk});
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
  if (in_hand(scene.state)) {
    refuse(effects, {ask.connection, ask.request}, {Reason::WatchersBetweenHands});
    return;
  }
  send(effects, ask.connection, Watchers{ask.request, list_watchers(scene.presence)});
}

void answer(const Scene& scene, const HintRequest& ask, Effects& effects) {
  const auto* connection = scene.presence.find(ask.connection);
  if (!connection) return;
  const Asking asking{ask.connection, ask.request};
  const auto seat = seat_of(scene.state, connection->player);
  if (!seat || !among_bots(scene.state, *seat) || scene.state.evening) {
    refuse(effects, asking, {Reason::HintsAmongBots});
    return;
  }
  if (stage_of(scene.state) != TableStage::Playing) {
    refuse(effects, asking, {Reason::NothingToHint});
    return;
  }
  // Made of what this person is shown, as a bot's choice is made of the bot's view.
  games::Knowledge known =
      games::knowledge(scene.state.match->state, observer_of(scene.state, connection->player));
  // The same question has the same answer, whenever and however often it is asked.
  const auto seed = static_cast<std::uint64_t>(games::common(known.all).hand_number);
  effects.errands.push_back(
      [ask, seat = *seat, known = std::move(known), seed](bool in_time) -> TableInput {
        const BotLevel level = in_time ? BotLevel::Club : BotLevel::Learner;
        return HintFound{ask.connection, ask.request, seat, players::advise(known, level, seed)};
      });
}

void answer(const Scene& scene, const HintFound& found, Effects& effects) {
  if (!scene.presence.find(found.connection)) return;
  const Asking asking{found.connection, found.request};
  const bool possible = found.advice && stage_of(scene.state) == TableStage::Playing;
  const auto legal =
      possible ? games::legal_actions(scene.state.match->state, found.seat) : std::vector<Action>();
  if (!possible || std::find(legal.begin(), legal.end(), found.advice->action) == legal.end()) {
    refuse(effects, asking, {Reason::NothingToHint});
    return;
  }
  const auto& [why, facts] = found.advice->reason;
  send(effects, found.connection,
       Hint{found.request,
            {found.seat, found.advice->action},
            bots::word_of(why),
            {facts.n, facts.higher, facts.points, facts.suit, facts.card}});
}

}  // namespace avinas::server
