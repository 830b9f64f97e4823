// SPDX-License-Identifier: MIT
// Who is known here: players by their tokens, one for each device, and when they were last here.
// Club thread only.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "club/state.hpp"
#include "store/rows.hpp"

namespace avinas::server {

/// Players remembered; at 300 bytes each, as many as fit beside the tables.
inline constexpr std::size_t kMaxPlayers = 200'000;

struct Player {
  PlayerId id;
  std::string name;
};

class Accounts {
 public:
  explicit Accounts(std::size_t most = kMaxPlayers) : most_(most) {}

  /// Recovery.
  void load(const PlayerRow& row);
  void load_token(const std::string& token_hash, const PlayerId& player);

  std::optional<Player> by_token_hash(const std::string& hash) const;
  /// The player's name; empty for somebody who is not known.
  std::string name_of(const PlayerId& player) const;
  bool full() const { return known_.size() >= most_; }
  std::size_t count() const { return known_.size(); }
  /// Those who were last here before that day.
  std::vector<PlayerId> unseen_since(std::int64_t day) const;
  std::int64_t seen_day(const PlayerId& player) const;

  // Each returns the row to be made durable.
  PlayerRow add(const Player& player, const std::string& token_hash, std::int64_t today);
  PlayerRow seen(const PlayerId& player, const std::string& name, std::int64_t today);
  /// With all tokens; nothing is to be returned: the store forgets by the id.
  void forget(const std::vector<PlayerId>& players);

 private:
  struct Known {
    std::string name;
    std::int64_t seen_day = 0;  ///< Unix day
  };
  const std::size_t most_;
  std::unordered_map<PlayerId, Known> known_;
  std::unordered_map<std::string, PlayerId> by_token_;
};

}  // namespace avinas::server
