// SPDX-License-Identifier: MIT
// Hands a table's broadcasts to its spectators of one thread, in order and a few at a time, so that
// a player's move waits for a few of them and not for five thousand.
#pragma once

#include <boost/asio/io_context.hpp>
#include <deque>
#include <memory>
#include <utility>
#include <vector>

#include "server/delivery/recipient.hpp"
#include "server/table/effects.hpp"

namespace avinas::server {

/// Spectators served before others on the thread have their turn: a tenth of a millisecond's worth.
inline constexpr std::size_t kSpectatorsAtOnce = 16;

/// Spectators looked at in one turn, with those to whom there is nothing to write.
inline constexpr std::size_t kLookedAtAtOnce = 256;

/// Broadcasts that may wait here, more than four who are ready at once for the next hand make;
/// beyond, nobody else has a turn until some are served: a table that plays faster than its
/// audience can be told waits for it.
inline constexpr std::size_t kWaitingBroadcasts = 8;

class AudienceFeed : public std::enable_shared_from_this<AudienceFeed> {
 public:
  using Listeners = std::vector<std::pair<ConnectionId, std::shared_ptr<Recipient>>>;

  /// All listeners live on the thread that runs `home`.
  explicit AudienceFeed(boost::asio::io_context& home) : home_(home) {}

  /// Any thread may call; one after the other. What is sent to a listener directly meanwhile may
  /// come before a broadcast that began earlier: versions tell a client which is newer.
  void send(std::shared_ptr<const Listeners> listeners, std::shared_ptr<const Broadcast> message);

 private:
  struct Job {
    std::shared_ptr<const Listeners> listeners;
    std::shared_ptr<const Broadcast> message;
    std::size_t next = 0;
  };
  void go_on();

  boost::asio::io_context& home_;
  // The home's thread only.
  std::deque<Job> jobs_;
  bool goes_on_ = false;  ///< a turn is posted
};

}  // namespace avinas::server
