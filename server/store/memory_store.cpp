// SPDX-License-Identifier: MIT
// Keeps everything in memory.
#include "server/store/memory_store.hpp"

#include <algorithm>

namespace avinas::server {

void MemoryStore::append(Write write, std::function<void()> done) {
  {
    const std::scoped_lock lock(mutex_);
    if (write.finished) archive(std::move(*write.finished));
    if (write.analysed) analyses_[write.analysed->id] = std::move(*write.analysed);
    for (CleanedMatch& match : write.cleaned) clean(std::move(match));
    if (!write.sums_dropped_of.empty()) drop_sums_of(write.sums_dropped_of);
    if (write.sums_anew) drop_sums();
    for (const CountedMatch& match : write.counted) count(match);
    for (const TallyRow& row : write.tallies) sums_[{row.player, row.month, row.with}] = row;
  }
  done();
}

void MemoryStore::archive(ArchivedMatch match) {
  const bool known = std::any_of(matches_.begin(), matches_.end(),
                                 [&](const ArchivedMatch& each) { return each.id == match.id; });
  if (known) return;
  add_to_sums(match.tallies);
  match.tallies.clear();
  const auto later = std::find_if(matches_.begin(), matches_.end(), [&](const ArchivedMatch& each) {
    return each.ended_ms > match.ended_ms;
  });
  matches_.insert(later, std::move(match));
}

void MemoryStore::clean(CleanedMatch cleaned) {
  for (ArchivedMatch& match : matches_) {
    if (match.id != cleaned.id) continue;
    match.record = std::move(cleaned.record);
    match.summary = std::move(cleaned.summary);
    std::erase(match.players, cleaned.player);
    return;
  }
}

void MemoryStore::drop_sums_of(const std::string& player) {
  std::erase_if(sums_, [&](const auto& sum) {
    return sum.second.player == player || sum.second.with == player;
  });
}

void MemoryStore::count(const CountedMatch& counted) {
  for (ArchivedMatch& match : matches_) {
    if (match.id != counted.id || match.counted) continue;
    match.counted = true;
    add_to_sums(counted.tallies);
  }
}

void MemoryStore::add_to_sums(const std::vector<TallyRow>& rows) {
  for (const TallyRow& row : rows) {
    TallyRow& sum = sums_[{row.player, row.month, row.with}];
    const TallyRow::Figures before = sum.figures;
    sum = row;
    for (std::size_t i = 0; i < before.size(); ++i) sum.figures[i] += before[i];
  }
}

void MemoryStore::drop_sums() {
  sums_.clear();
  for (ArchivedMatch& match : matches_) match.counted = false;
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

std::vector<std::string> MemoryStore::matches_of(const std::string& player, std::size_t limit) {
  const std::scoped_lock lock(mutex_);
  std::vector<std::string> ids;
  for (auto match = matches_.rbegin(); match != matches_.rend() && ids.size() < limit; ++match) {
    const auto& players = match->players;
    const bool sat = std::find(players.begin(), players.end(), player) != players.end();
    if (sat) ids.push_back(match->id);
  }
  return ids;
}

std::vector<PlayedRow> MemoryStore::played_since(std::int64_t ended_ms) {
  const std::scoped_lock lock(mutex_);
  std::vector<PlayedRow> rows;
  for (const ArchivedMatch& match : matches_) {
    if (match.ended_ms < ended_ms) continue;
    for (const std::string& player : match.players) {
      rows.push_back({player, match.id, match.ended_ms});
    }
  }
  return rows;
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

std::size_t MemoryStore::summaries_since(std::int64_t ended_ms, const VisitSummary& visit) {
  const std::scoped_lock lock(mutex_);
  std::vector<const ArchivedMatch*> found;
  for (const ArchivedMatch& match : matches_) {
    if (match.ended_ms >= ended_ms) found.push_back(&match);
  }
  std::ranges::sort(
      found, {}, [](const ArchivedMatch* match) { return std::pair(match->ended_ms, match->id); });
  for (const ArchivedMatch* match : found) visit(match->ended_ms, match->summary);
  return matches_.size() - found.size();
}

std::vector<TallyRow> MemoryStore::sums_where(const std::function<bool(const TallyRow&)>& wanted) {
  const std::scoped_lock lock(mutex_);
  std::vector<TallyRow> found;
  for (const auto& [key, row] : sums_) {
    if (wanted(row)) found.push_back(row);
  }
  return found;
}

std::vector<TallyRow> MemoryStore::tallies_of(const std::string& player) {
  return sums_where([&](const TallyRow& row) { return row.player == player; });
}

std::vector<TallyRow> MemoryStore::tallies_in(const std::string& month) {
  return sums_where([&](const TallyRow& row) { return row.month == month && row.with == kRanked; });
}

std::vector<UncountedMatch> MemoryStore::uncounted(std::size_t limit) {
  const std::scoped_lock lock(mutex_);
  std::vector<UncountedMatch> found;
  for (const ArchivedMatch& match : matches_) {
    if (found.size() == limit) break;
    if (!match.counted && !match.summary.empty()) found.push_back({match.id, match.summary});
  }
  return found;
}

void MemoryStore::load_matches(const std::function<void(ArchivedMatch)>& visit) {
  const std::scoped_lock lock(mutex_);
  for (const ArchivedMatch& match : matches_) visit(match);
}

void MemoryStore::load_tallies(const std::function<void(TallyRow)>& visit) {
  const std::scoped_lock lock(mutex_);
  for (const auto& [key, row] : sums_) visit(row);
}

void MemoryStore::load_analyses(const std::function<void(AnalysedMatch)>& visit) {
  const std::scoped_lock lock(mutex_);
  for (const auto& [id, match] : analyses_) visit(match);
}

}  // namespace avinas::server
