// SPDX-License-Identifier: MIT
#include "club_actor/accounts.hpp"

namespace avinas::server {

void Accounts::load(const PlayerRow& row) {
  known_[row.id] = {row.name, row.seen_day};
  if (!row.token_hash.empty()) by_token_[row.token_hash] = row.id;
}

void Accounts::load_token(const std::string& token_hash, const PlayerId& player) {
  if (known_.contains(player)) by_token_[token_hash] = player;
}

std::optional<Player> Accounts::by_token_hash(const std::string& hash) const {
  const auto found = by_token_.find(hash);
  if (found == by_token_.end()) return std::nullopt;
  return Player{found->second, name_of(found->second)};
}

std::string Accounts::name_of(const PlayerId& player) const {
  const auto found = known_.find(player);
  return found == known_.end() ? std::string() : found->second.name;
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

PlayerRow Accounts::add(const Player& player, const std::string& token_hash, std::int64_t today) {
  const PlayerRow row{player.id, player.name, token_hash, today};
  load(row);
  return row;
}

PlayerRow Accounts::seen(const PlayerId& player, const std::string& name, std::int64_t today) {
  known_[player] = {name, today};
  return {player, name, {}, today};
}

void Accounts::forget(const std::vector<PlayerId>& players) {
  for (const PlayerId& player : players) known_.erase(player);
  std::erase_if(by_token_, [&](const auto& entry) { return !known_.contains(entry.second); });
}

}  // namespace avinas::server
