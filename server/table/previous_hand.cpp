// SPDX-License-Identifier: MIT
// Shows the previous hand to spectators. It is a message of its own and not a part of the view, so
// that the view stays one for all spectators while players open their hands to some of them.
#include "server/table/previous_hand.hpp"

#include <algorithm>

#include "protocol/codec.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

bool names(const std::vector<Person>& people, const PlayerId& player) {
  return std::any_of(people.begin(), people.end(),
                     [&](const Person& person) { return person.player == player; });
}

SeatList seats_open_to(const TableState& state, const PlayerId& spectator) {
  SeatList seats;
  for (const Seat seat : chairs_of(state)) {
    if (state.options.one_hand_behind || names(watchers_of(state, seat), spectator)) {
      seats.push_back(seat);
    }
  }
  return seats;
}

bool open_to_anybody(const TableState& state) {
  return state.options.one_hand_behind || state.open_to;
}

}  // namespace

void PreviousHand::show(const Scene& scene, Effects& effects) {
  const TableState& state = scene.state;
  if (!in_hand(state) || state.match->hands.empty() || !open_to_anybody(state)) return;
  const auto& hands = state.match->hands;
  std::vector<ConnectionId> due;
  for (const auto& [id, connection] : scene.presence.connections()) {
    if (connection->observer != kSpectatorIndex) continue;
    Shown shown{state.match->id, hands.size(), seats_open_to(state, connection->player)};
    if (shown.seats.empty() || shown == shown_[id]) continue;
    shown_[id] = std::move(shown);
    due.push_back(id);
  }
  const auto encoded = [&](ConnectionId id) {
    return std::make_shared<const std::string>(encode(PreviousHandShown{
        static_cast<int>(hands.size()), shown_.at(id).seats, &hands.back().hand}));
  };
  const bool everybody = due.size() == static_cast<std::size_t>(scene.presence.spectators());
  if (state.options.one_hand_behind && everybody && !due.empty()) {
    effects.broadcasts.push_back({encoded(due.front()), {}, SendKind::Reply});
    return;
  }
  for (const ConnectionId id : due) effects.sends.push_back({id, encoded(id)});
}

std::vector<Person> list_watchers(const Presence& presence) {
  std::vector<Person> watchers;
  for (const auto& [id, connection] : presence.connections()) {
    if (connection->observer != kSpectatorIndex) continue;
    if (watchers.size() == kMaxListedWatchers) break;
    watchers.push_back({connection->player, connection->name});
  }
  return watchers;
}

void name_watchers(const Presence& presence, OpenHand& open) {
  std::vector<Person> here;
  for (const Person& wanted : open.watchers) {
    const auto id = presence.connection_of(wanted.player);
    const auto* connection = id ? presence.find(*id) : nullptr;
    if (!connection || connection->observer != kSpectatorIndex || names(here, wanted.player)) {
      continue;
    }
    here.push_back({connection->player, connection->name});
  }
  open.watchers = std::move(here);
}

}  // namespace avinas::server
