// SPDX-License-Identifier: MIT
#include "club_actor/accounts.hpp"

namespace avinas::server {

void Accounts::load(const PlayerRow& row) {
  names_[row.id] = row.name;
  if (!row.token_hash.empty()) by_token_[row.token_hash] = row.id;
}

void Accounts::load_token(const std::string& token_hash, const PlayerId& player) {
  if (names_.contains(player)) by_token_[token_hash] = player;
}

std::optional<Player> Accounts::by_token_hash(const std::string& hash) const {
  const auto found = by_token_.find(hash);
  if (found == by_token_.end()) return std::nullopt;
  return Player{found->second, name_of(found->second)};
}

std::string Accounts::name_of(const PlayerId& player) const {
  const auto found = names_.find(player);
  return found == names_.end() ? std::string() : found->second;
}

PlayerRow Accounts::add(const Player& player, const std::string& token_hash) {
  const PlayerRow row{player.id, player.name, token_hash};
  load(row);
  return row;
}

PlayerRow Accounts::rename(const PlayerId& player, const std::string& name) {
  names_[player] = name;
  return {player, name};
}

}  // namespace avinas::server
