// SPDX-License-Identifier: MIT
// Notes which connections are at tables and which players are in a hand.
#include "server/hall/whereabouts.hpp"

#include <algorithm>

namespace avinas::server {
namespace {

/// The values that a multimap holds for that key.
template <typename Map, typename Key>
std::vector<typename Map::mapped_type> all_of(const Map& map, const Key& key) {
  std::vector<typename Map::mapped_type> values;
  const auto [first, last] = map.equal_range(key);
  for (auto at = first; at != last; ++at) values.push_back(at->second);
  return values;
}

/// Takes one such pair out; it is there.
template <typename Map, typename Key, typename Value>
void take_out(Map& map, const Key& key, const Value& value) {
  const auto [first, last] = map.equal_range(key);
  map.erase(std::find_if(first, last, [&](const auto& entry) { return entry.second == value; }));
}

}  // namespace

void Whereabouts::at_table(ConnectionId id, const PlayerId& player, const std::string& code) {
  const std::scoped_lock lock(mutex_);
  leave(id);
  stays_[id] = {player, code};
  connections_of_.emplace(player, id);
}

std::optional<PlayerId> Whereabouts::left_table(ConnectionId id) {
  const std::scoped_lock lock(mutex_);
  return leave(id);
}

std::optional<PlayerId> Whereabouts::leave(ConnectionId id) {
  const auto found = stays_.extract(id);
  if (!found) return std::nullopt;
  take_out(connections_of_, found.mapped().player, id);
  return found.mapped().player;
}

void Whereabouts::table_changed(const TableNews& table) {
  const std::scoped_lock lock(mutex_);
  const std::string& code = table.summary.code;
  forget(code);
  const bool in_match = table.summary.stage == protocol::TableStage::Playing;
  const auto people = std::count_if(kAllSeats.begin(), kAllSeats.end(),
                                    [&](Seat seat) { return !table.players[seat].empty(); });
  const auto known =
      tables_
          .try_emplace(
              code,
              Seated{
                  {}, in_match, table.in_hand, table.in_hand && people > 1, table.done, table.left})
          .first;
  for (const Seat seat : kAllSeats) {
    const PlayerId& player = table.players[seat];
    if (player.empty()) continue;
    known->second.players[seat] = &tables_of_.emplace(player, &*known)->first;
  }
}

void Whereabouts::table_closed(const std::string& code) {
  const std::scoped_lock lock(mutex_);
  forget(code);
}

void Whereabouts::forget(const std::string& code) {
  const auto known = tables_.find(code);
  if (known == tables_.end()) return;
  for (const PlayerId* player : known->second.players.items) {
    if (player) take_out(tables_of_, *player, &*known);
  }
  tables_.erase(known);
}

std::string Whereabouts::table_of(const PlayerId& player) const {
  const std::scoped_lock lock(mutex_);
  const auto connections = all_of(connections_of_, player);
  const auto first = std::ranges::min_element(connections);
  return first == connections.end() ? std::string() : stays_.at(*first).code;
}

std::vector<PlayerId> Whereabouts::people_at(const std::string& code) const {
  const std::scoped_lock lock(mutex_);
  std::vector<PlayerId> people;
  for (const auto& [id, stay] : stays_) {
    if (stay.code == code) people.push_back(stay.player);
  }
  return people;
}

std::vector<std::string> Whereabouts::tables_with(const PlayerId& player) const {
  std::vector<std::string> codes = tables_of(player);
  const std::scoped_lock lock(mutex_);
  for (const ConnectionId id : all_of(connections_of_, player)) codes.push_back(stays_.at(id).code);
  return codes;
}

bool Whereabouts::left_a_match(const PlayerId& player) const {
  const std::scoped_lock lock(mutex_);
  return std::ranges::any_of(tables_, [&](const auto& table) {
    return std::ranges::find(table.second.left, player) != table.second.left.end();
  });
}

bool Whereabouts::sits(const PlayerId& player, bool Seated::*kind) const {
  const auto tables = all_of(tables_of_, player);
  return std::any_of(tables.begin(), tables.end(),
                     [&](const auto* table) { return table->second.*kind; });
}

bool Whereabouts::in_match(const PlayerId& player) const {
  const std::scoped_lock lock(mutex_);
  return sits(player, &Seated::in_match);
}

bool Whereabouts::in_hand_with_people(const PlayerId& player) const {
  const std::scoped_lock lock(mutex_);
  return sits(player, &Seated::with_people);
}

bool Whereabouts::plays_elsewhere(const PlayerId& player, const std::string& code) const {
  const std::scoped_lock lock(mutex_);
  const auto own = all_of(tables_of_, player);
  if (std::ranges::any_of(own, [&](const auto* table) { return table->first == code; }))
    return false;
  return std::ranges::any_of(own, [&](const auto* table) {
    const auto& [theirs, seated] = *table;
    const auto plays_there = [&](const auto& stay) {
      const PlayerId& other = stay.second.player;
      return stay.second.code == theirs && other != player &&
             std::ranges::any_of(seated.players.items,
                                 [&](const PlayerId* sits) { return sits && *sits == other; });
    };
    return seated.with_people && std::ranges::any_of(stays_, plays_there);
  });
}

bool Whereabouts::kept_from_hall(const PlayerId& player) const {
  const std::scoped_lock lock(mutex_);
  return connections_of_.contains(player) || sits(player, &Seated::in_hand);
}

std::vector<std::string> Whereabouts::games_of(const PlayerId& player) const {
  const std::scoped_lock lock(mutex_);
  std::vector<std::string> codes;
  for (const auto* table : all_of(tables_of_, player)) {
    if (!table->second.done) codes.push_back(table->first);
  }
  return codes;
}

std::vector<std::string> Whereabouts::tables_of(const PlayerId& player) const {
  const std::scoped_lock lock(mutex_);
  std::vector<std::string> codes;
  for (const auto* table : all_of(tables_of_, player)) codes.push_back(table->first);
  return codes;
}

}  // namespace avinas::server
