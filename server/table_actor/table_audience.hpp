// SPDX-License-Identifier: MIT
// The spectators of a table, by the threads that their connections live on: one message for each
// thread, whatever the size of the audience.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/container/flat_map.hpp>
#include <cstdint>
#include <memory>
#include <vector>

#include "server/delivery/recipient.hpp"
#include "server/table/effects.hpp"
#include "server/table_actor/audience_feed.hpp"

namespace avinas::server {

/// Table thread only.
class TableAudience {
 public:
  /// The spectators of each thread, and the way to them.
  struct Group {
    std::shared_ptr<AudienceFeed> feed;
    std::shared_ptr<const AudienceFeed::Listeners> listeners;
  };
  using Groups = std::vector<Group>;
  using Recipients = boost::container::flat_map<ConnectionId, std::shared_ptr<Recipient>>;

  /// The groups as of this version of the spectators, if they are that.
  std::shared_ptr<const Groups> groups(std::uint64_t version) const {
    return as_of_ == version ? groups_ : nullptr;
  }
  std::shared_ptr<const Groups> regroup(std::uint64_t version,
                                        const std::vector<ConnectionId>& spectators,
                                        const Recipients& recipients);
  static void broadcast(Broadcast& message, const Groups& groups);

 private:
  std::shared_ptr<const Groups> groups_;
  std::uint64_t as_of_ = 0;
  /// Of all threads where somebody has watched.
  boost::container::flat_map<boost::asio::io_context*, std::shared_ptr<AudienceFeed>> feeds_;
};

}  // namespace avinas::server
