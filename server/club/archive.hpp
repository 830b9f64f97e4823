// SPDX-License-Identifier: MIT
// What the finished matches came to: for a player, his partners, and the club by month. Any thread
// may call; what is asked is looked up on a thread of its own, so that no table waits for it.
#pragma once

#include <boost/asio/thread_pool.hpp>
#include <functional>
#include <string>

#include "protocol/results.hpp"
#include "store/store.hpp"

namespace avinas::server {

/// Matches of a player that are listed; all of them are counted.
inline constexpr std::size_t kListedMatches = 50;
/// Lines of the standings.
inline constexpr std::size_t kStandingsLines = 200;

/// All matches of `player`, newest first, as his results.
protocol::Results add_up(const std::string& player,
                         const std::vector<protocol::MatchSummary>& matches);
/// The standings that these matches give: only those played to their end by four people count.
std::vector<protocol::TallyOf> rank(const std::vector<protocol::MatchSummary>& matches);

class Archive {
 public:
  /// `store` outlives the archive.
  explicit Archive(Store& store) : store_(store) {}

  /// Both call `found` from the archive's own thread.
  void results(const std::string& player, std::function<void(protocol::Results)> found);
  /// `month` is 1 to 12, in the time zone of the process.
  void standings(int year, int month, std::function<void(protocol::Standings)> found);

 private:
  Store& store_;
  boost::asio::thread_pool slow_{1};
};

}  // namespace avinas::server
