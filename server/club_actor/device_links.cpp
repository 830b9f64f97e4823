// SPDX-License-Identifier: MIT
// Makes, checks and expires links for other devices.
#include "server/club_actor/device_links.hpp"

#include "server/base/chance.hpp"

namespace avinas::server {

std::optional<std::string> DeviceLinks::open(const PlayerId& player, Millis now) {
  std::erase_if(links_, [&](const auto& entry) {
    return now >= entry.second.until || entry.second.player == player;
  });
  if (links_.size() >= kMaxDeviceLinks) return std::nullopt;
  std::string secret = random_token();
  links_[token_hash(secret)] = {player, now + kDeviceLinkLasts};
  return secret;
}

std::optional<PlayerId> DeviceLinks::redeem(const std::string& secret, Millis now) {
  const auto found = links_.find(token_hash(secret));
  if (found == links_.end()) return std::nullopt;
  const Link link = std::move(found->second);
  links_.erase(found);
  if (now >= link.until) return std::nullopt;
  return link.player;
}

}  // namespace avinas::server
