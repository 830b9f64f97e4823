// SPDX-License-Identifier: MIT
// The talk that is kept for a while: of the hall for those who come, of each speaker for a report.
// A value, without a lock.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <unordered_map>

#include "protocol/server_messages.hpp"
#include "server/club/state.hpp"

namespace avinas::server {

/// Lines of talk kept in the hall for those who come.
inline constexpr std::size_t kHallLines = 50;
/// Speakers, here or at tables, whose last lines are kept for the context of a report; lines of
/// each.
inline constexpr std::size_t kHeardSpeakers = 1'000, kReportedLines = 10;

class Talk {
 public:
  /// Said in the hall: the line, as it is kept.
  const protocol::Said& say(const PlayerId& player, const std::string& name,
                            const std::string& text);
  /// Said at a table: kept for a report alone.
  void overhear(const PlayerId& player, const std::string& text);
  void forget(const PlayerId& player);
  /// The hall's, the oldest first.
  const std::deque<protocol::Said>& lines() const { return lines_; }
  /// The lines that player said last, as a report has them.
  std::string last_words(const PlayerId& player) const;

 private:
  struct Words {
    std::deque<std::string> lines;
    std::uint64_t last = 0;  ///< when they spoke last, as `said_` counts
  };
  std::deque<protocol::Said> lines_;
  std::unordered_map<PlayerId, Words> heard_;
  std::uint64_t said_ = 0;
};

}  // namespace avinas::server
