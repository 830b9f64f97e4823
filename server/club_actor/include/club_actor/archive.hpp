// SPDX-License-Identifier: MIT
// What the finished matches came to: for a player, for partners, and for the club by month. Any
// thread may call; what is asked is looked up on a thread of its own, so that no table waits for
// it.
#pragma once

#include <boost/asio/thread_pool.hpp>
#include <functional>
#include <string>

#include "journal/store.hpp"
#include "protocol/results.hpp"

namespace avinas::server {

/// Matches of a player that are listed; all of them are counted.
inline constexpr std::size_t kListedMatches = 50;
/// Lines of the standings.
inline constexpr std::size_t kStandingsLines = 200;

/// All matches of `player`, newest first, as their results. Who left a match has lost it if that
/// side lost and has not won it if it won; who took a seat over counts from half of the hands on.
protocol::Results add_up(const std::string& player,
                         const std::vector<protocol::MatchSummary>& matches);
/// The standings that these matches give: only those of four people that were played to
/// their end count.
std::vector<protocol::TallyOf> rank(const std::vector<protocol::MatchSummary>& matches);

class Archive {
 public:
  /// `store` outlives the archive.
  explicit Archive(Store& store) : store_(store) {}

  /// Both call `found` from the archive's own thread, with nothing if it cannot be read.
  void results(const std::string& player,
               std::function<void(std::optional<protocol::Results>)> found);
  /// `month` is 1 to 12, in the time zone of the process.
  void standings(int year, int month,
                 std::function<void(std::optional<protocol::Standings>)> found);

 private:
  Store& store_;
  boost::asio::thread_pool slow_{1};
};

}  // namespace avinas::server
