// SPDX-License-Identifier: MIT
// The answers to each player's latest requests, so that a repeated one does not act twice and gets
// the answer of the first, also over another connection and after a restart.
#pragma once

#include <boost/container/flat_map.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/base/boxed.hpp"
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
  /// A player without a seat went away. What they changed is remembered, refusals are not.
  void left(const PlayerId& player);
  /// Those that were carried out: they outlive the process.
  std::vector<RememberedRequest> remembered() const;

 private:
  /// Ids one behind another in one text, each behind its length: every table keeps four of these,
  /// and looks through one with every move.
  class Ids {
   public:
    void push_back(std::string_view id);
    bool contains(std::string_view id) const;
    std::vector<std::string> all() const;

   private:
    /// The id that begins there, and where the next one does.
    std::string_view next(std::size_t& at) const;

    std::string text_;
  };
  struct Refused {
    std::string request;
    Bytes error;
  };
  // Few people, and one block for all of them.
  boost::container::flat_map<PlayerId, Ids> carried_out_;
  boost::container::flat_map<PlayerId, std::vector<Refused>> refused_;
  Boxed<std::vector<PlayerId>> visitors_;  ///< who left, the oldest first; nothing if nobody did
};

}  // namespace avinas::server
