// SPDX-License-Identifier: MIT
// Serves requests to evenings.
#include "server/session/evening_requests.hpp"

#include "server/base/time.hpp"

namespace avinas::server {

using namespace protocol;

EveningAsker EveningRequests::asker() const {
  const auto club = context_.services.club.now();
  const Role role = standing_of(*club, context_.player->id).role;
  return {{context_.player->id, context_.player->name}, role >= Role::Host};
}

Evenings::Answer EveningRequests::answer(const std::string& id) {
  return context_.later([this, id](std::variant<Evening, Refusal> found) {
    if (const auto* why = std::get_if<Refusal>(&found)) return context_.refuse(id, *why);
    auto& evening = std::get<Evening>(found);
    evening.reply_to = id;
    context_.reply(std::move(evening));
  });
}

void EveningRequests::on(const std::string& id, const OpenEvening& open) {
  if (context_.refuse_in_hand(id)) return;
  const auto club = context_.services.club.now();
  if (!may_open_tables(*club, context_.player->id)) {
    return context_.refuse(id, {Reason::TablesForRole});
  }
  const std::string game(games::name_of(open.options.rules.index()));
  if (!offers(*club, game)) return context_.refuse(id, {Reason::GameNotOffered, {{"game", game}}});
  if (context_.awaits_evenings(id)) return;
  const Millis now = steady_time();
  if (const auto wait =
          opening_.take(now, [&] { return context_.account->promise_newcomer(now); })) {
    return context_.refuse(id, {Reason::TooManyTables}, wait);
  }
  context_.services.evenings.open(asker(), id, open, looker(), answer(id));
}

void EveningRequests::on(const std::string& id, const AskEvenings&) {
  if (context_.refuse_in_hand(id) || context_.awaits_evenings(id)) return;
  context_.services.evenings.list(context_.later([this, id](std::vector<EveningLine> found) {
    context_.reply(protocol::Evenings{id, std::move(found)});
  }));
}

void EveningRequests::on(const std::string& id, const LookAtEvening& look) {
  if (look.code.empty()) {
    context_.services.evenings.look_away(context_.id);
    return context_.reply(Done{id});
  }
  if (context_.refuse_in_hand(id) || context_.awaits_evenings(id)) return;
  context_.services.evenings.look(looker(), look, answer(id));
}

Evenings::Looker EveningRequests::looker() {
  const auto hears = [&services = context_.services, player = context_.player->id] {
    return !services.hall.whereabouts().in_hand_with_people(player) &&
           !only_finishes(*services.club.now(), player);
  };
  return {context_.id, context_.transport(), hears};
}

void EveningRequests::on(const std::string& id, const EveningStep& step) {
  if (context_.awaits_evenings(id)) return;
  const bool leaves_in_hand =
      step.what == EveningDo::Leave &&
      context_.services.hall.whereabouts().in_hand_with_people(context_.player->id);
  if (step.what != EveningDo::CloseRound && !leaves_in_hand && !context_.only_finishes()) {
    if (context_.refuse_in_hand(id)) return;
    return context_.services.evenings.step(asker(), step, answer(id));
  }
  // A player whose own hand stands still may end the round or leave the evening, and a guest of a
  // closed club may leave; the answer has no names.
  context_.services.evenings.step(asker(), step, context_.later([this, id](const auto& found) {
    if (const auto* why = std::get_if<Refusal>(&found)) return context_.refuse(id, *why);
    context_.reply(Done{id});
  }));
}

void EveningRequests::ended() {
  context_.services.evenings.look_away(context_.id);
  if (opening_.leave()) context_.account->give_newcomer_back();
}

}  // namespace avinas::server
