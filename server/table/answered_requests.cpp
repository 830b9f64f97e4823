// SPDX-License-Identifier: MIT
// Remembers the latest answers of each player.
#include "server/table/answered_requests.hpp"

#include <algorithm>

#include "protocol/codec.hpp"
#include "server/base/check.hpp"

namespace avinas::server {

static_assert(protocol::kMaxIdBytes < 256, "an id's length is kept in one byte");

std::string_view AnsweredRequests::Ids::next(std::size_t& at) const {
  const auto size = static_cast<unsigned char>(text_[at]);
  const std::string_view id = std::string_view(text_).substr(at + 1, size);
  at += 1 + size;
  return id;
}

void AnsweredRequests::Ids::push_back(std::string_view id) {
  AVINAS_CHECK(id.size() <= protocol::kMaxIdBytes);
  std::size_t count = 0;
  for (std::size_t at = 0; at < text_.size(); ++count) next(at);
  if (count == kRememberedRequests) {
    std::size_t second = 0;
    next(second);
    text_.erase(0, second);
  }
  text_.push_back(static_cast<char>(id.size()));
  text_.append(id);
}

bool AnsweredRequests::Ids::contains(std::string_view id) const {
  for (std::size_t at = 0; at < text_.size();) {
    if (next(at) == id) return true;
  }
  return false;
}

std::vector<std::string> AnsweredRequests::Ids::all() const {
  std::vector<std::string> ids;
  for (std::size_t at = 0; at < text_.size();) ids.emplace_back(next(at));
  return ids;
}

/// A request that led to several events comes several times.
void AnsweredRequests::carried_out(const PlayerId& player, const std::string& request) {
  if (request.empty()) return;
  Ids& ids = carried_out_[player];
  if (!ids.contains(request)) ids.push_back(request);
}

void AnsweredRequests::refused(const PlayerId& player, const std::string& request, Bytes error) {
  std::vector<Refused>& list = refused_[player];
  if (list.size() == kRememberedRequests) list.erase(list.begin());
  list.push_back({request, std::move(error)});
}

std::optional<Bytes> AnsweredRequests::find(const PlayerId& player,
                                            const std::string& request) const {
  const auto done = carried_out_.find(player);
  if (done != carried_out_.end() && done->second.contains(request)) return nullptr;
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
  if (!visitors_) visitors_ = std::vector<PlayerId>{};
  std::vector<PlayerId>& visitors = *visitors_;
  std::erase(visitors, player);
  visitors.push_back(player);
  if (visitors.size() <= kRememberedVisitors) return;
  carried_out_.erase(visitors.front());
  visitors.erase(visitors.begin());
}

std::vector<RememberedRequest> AnsweredRequests::remembered() const {
  std::vector<RememberedRequest> all;
  for (const auto& [player, ids] : carried_out_) {
    for (std::string& id : ids.all()) all.push_back({player, std::move(id)});
  }
  return all;
}

}  // namespace avinas::server
