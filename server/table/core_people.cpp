// SPDX-License-Identifier: MIT
// Handles inputs about people at a table: one comes, goes, is barred, or may not watch any more.
#include <algorithm>

#include "server/table/core.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

template <typename Event>
bool happened(const std::vector<JournalEntry>& journal) {
  return std::any_of(journal.begin(), journal.end(), [](const JournalEntry& entry) {
    return std::holds_alternative<Event>(entry.event);
  });
}

std::optional<Refusal> refuse_coming(const TableState& state, const Presence& presence,
                                     const Attach& attach) {
  if (auto why = refuse_watching(state, attach.player, attach.member)) return why;
  const games::GameIndex game = state.options.rules.index();
  if (!attach.games.has(game)) {
    return Refusal{Reason::OtherGame, {{"game", std::string(games::name_of(game))}}};
  }
  const bool has_place = seat_of(state, attach.player) || presence.find(attach.connection);
  if (!has_place && presence.connections().size() >= kMaxConnections) {
    return Refusal{Reason::FullOfSpectators};
  }
  return std::nullopt;
}

}  // namespace

void TableCore::on(const Attach& attach, Step& step) {
  const Asking asking{attach.connection, attach.request};
  if (!attach.knows && presence_.is_outdated(attach.player, attach.welcome)) {
    // A line that was held up: the player is here, or was, by a newer one.
    send(step.effects, attach.connection, Notice{NoticeCode::TakenOver});
    refuse(step.effects, asking, {Reason::JoinFirst});
    return release(attach.connection, step.effects);
  }
  const auto seat = seat_of(state_, attach.player);
  if (auto why = refuse_coming(state_, presence_, attach)) {
    refuse(step.effects, asking, std::move(*why));
    return release(attach.connection, step.effects);
  }
  presence_.note_welcome(attach.player, attach.welcome);
  entrants_.came(attach.player, attach.member, attach.household);
  const auto displaced =
      presence_.arrive(attach.connection, attach.player, attach.name, attach.member, state_);
  if (displaced) {  // a second tab of the same player takes over, and the first is told
    send(step.effects, *displaced, Notice{NoticeCode::TakenOver});
    step.effects.released.push_back(*displaced);
    previous_hand_.left(*displaced);
  }
  if (!seat && presence_.large_audience() && publisher_.audience_is_current(scene(step.now))) {
    presence_.was_sent(attach.connection);
    return publisher_.send_full_view(scene(step.now), clocks_, attach.connection, attach.request,
                                     step.effects);
  }
  step.asking = asking;
  if (seat && human(state_.seats[*seat])->stand_in) happen(StandInSet{*seat, false}, step);
}

void TableCore::on(const Detach& detach, Step&) {
  const auto* connection = presence_.find(detach.connection);
  if (!connection) return;
  const PlayerId player = connection->player;
  presence_.depart(detach.connection);
  previous_hand_.left(detach.connection);
  if (!seat_of(state_, player)) answered_.left(player);
}

void TableCore::on(const PersonBarred& barred, Step& step) {
  if (const auto seat = seat_of(state_, barred.player)) happen(SeatLeft{*seat}, step);
  for (const Seat seat : kAllSeats) {
    auto watchers = watchers_of(state_, seat);
    if (std::erase_if(watchers, [&](const auto& each) { return each.player == barred.player; }) >
        0) {
      happen(HandOpened{seat, std::move(watchers)}, step);
    }
  }
  // A client may leave the end of its line unanswered: its player is gone all the same.
  if (const auto connection = presence_.connection_of(barred.player)) {
    return release(*connection, step.effects);
  }
  answered_.left(barred.player);
}

void TableCore::send_spectators_away(Step& step) {
  const auto& journal = step.effects.journal;
  const bool may_matter = happened<MatchStarted>(journal) || happened<OptionsSet>(journal) ||
                          happened<SeatLeft>(journal) || happened<SeatTaken>(journal);
  if (!may_matter) return;
  std::vector<std::pair<ConnectionId, Refusal>> unwanted;
  for (const auto& [id, connection] : presence_.connections()) {
    if (auto why = refuse_watching(state_, connection->player, connection->member)) {
      unwanted.emplace_back(id, std::move(*why));
    }
  }
  std::reverse(unwanted.begin(), unwanted.end());  // the last first: Presence
  for (auto& [id, why] : unwanted) {
    if (id == step.asking.connection) answer_done(step.effects, std::exchange(step.asking, {}));
    send(step.effects, id, Error{{}, std::move(why)});
    release(id, step.effects);
  }
}

void TableCore::release(ConnectionId id, Effects& effects) {
  if (const auto* connection = presence_.find(id)) answered_.left(connection->player);
  presence_.depart(id);
  previous_hand_.left(id);
  effects.released.push_back(id);
}

}  // namespace avinas::server
