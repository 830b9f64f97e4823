// SPDX-License-Identifier: MIT
// The WebSocket connections that are open, so that they can be counted, limited and closed.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "net/conversation.hpp"

namespace avinas::server {

/// Any thread may call.
class Connections {
 public:
  ConnectionId next_id() { return ++last_id_; }
  /// False if `address` has `limit` connections already; 0 is no limit.
  bool add(ConnectionId id, std::weak_ptr<Transport> transport, const std::string& address,
           unsigned limit);
  void remove(ConnectionId id);
  std::size_t count() const;
  std::vector<std::shared_ptr<Transport>> all() const;

 private:
  std::atomic<ConnectionId> last_id_{0};
  mutable std::mutex mutex_;
  struct Open {
    std::weak_ptr<Transport> transport;
    std::string address;
  };
  std::unordered_map<ConnectionId, Open> open_;
  std::unordered_map<std::string, unsigned> by_address_;
};

}  // namespace avinas::server
