// SPDX-License-Identifier: MIT
// The WebSocket connections that are open, so that they can be counted and closed.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "server/delivery/transport.hpp"

namespace avinas::server {

/// Why those are closed who are here, or come, when the server ends.
inline constexpr const char* kRestart = "restart";

/// Any thread may call.
class Connections {
 public:
  ConnectionId next_id() { return ++last_id_; }
  /// False where the server ends: the connection is to be closed, and is counted until it is.
  bool add(ConnectionId id, std::weak_ptr<Transport> transport);
  void remove(ConnectionId id);
  std::size_t count() const;
  /// The server ends: all that are open, to be told. Those that come later learn it from `add`.
  std::vector<std::shared_ptr<Transport>> end();

 private:
  std::atomic<ConnectionId> last_id_{0};
  mutable std::mutex mutex_;
  bool ending_ = false;
  std::unordered_map<ConnectionId, std::weak_ptr<Transport>> open_;
};

}  // namespace avinas::server
