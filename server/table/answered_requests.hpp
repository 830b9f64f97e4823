// SPDX-License-Identifier: MIT
// The answers to each player's latest requests, so that a repeated one does not act twice and gets
// the answer of the first, also over another connection and after a restart.
#pragma once

#include <boost/container/flat_map.hpp>
#include <optional>
#include <string>
#include <vector>

#include "server/table/effects.hpp"

namespace avinas::server {

/// Requests remembered for each player, as many that were carried out and as many that were
/// refused: a client has one or two under way.
inline constexpr std::size_t kRememberedRequests = 16;
/// Players without a seat whose requests are remembered: each has changed something here.
inline constexpr std::size_t kRememberedVisitors = 256;

class AnsweredRequests {
 public:
  void carried_out(const PlayerId& player, const std::string& request);
  void refused(const PlayerId& player, const std::string& request, Bytes error);
  /// The error that was the answer; null where the request was carried out; nothing where it is not
  /// remembered.
  std::optional<Bytes> find(const PlayerId& player, const std::string& request) const;
  /// A player without a seat went away. Their changes are remembered, refusals are not.
  void left(const PlayerId& player);
  /// Those that were carried out: they outlive the process.
  std::vector<RememberedRequest> remembered() const;

 private:
  /// The oldest first. Few, and a std::deque takes half a kilobyte and more for any number.
  using Ids = std::vector<std::string>;
  struct Refused {
    std::string request;
    Bytes error;
  };
  // Few people, and one block for all of them.
  boost::container::flat_map<PlayerId, Ids> carried_out_;
  boost::container::flat_map<PlayerId, std::vector<Refused>> refused_;
  std::vector<PlayerId> visitors_;  ///< without a seat, who left, the oldest first
};

}  // namespace avinas::server
