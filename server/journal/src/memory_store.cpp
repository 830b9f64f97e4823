// SPDX-License-Identifier: MIT
#include "journal/memory_store.hpp"

#include <algorithm>

namespace avinas::server {

void MemoryStore::append(Write write, std::function<void()> done) {
  if (write.finished) {
    const std::scoped_lock lock(mutex_);
    matches_.push_back(std::move(*write.finished));
  }
  done();
}

std::optional<std::string> MemoryStore::find_record(const std::string& match) {
  const std::scoped_lock lock(mutex_);
  for (const ArchivedMatch& archived : matches_) {
    if (archived.id == match) return archived.record;
  }
  return std::nullopt;
}

std::vector<std::string> MemoryStore::summaries_of(const std::string& player) {
  const std::scoped_lock lock(mutex_);
  std::vector<std::string> found;
  for (auto it = matches_.rbegin(); it != matches_.rend(); ++it) {
    const auto& players = it->players;
    const bool played = std::find(players.begin(), players.end(), player) != players.end();
    if (played) found.push_back(it->summary);
  }
  return found;
}

std::vector<std::string> MemoryStore::summaries_between(std::int64_t from_ms, std::int64_t to_ms) {
  const std::scoped_lock lock(mutex_);
  std::vector<std::string> found;
  for (auto it = matches_.rbegin(); it != matches_.rend(); ++it) {
    if (it->ended_ms >= from_ms && it->ended_ms < to_ms) found.push_back(it->summary);
  }
  return found;
}

}  // namespace avinas::server
