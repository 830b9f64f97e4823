// SPDX-License-Identifier: MIT
#include "journal/memory_store.hpp"

#include <algorithm>

namespace avinas::server {

void MemoryStore::append(Write write, std::function<void()> done) {
  if (write.finished) {
    const std::scoped_lock lock(mutex_);
    matches_.push_back(std::move(*write.finished));
  }
  if (write.analysed) {
    const std::scoped_lock lock(mutex_);
    analyses_[write.analysed->id] = std::move(*write.analysed);
  }
  done();
}

std::optional<std::string> MemoryStore::find_analysis(const std::string& match, int version) {
  const std::scoped_lock lock(mutex_);
  const auto found = analyses_.find(match);
  if (found == analyses_.end() || found->second.version != version) return std::nullopt;
  return found->second.analysis;
}

std::optional<std::string> MemoryStore::find_record(const std::string& match) {
  const std::scoped_lock lock(mutex_);
  for (const ArchivedMatch& archived : matches_) {
    if (archived.id == match) return archived.record;
  }
  return std::nullopt;
}

std::vector<std::string> MemoryStore::summaries_of(const std::string& player, std::size_t limit) {
  const std::scoped_lock lock(mutex_);
  std::vector<std::string> found;
  for (auto it = matches_.rbegin(); it != matches_.rend() && found.size() < limit; ++it) {
    const auto& players = it->players;
    const bool played = std::find(players.begin(), players.end(), player) != players.end();
    if (played) found.push_back(it->summary);
  }
  return found;
}

std::vector<TallyRow> MemoryStore::tallies_of(const std::string& player) {
  const std::scoped_lock lock(mutex_);
  std::vector<TallyRow> found;
  for (const ArchivedMatch& match : matches_) {
    for (const TallyRow& row : match.tallies) {
      if (row.player == player) found.push_back(row);
    }
  }
  return found;
}

std::vector<TallyRow> MemoryStore::tallies_in(const std::string& month) {
  const std::scoped_lock lock(mutex_);
  std::vector<TallyRow> found;
  for (const ArchivedMatch& match : matches_) {
    for (const TallyRow& row : match.tallies) {
      if (row.month == month && row.with == kRanked) found.push_back(row);
    }
  }
  return found;
}

}  // namespace avinas::server
