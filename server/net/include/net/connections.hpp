// SPDX-License-Identifier: MIT
// The WebSocket connections that are open, so that they can be counted and closed.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "delivery/transport.hpp"

namespace avinas::server {

/// Any thread may call.
class Connections {
 public:
  ConnectionId next_id() { return ++last_id_; }
  void add(ConnectionId id, std::weak_ptr<Transport> transport);
  void remove(ConnectionId id);
  std::size_t count() const;
  std::vector<std::shared_ptr<Transport>> all() const;

 private:
  std::atomic<ConnectionId> last_id_{0};
  mutable std::mutex mutex_;
  std::unordered_map<ConnectionId, std::weak_ptr<Transport>> open_;
};

}  // namespace avinas::server
