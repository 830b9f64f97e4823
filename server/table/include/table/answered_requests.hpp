// SPDX-License-Identifier: MIT
// What the latest requests of each player were answered, so that a repeated one does not act twice
// and gets the answer of the first, also over another connection and after a restart.
#pragma once

#include <boost/circular_buffer.hpp>
#include <deque>
#include <string>
#include <unordered_map>
#include <vector>

#include "table/effects.hpp"

namespace avinas::server {

/// Requests remembered for each player: a client has one or two under way.
inline constexpr std::size_t kRememberedRequests = 16;
/// Players without a seat whose requests are remembered: each has changed something here.
inline constexpr std::size_t kRememberedVisitors = 256;

class AnsweredRequests {
 public:
  struct Answer {
    std::string request;
    Bytes error;  ///< nothing: it was carried out
  };

  void carried_out(const PlayerId& player, const std::string& request);
  void refused(const PlayerId& player, const std::string& request, Bytes error);
  const Answer* find(const PlayerId& player, const std::string& request) const;
  /// A player without a seat went away. What they changed is remembered, refusals are not.
  void left(const PlayerId& player);
  /// Those that were carried out: they outlive the process.
  std::vector<RememberedRequest> remembered() const;

 private:
  /// In one block, which the oldest leave for the newest: a deque holds four times as much.
  using Answers = boost::circular_buffer_space_optimized<Answer>;

  void remember(const PlayerId& player, Answer answer);
  std::unordered_map<PlayerId, Answers> answers_;
  std::deque<PlayerId> visitors_;  ///< who left, the oldest first
};

}  // namespace avinas::server
