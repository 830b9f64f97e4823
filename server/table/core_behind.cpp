// SPDX-License-Identifier: MIT
// One hand behind: a spectator sees the hand before the one in play, all four hands where the table
// has it so, or those of players who opened theirs to him. Everything of it is public since that
// hand ended (section 7 of the rules, "after the hand").
#include <algorithm>

#include "protocol/codec.hpp"
#include "rules/match.hpp"
#include "table/core.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

/// Names of spectators that a player is offered to choose from.
constexpr std::size_t kMaxListedWatchers = 100;

std::shared_ptr<const std::string> encode_behind(int hand, const SeatList& seats,
                                                 const HandRecord& record) {
  return std::make_shared<const std::string>(encode(Behind{hand, seats, &record}));
}

}  // namespace

/// While a hand is in play, the one before it in this match.
const HandRecord* TableCore::hand_before() const {
  if (!state_.match || !hand_in_play(state_.match->state)) return nullptr;
  const auto& hands = state_.match->hands;
  return hands.empty() ? nullptr : &hands.back().hand;
}

SeatList TableCore::seats_open_to(const PlayerId& spectator) const {
  SeatList seats;
  for (const Seat seat : kAllSeats) {
    const auto& named = state_.open_to[seat];
    const bool is_named = std::any_of(named.begin(), named.end(), [&](const Person& watcher) {
      return watcher.player == spectator;
    });
    if (state_.options.one_hand_behind || is_named) seats.push_back(seat);
  }
  return seats;
}

void TableCore::show_hands_behind(Effects& effects) {
  const bool to_some = std::any_of(kAllSeats.begin(), kAllSeats.end(),
                                   [&](Seat seat) { return !state_.open_to[seat].empty(); });
  const HandRecord* record = hand_before();
  if (!record || !(to_some || state_.options.one_hand_behind)) return;
  const int number = static_cast<int>(state_.match->hands.size());
  std::vector<ConnectionId> due;
  for (auto& [id, connection] : connections_) {
    if (connection.observer != kSpectatorIndex) continue;
    HandBehind behind{hands_dealt_, seats_open_to(connection.player)};
    if (behind.seats.empty() || behind == connection.behind) continue;
    connection.behind = std::move(behind);
    due.push_back(id);
  }
  const bool everybody = due.size() == static_cast<std::size_t>(presence_.spectators);
  if (state_.options.one_hand_behind && everybody && !due.empty()) {
    effects.broadcasts.push_back(
        {encode_behind(number, connections_.at(due.front()).behind.seats, *record),
         {},
         SendKind::Reply});
    return;
  }
  for (const ConnectionId id : due) {
    effects.sends.push_back(
        {id, encode_behind(number, connections_.at(id).behind.seats, *record), SendKind::Reply});
  }
}

void TableCore::on(const ListWatchers& ask, Now, Effects& effects) {
  const auto found = connections_.find(ask.connection);
  if (found == connections_.end()) return;
  if (found->second.observer == kSpectatorIndex) {
    const Refusal refusal{ErrorCode::NotAllowed, {}, "Who watches is told to those who play."};
    return refuse({ask.connection, ask.request}, {}, refusal, effects);
  }
  Watchers watchers{ask.request, {}};
  for (const auto& [id, connection] : connections_) {
    if (connection.observer != kSpectatorIndex) continue;
    if (watchers.people.size() == kMaxListedWatchers) break;
    watchers.people.push_back({connection.player, connection.name});
  }
  effects.sends.push_back(
      {ask.connection, std::make_shared<const std::string>(encode(watchers)), SendKind::Reply});
}

/// Takes out who does not watch, and puts the names in.
void TableCore::name_watchers(OpenHand& open) const {
  std::vector<Person> here;
  for (const auto& [id, connection] : connections_) {
    const auto named = std::find_if(open.watchers.begin(), open.watchers.end(),
                                    [&](const Person& w) { return w.player == connection.player; });
    if (named == open.watchers.end() || connection.observer != kSpectatorIndex) continue;
    here.push_back({connection.player, connection.name});
  }
  open.watchers = std::move(here);
}

}  // namespace avinas::server
