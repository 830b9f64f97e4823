// SPDX-License-Identifier: MIT
// Keeps a table's connections and the groups that share a view.
#include "server/table/presence.hpp"

#include <algorithm>
#include <utility>

namespace avinas::server {
namespace {

std::size_t index_of(Observer observer) {
  return observer.seat ? static_cast<std::size_t>(*observer.seat) : kSpectatorIndex;
}

}  // namespace

std::optional<ConnectionId> Presence::arrive(ConnectionId id, const PlayerId& player,
                                             const std::string& name, bool member,
                                             const TableState& state) {
  std::optional<ConnectionId> displaced;
  if (const auto before = by_player_.find(player); before != by_player_.end()) {
    if (before->second != id) displaced = before->second;
    depart(before->second);
  }
  depart(id);  // whose name `by_player_` points to
  auto& here = connections_[id];
  here.reset(new Connection{player, name, member});
  Connection& connection = *here;
  by_player_[connection.player] = id;
  set_observer(id, connection, index_of(door_(state, player)));
  note_people(state);
  return displaced;
}

bool Presence::is_outdated(const PlayerId& player, const WelcomeNumber& welcome) const {
  const auto known = newest_.find(player);
  return welcome.count != 0 && known != newest_.end() && welcome < known->second;
}

void Presence::note_welcome(const PlayerId& player, const WelcomeNumber& welcome) {
  if (welcome.count == 0) return;
  if (newest_.size() > by_player_.size() + kRememberedWelcomes) {
    for (auto it = newest_.begin(); it != newest_.end();) {
      it = by_player_.contains(it->first) ? std::next(it) : newest_.erase(it);
    }
  }
  newest_[player] = welcome;
}

bool Presence::depart(ConnectionId id) {
  const auto found = connections_.find(id);
  if (found == connections_.end()) return false;
  forget(id, *found->second);
  by_player_.erase(found->second->player);
  if (host_ == id) host_ = 0;
  connections_.erase(found);
  count_attendance();
  return true;
}

void Presence::depart_all() {
  by_player_.clear();  // at once: its names come in any order
  while (!connections_.empty()) depart(connections_.rbegin()->first);
}

void Presence::follow(const TableState& state) {
  // Only those who had a seat's view or are to have one can change.
  std::vector<ConnectionId> affected;
  for (const Seat seat : kAllSeats) {
    if (here(seat)) affected.push_back(at_[seat]);
    const HumanSeat* player = human(state.seats[seat]);
    if (!player) continue;
    if (const auto connection = connection_of(player->player)) affected.push_back(*connection);
  }
  for (const ConnectionId id : affected) {
    Connection& connection = *connections_.at(id);
    set_observer(id, connection, index_of(door_(state, connection.player)));
  }
  note_people(state);
}

void Presence::set_observer(ConnectionId id, Connection& connection, std::size_t observer) {
  if (connection.observer == observer) return;
  forget(id, connection);
  connection.observer = observer;
  if (observer == kSpectatorIndex) {
    ++spectators_;
    ++audience_version_;
    if (connection.sent_as != kSpectatorIndex) fresh_.push_back(id);
  } else {
    at_[static_cast<Seat>(observer)] = id;
    ++shown_version_;
  }
}

/// Takes the connection out of what is derived from its observer.
void Presence::forget(ConnectionId id, const Connection& connection) {
  if (connection.observer == kSpectatorIndex) {
    --spectators_;
    ++audience_version_;
    not_fresh(id);
  } else if (connection.observer < kSpectatorIndex) {
    ConnectionId& at = at_[static_cast<Seat>(connection.observer)];
    if (at == id) at = 0;
    ++shown_version_;
  }
}

void Presence::not_fresh(ConnectionId id) {
  std::erase(fresh_, id);
  if (fresh_.empty()) fresh_.shrink_to_fit();
}

void Presence::note_people(const TableState& state) {
  host_ = connection_of(state.host).value_or(0);
  any_human_ = std::any_of(kAllSeats.begin(), kAllSeats.end(),
                           [&](Seat seat) { return human(state.seats[seat]); });
  count_attendance();
}

void Presence::count_attendance() {
  const bool anyone_seated =
      std::any_of(kAllSeats.begin(), kAllSeats.end(), [&](Seat seat) { return here(seat); });
  attended_ = anyone_seated || (!any_human_ && !connections_.empty());
}

void Presence::recount(Millis now) {
  if (spectators_ == shown_spectators_) return recount_at_.reset();
  if (!recount_at_) recount_at_ = now + kRecountAfter;
  if (large_audience() && now < *recount_at_) return;
  recount_at_.reset();
  shown_spectators_ = spectators_;
  ++shown_version_;
}

const Presence::Connection* Presence::find(ConnectionId id) const {
  const auto found = connections_.find(id);
  return found == connections_.end() ? nullptr : found->second.get();
}

std::optional<ConnectionId> Presence::connection_of(const PlayerId& player) const {
  const auto found = by_player_.find(player);
  return found == by_player_.end() ? std::nullopt : std::optional(found->second);
}

PerSeat<bool> Presence::here() const {
  PerSeat<bool> result;
  for (const Seat seat : kAllSeats) result[seat] = here(seat);
  return result;
}

void Presence::was_sent(ConnectionId id) {
  const auto found = connections_.find(id);
  if (found == connections_.end()) return;
  found->second->sent_as = found->second->observer;
  if (found->second->observer == kSpectatorIndex) not_fresh(id);
}

}  // namespace avinas::server
