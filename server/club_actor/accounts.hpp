// SPDX-License-Identifier: MIT
// The players that are known here, by their tokens, one for each device, and when they were last
// here. Club thread only.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "protocol/server_messages.hpp"
#include "server/club/state.hpp"
#include "server/store/rows.hpp"

namespace avinas::server {

/// Players remembered; at 300 bytes each, as many as fit beside the tables.
inline constexpr std::size_t kMaxPlayers = 200'000;

struct Player {
  PlayerId id;
  std::string name;
  std::string device{};  ///< public id of the device they came with
};

/// Devices of one player; the one that was not here for the longest time ends for another.
inline constexpr std::size_t kMostDevices = 20;
/// The public id of the device that has this token.
std::string device_of(const std::string& token_hash);

class Accounts {
 public:
  explicit Accounts(std::size_t most = kMaxPlayers) : most_(most) {}

  /// Recovery.
  void load(const PlayerRow& row);
  void load_token(const std::string& token_hash, const PlayerId& player);

  std::optional<Player> by_token_hash(const std::string& hash) const;
  /// The player's name; empty for somebody who is not known.
  std::string name_of(const PlayerId& player) const;
  /// Everybody of that name.
  std::vector<protocol::Person> named(const std::string& name) const;
  bool full() const { return known_.size() >= most_; }
  std::size_t count() const { return known_.size(); }
  /// Those who were last here before that day.
  std::vector<PlayerId> unseen_since(std::int64_t day) const;
  std::int64_t seen_day(const PlayerId& player) const;

  /// The player's devices, the latest seen first; `here` is the id of the one that asks.
  std::vector<protocol::Device> devices_of(const PlayerId& player, const std::string& here) const;

  // Each returns the row to be made durable.
  PlayerRow add(const Player& player, const std::string& token_hash, std::int64_t today,
                const std::string& device);
  /// They were here, with that device.
  PlayerRow seen(const Player& player, std::int64_t today, const std::string& device);
  /// The device's row says this already.
  bool is_noted(const Player& player, std::int64_t today, const std::string& device) const;
  /// Ends the device of that id, or, without one, all but `except`. Returns the hashes of their
  /// tokens, to be made durable.
  std::vector<std::string> end_devices(const PlayerId& player, const std::string& only,
                                       const std::string& except);
  /// Ends those that are too many.
  std::vector<std::string> end_surplus(const PlayerId& player);
  /// With all tokens; nothing is to be returned: the store forgets by the id.
  void forget(const std::vector<PlayerId>& players);

 private:
  struct Known {
    std::string name;
    std::int64_t seen_day = 0;        ///< Unix day
    std::vector<std::string> tokens;  ///< hashes, one for each device
  };
  struct Device {
    PlayerId player;
    std::string name;
    std::int64_t seen_day = 0;
  };
  const Device* device(const Player& player) const;
  std::vector<std::string> end(Known& known, const std::vector<std::string>& tokens);

  const std::size_t most_;
  std::unordered_map<PlayerId, Known> known_;
  std::unordered_map<std::string, Device> by_token_;
};

}  // namespace avinas::server
