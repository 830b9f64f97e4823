// SPDX-License-Identifier: MIT
#include "store/memory_store.hpp"

namespace avinas::server {

void MemoryStore::append(Write write, std::function<void()> done) {
  if (write.finished) {
    const std::scoped_lock lock(mutex_);
    records_[write.finished->id] = std::move(write.finished->record);
  }
  done();
}

std::optional<std::string> MemoryStore::find_record(const std::string& match) {
  const std::scoped_lock lock(mutex_);
  const auto found = records_.find(match);
  return found == records_.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace avinas::server
