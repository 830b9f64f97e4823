// SPDX-License-Identifier: MIT
// Remembers the latest answers of each player.
#include "server/table/answered_requests.hpp"

#include <algorithm>

namespace avinas::server {

/// A request that led to several events comes several times, one after another. One that was
/// carried out before is answered and does not come here.
void AnsweredRequests::carried_out(const PlayerId& player, const std::string& request) {
  if (request.empty()) return;
  Ids& ids = carried_out_[player];
  if (!ids.empty() && ids.back() == request) return;
  if (ids.size() == kRememberedRequests) ids.erase(ids.begin());
  ids.push_back(request);
}

void AnsweredRequests::refused(const PlayerId& player, const std::string& request, Bytes error) {
  std::vector<Refused>& list = refused_[player];
  if (list.size() == kRememberedRequests) list.erase(list.begin());
  list.push_back({request, std::move(error)});
}

std::optional<Bytes> AnsweredRequests::find(const PlayerId& player,
                                            const std::string& request) const {
  const auto done = carried_out_.find(player);
  if (done != carried_out_.end() &&
      std::find(done->second.begin(), done->second.end(), request) != done->second.end()) {
    return nullptr;
  }
  const auto refused = refused_.find(player);
  if (refused == refused_.end()) return std::nullopt;
  const auto found = std::find_if(refused->second.begin(), refused->second.end(),
                                  [&](const Refused& r) { return r.request == request; });
  if (found == refused->second.end()) return std::nullopt;
  return found->error;
}

void AnsweredRequests::left(const PlayerId& player) {
  refused_.erase(player);
  if (!carried_out_.contains(player)) return;
  std::erase(visitors_, player);
  visitors_.push_back(player);
  if (visitors_.size() <= kRememberedVisitors) return;
  carried_out_.erase(visitors_.front());
  visitors_.erase(visitors_.begin());
}

std::vector<RememberedRequest> AnsweredRequests::remembered() const {
  std::vector<RememberedRequest> all;
  for (const auto& [player, ids] : carried_out_) {
    for (const std::string& id : ids) all.push_back({player, id});
  }
  return all;
}

}  // namespace avinas::server
