// SPDX-License-Identifier: MIT
// Links by which somebody who is known here comes in on another device. Club thread only.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "server/base/time.hpp"
#include "server/club/state.hpp"

namespace avinas::server {

/// How long a link for another device is good.
inline constexpr std::chrono::minutes kDeviceLinkLasts{10};
/// Links for other devices that are open at a time.
inline constexpr std::size_t kMaxDeviceLinks = 10'000;

class DeviceLinks {
 public:
  /// The secret of a new link, in place of the player's last one; nothing if too many are open.
  std::optional<std::string> open(const PlayerId& player, Millis now);
  /// The player's links let nobody in any more.
  void forget(const PlayerId& player) {
    std::erase_if(links_, [&](const auto& entry) { return entry.second.player == player; });
  }
  /// The player whose link it is, or nothing. That uses the link up, whether it was good or not.
  std::optional<PlayerId> redeem(const std::string& secret, Millis now);

 private:
  struct Link {
    PlayerId player;
    Millis until{0};
  };
  std::unordered_map<std::string, Link> links_;  ///< by the hash of the secret
};

}  // namespace avinas::server
