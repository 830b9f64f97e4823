// SPDX-License-Identifier: MIT
// Remembers the answers of the latest requests.
#include "server/club_actor/repeated_requests.hpp"

#include <algorithm>

namespace avinas::server {
namespace {

/// Requests remembered for each player, and players.
constexpr std::size_t kRememberedOfOne = 16, kRememberedPlayers = 2'000;

}  // namespace

RepeatedRequests::Entry* RepeatedRequests::find(const PlayerId& player, const std::string& id) {
  const auto found = entries_.find(player);
  if (found == entries_.end()) return nullptr;
  for (Entry& entry : found->second) {
    if (entry.id == id) return &entry;
  }
  return nullptr;
}

bool RepeatedRequests::begin(const PlayerId& player, const std::string& id, const Done& done) {
  if (Entry* before = find(player, id)) {
    if (before->answer) {
      done(*before->answer);
    } else {
      before->waiting.push_back(done);
    }
    return false;
  }
  if (entries_.size() >= kRememberedPlayers && !entries_.contains(player)) forget_the_answered();
  auto& list = entries_[player];
  list.push_back({id});
  // A request that is not answered yet stays: somebody may wait for it.
  if (list.size() > kRememberedOfOne && list.front().answer) list.pop_front();
  return true;
}

void RepeatedRequests::forget_the_answered() {
  std::erase_if(entries_, [](const auto& entry) {
    return std::all_of(entry.second.begin(), entry.second.end(),
                       [](const Entry& e) { return e.answer.has_value(); });
  });
}

void RepeatedRequests::answered(const PlayerId& player, const std::string& id,
                                const ClubAnswer& answer) {
  Entry* entry = find(player, id);
  if (!entry) return;
  entry->answer = answer;
  for (const Done& done : std::exchange(entry->waiting, {})) done(answer);
}

}  // namespace avinas::server
