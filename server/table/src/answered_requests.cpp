// SPDX-License-Identifier: MIT
#include "table/answered_requests.hpp"

#include <algorithm>

namespace avinas::server {

void AnsweredRequests::carried_out(const PlayerId& player, const std::string& request) {
  if (!request.empty()) remember(player, {request, nullptr});
}

void AnsweredRequests::refused(const PlayerId& player, const std::string& request, Bytes error) {
  remember(player, {request, std::move(error)});
}

void AnsweredRequests::remember(const PlayerId& player, Answer answer) {
  Answers& list = answers_.try_emplace(player, kRememberedRequests).first->second;
  if (!list.empty() && list.back().request == answer.request) return;
  list.push_back(std::move(answer));
}

const AnsweredRequests::Answer* AnsweredRequests::find(const PlayerId& player,
                                                       const std::string& request) const {
  const auto found = answers_.find(player);
  if (found == answers_.end()) return nullptr;
  for (const Answer& answer : found->second) {
    if (answer.request == request) return &answer;
  }
  return nullptr;
}

void AnsweredRequests::left(const PlayerId& player) {
  const auto found = answers_.find(player);
  if (found == answers_.end()) return;
  Answers& list = found->second;
  list.erase(std::remove_if(list.begin(), list.end(),
                            [](const Answer& answer) { return answer.error != nullptr; }),
             list.end());
  if (list.empty()) {
    answers_.erase(found);
    return;
  }
  std::erase(visitors_, player);
  visitors_.push_back(player);
  if (visitors_.size() <= kRememberedVisitors) return;
  answers_.erase(visitors_.front());
  visitors_.pop_front();
}

std::vector<RememberedRequest> AnsweredRequests::remembered() const {
  std::vector<RememberedRequest> all;
  for (const auto& [player, answers] : answers_) {
    for (const Answer& answer : answers) {
      if (!answer.error) all.push_back({player, answer.request});
    }
  }
  return all;
}

}  // namespace avinas::server
