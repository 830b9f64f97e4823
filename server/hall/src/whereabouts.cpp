// SPDX-License-Identifier: MIT
#include "hall/whereabouts.hpp"

#include <algorithm>

namespace avinas::server {

void Whereabouts::at_table(ConnectionId id, const PlayerId& player, const std::string& code) {
  const std::scoped_lock lock(mutex_);
  leave(id);
  connections_at_tables_[id] = player;
  stays_[player][id] = code;
}

std::optional<PlayerId> Whereabouts::left_table(ConnectionId id) {
  const std::scoped_lock lock(mutex_);
  return leave(id);
}

std::optional<PlayerId> Whereabouts::leave(ConnectionId id) {
  const auto found = connections_at_tables_.extract(id);
  if (!found) return std::nullopt;
  const auto stays = stays_.find(found.mapped());
  stays->second.erase(id);
  if (stays->second.empty()) stays_.erase(stays);
  return found.mapped();
}

void Whereabouts::table_changed(const TableNews& table) {
  const std::scoped_lock lock(mutex_);
  const std::string& code = table.summary.code;
  forget(code);
  players_of_[code] = table.players;
  const bool in_match = table.summary.stage == protocol::TableStage::Playing;
  for (const PlayerId& player : table.players.items) {
    if (!player.empty()) sittings_[player].push_back({code, in_match, table.in_hand});
  }
}

void Whereabouts::table_closed(const std::string& code) {
  const std::scoped_lock lock(mutex_);
  forget(code);
}

void Whereabouts::forget(const std::string& code) {
  const auto known = players_of_.find(code);
  if (known == players_of_.end()) return;
  for (const PlayerId& player : known->second.items) {
    const auto found = sittings_.find(player);
    if (found == sittings_.end()) continue;
    std::erase_if(found->second, [&](const Sitting& sitting) { return sitting.code == code; });
    if (found->second.empty()) sittings_.erase(found);
  }
  players_of_.erase(known);
}

std::string Whereabouts::table_of(const PlayerId& player) const {
  const std::scoped_lock lock(mutex_);
  const auto found = stays_.find(player);
  return found == stays_.end() ? std::string() : found->second.begin()->second;
}

std::vector<PlayerId> Whereabouts::people_at(const std::string& code) const {
  const std::scoped_lock lock(mutex_);
  std::vector<PlayerId> people;
  for (const auto& [player, stays] : stays_) {
    const bool there = std::any_of(stays.begin(), stays.end(),
                                   [&](const auto& stay) { return stay.second == code; });
    if (there) people.push_back(player);
  }
  return people;
}

bool Whereabouts::in_match(const PlayerId& player) const {
  const std::scoped_lock lock(mutex_);
  const auto found = sittings_.find(player);
  return found != sittings_.end() &&
         std::any_of(found->second.begin(), found->second.end(),
                     [](const Sitting& sitting) { return sitting.in_match; });
}

bool Whereabouts::kept_from_hall(const PlayerId& player) const {
  const std::scoped_lock lock(mutex_);
  if (stays_.contains(player)) return true;
  const auto found = sittings_.find(player);
  return found != sittings_.end() &&
         std::any_of(found->second.begin(), found->second.end(),
                     [](const Sitting& sitting) { return sitting.in_hand; });
}

std::vector<std::string> Whereabouts::tables_of(const PlayerId& player) const {
  const std::scoped_lock lock(mutex_);
  std::vector<std::string> codes;
  const auto found = sittings_.find(player);
  if (found == sittings_.end()) return codes;
  for (const Sitting& sitting : found->second) codes.push_back(sitting.code);
  return codes;
}

}  // namespace avinas::server
