// SPDX-License-Identifier: MIT
// Counts open connections and closes them when the server ends.
#include "server/http/connections.hpp"

namespace avinas::server {

bool Connections::add(ConnectionId id, std::weak_ptr<Transport> transport) {
  const std::scoped_lock lock(mutex_);
  open_[id] = std::move(transport);
  return !ending_;
}

void Connections::remove(ConnectionId id) {
  const std::scoped_lock lock(mutex_);
  open_.erase(id);
}

std::size_t Connections::count() const {
  const std::scoped_lock lock(mutex_);
  return open_.size();
}

std::vector<std::shared_ptr<Transport>> Connections::end() {
  const std::scoped_lock lock(mutex_);
  ending_ = true;
  std::vector<std::shared_ptr<Transport>> result;
  for (const auto& [id, open] : open_) {
    if (auto transport = open.lock()) result.push_back(std::move(transport));
  }
  return result;
}

}  // namespace avinas::server
