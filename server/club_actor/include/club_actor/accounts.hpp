// SPDX-License-Identifier: MIT
// Who is known here: players by their tokens, one for each device. Club thread only.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "club/state.hpp"
#include "journal/store.hpp"

namespace avinas::server {

/// Players remembered; at 200 bytes each, as many as fit beside the tables.
inline constexpr std::size_t kMaxPlayers = 1'000'000;

struct Player {
  PlayerId id;
  std::string name;
};

class Accounts {
 public:
  /// Recovery.
  void load(const PlayerRow& row);
  void load_token(const std::string& token_hash, const PlayerId& player);

  std::optional<Player> by_token_hash(const std::string& hash) const;
  /// The player's name; empty for somebody who is not known.
  std::string name_of(const PlayerId& player) const;
  bool full() const { return names_.size() >= kMaxPlayers; }
  std::size_t count() const { return names_.size(); }

  // Each returns the row to be made durable.
  PlayerRow add(const Player& player, const std::string& token_hash);
  PlayerRow rename(const PlayerId& player, const std::string& name);

 private:
  std::unordered_map<PlayerId, std::string> names_;
  std::unordered_map<std::string, PlayerId> by_token_;
};

}  // namespace avinas::server
