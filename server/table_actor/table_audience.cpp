// SPDX-License-Identifier: MIT
// Groups spectators by thread, and sends to each group at once.
#include "server/table_actor/table_audience.hpp"

#include <map>
#include <utility>

namespace avinas::server {

std::shared_ptr<const TableAudience::Groups> TableAudience::regroup(
    std::uint64_t version, const std::vector<ConnectionId>& spectators,
    const Recipients& recipients) {
  as_of_ = version;
  std::map<boost::asio::io_context*, AudienceFeed::Listeners> by_home;
  for (const ConnectionId id : spectators) {
    const auto found = recipients.find(id);
    if (found == recipients.end()) continue;
    by_home[&found->second->home()].emplace_back(found->first, found->second);
  }
  Groups groups;
  for (auto& [home, listeners] : by_home) {
    auto& feed = feeds_[home];
    if (!feed) feed = std::make_shared<AudienceFeed>(*home);
    groups.push_back({feed, std::make_shared<const AudienceFeed::Listeners>(std::move(listeners))});
  }
  groups_ = std::make_shared<const Groups>(std::move(groups));
  return groups_;
}

void TableAudience::broadcast(Broadcast& message, const Groups& groups) {
  const auto shared = std::make_shared<const Broadcast>(std::move(message));
  for (const Group& group : groups) group.feed->send(group.listeners, shared);
}

}  // namespace avinas::server
