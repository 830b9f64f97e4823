// SPDX-License-Identifier: MIT
#include "net/connections.hpp"

namespace avinas::server {

bool Connections::add(ConnectionId id, std::weak_ptr<Transport> transport,
                      const std::string& address, unsigned limit) {
  const std::scoped_lock lock(mutex_);
  unsigned& count = by_address_[address];
  if (limit > 0 && count >= limit) return false;
  ++count;
  open_[id] = {std::move(transport), address};
  return true;
}

void Connections::remove(ConnectionId id) {
  const std::scoped_lock lock(mutex_);
  const auto found = open_.find(id);
  if (found == open_.end()) return;
  const auto address = by_address_.find(found->second.address);
  if (--address->second == 0) by_address_.erase(address);
  open_.erase(found);
}

std::size_t Connections::count() const {
  const std::scoped_lock lock(mutex_);
  return open_.size();
}

std::vector<std::shared_ptr<Transport>> Connections::all() const {
  const std::scoped_lock lock(mutex_);
  std::vector<std::shared_ptr<Transport>> result;
  for (const auto& [id, open] : open_) {
    if (auto transport = open.transport.lock()) result.push_back(std::move(transport));
  }
  return result;
}

}  // namespace avinas::server
