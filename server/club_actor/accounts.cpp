// SPDX-License-Identifier: MIT
// Players and their devices, by id and by token.
#include "server/club_actor/accounts.hpp"

#include <algorithm>

#include "server/base/time.hpp"

namespace avinas::server {

std::string device_of(const std::string& token_hash) {
  constexpr std::size_t kLetters = 12;
  return token_hash.substr(0, kLetters);
}

void Accounts::load(const PlayerRow& row) {
  Known& known = known_[row.id];
  known.name = row.name;
  known.seen_day = row.seen_day;
  if (row.token_hash.empty()) return;
  const bool added =
      by_token_.insert_or_assign(row.token_hash, Device{row.id, row.device, row.device_day}).second;
  if (added) known.tokens.push_back(row.token_hash);
}

void Accounts::load_token(const std::string& token_hash, const PlayerId& player) {
  const auto found = known_.find(player);
  if (found == known_.end() || !by_token_.emplace(token_hash, Device{player, {}, 0}).second) return;
  found->second.tokens.push_back(token_hash);
}

std::optional<Player> Accounts::by_token_hash(const std::string& hash) const {
  const auto found = by_token_.find(hash);
  if (found == by_token_.end()) return std::nullopt;
  const PlayerId& player = found->second.player;
  return Player{player, name_of(player), device_of(hash)};
}

std::string Accounts::name_of(const PlayerId& player) const {
  const auto found = known_.find(player);
  return found == known_.end() ? std::string() : found->second.name;
}

std::vector<protocol::Person> Accounts::named(const std::string& name) const {
  const std::string key = key_of_name(name);
  std::vector<protocol::Person> found;
  for (const auto& [player, known] : known_) {
    if (key_of_name(known.name) == key) found.push_back({player, known.name});
  }
  return found;
}

std::int64_t Accounts::seen_day(const PlayerId& player) const {
  const auto found = known_.find(player);
  return found == known_.end() ? 0 : found->second.seen_day;
}

std::vector<PlayerId> Accounts::unseen_since(std::int64_t day) const {
  std::vector<PlayerId> players;
  for (const auto& [player, known] : known_) {
    if (known.seen_day < day) players.push_back(player);
  }
  return players;
}

std::vector<protocol::Device> Accounts::devices_of(const PlayerId& player,
                                                   const std::string& here) const {
  std::vector<protocol::Device> devices;
  const auto known = known_.find(player);
  if (known == known_.end()) return devices;
  for (const std::string& token : known->second.tokens) {
    const Device& device = by_token_.at(token);
    const std::string id = device_of(token);
    devices.push_back({id, device.name, device.seen_day * kDayMs, id == here});
  }
  std::stable_sort(devices.begin(), devices.end(),
                   [](const auto& a, const auto& b) { return a.seen_ms > b.seen_ms; });
  return devices;
}

const Accounts::Device* Accounts::device(const Player& player) const {
  const auto known = known_.find(player.id);
  if (known == known_.end()) return nullptr;
  for (const std::string& token : known->second.tokens) {
    if (device_of(token) == player.device) return &by_token_.at(token);
  }
  return nullptr;
}

bool Accounts::is_noted(const Player& player, std::int64_t today, const std::string& name) const {
  const Device* known = device(player);
  return seen_day(player.id) == today && known && known->seen_day == today &&
         (name.empty() || known->name == name);
}

PlayerRow Accounts::add(const Player& player, const std::string& token_hash, std::int64_t today,
                        const std::string& device) {
  const PlayerRow row{player.id, player.name, token_hash, today, device, today};
  load(row);
  return row;
}

PlayerRow Accounts::seen(const Player& player, std::int64_t today, const std::string& name) {
  Known& known = known_[player.id];
  known.name = player.name;
  known.seen_day = today;
  for (const std::string& token : known.tokens) {
    if (device_of(token) != player.device) continue;
    Device& device = by_token_.at(token);
    if (!name.empty()) device.name = name;
    device.seen_day = today;
    return {player.id, player.name, token, today, device.name, today};
  }
  return {player.id, player.name, {}, today};
}

std::vector<std::string> Accounts::end(Known& known, const std::vector<std::string>& tokens) {
  for (const std::string& token : tokens) {
    by_token_.erase(token);
    std::erase(known.tokens, token);
  }
  return tokens;
}

std::vector<std::string> Accounts::end_devices(const PlayerId& player, const std::string& only,
                                               const std::string& except) {
  const auto known = known_.find(player);
  if (known == known_.end()) return {};
  std::vector<std::string> ended;
  for (const std::string& token : known->second.tokens) {
    const std::string id = device_of(token);
    if (only.empty() ? id != except : id == only) ended.push_back(token);
  }
  return end(known->second, ended);
}

std::vector<std::string> Accounts::end_surplus(const PlayerId& player) {
  const auto known = known_.find(player);
  if (known == known_.end() || known->second.tokens.size() <= kMostDevices) return {};
  // The newest came last, and seen days are equal where nobody knows.
  const auto oldest = std::min_element(known->second.tokens.begin(), known->second.tokens.end() - 1,
                                       [&](const auto& a, const auto& b) {
                                         return by_token_.at(a).seen_day < by_token_.at(b).seen_day;
                                       });
  return end(known->second, {*oldest});
}

void Accounts::forget(const std::vector<PlayerId>& players) {
  for (const PlayerId& player : players) {
    const auto found = known_.find(player);
    if (found == known_.end()) continue;
    for (const std::string& token : found->second.tokens) by_token_.erase(token);
    known_.erase(found);
  }
}

}  // namespace avinas::server
