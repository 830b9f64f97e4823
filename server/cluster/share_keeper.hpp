// SPDX-License-Identifier: MIT
// This server as one of several: it takes its turn at keeping the club, and its part of the shares
// of the tables, and lets go of what is more than its part.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "server/cluster/directory.hpp"
#include "server/cluster/hall_uplink.hpp"
#include "server/house/house.hpp"
#include "server/store/postgres/postgres_shares.hpp"
#include "server/store/postgres/postgres_store.hpp"

namespace avinas::server {

class ShareKeeper {
 public:
  /// Called from any thread.
  struct Tells {
    /// The club is to be recovered here, from this; returns when that is done.
    std::function<void(std::vector<PlayerRow>, std::vector<StoredTable>)> club_is_here;
    /// Another server has taken something over that was kept here: the process ends.
    std::function<void(const std::string& why)> lost;
  };
  /// All of these outlive it; `club` is prepared.
  ShareKeeper(PostgresSettings settings, PostgresStore& club, Tables& tables, Directory& directory,
              HallUplink& hall_uplink, Tells tells);
  ~ShareKeeper();

  void start();
  /// Lets go of everything, durable, for others to take, while the tables' threads still run.
  void leave();
  /// They run no more; returns when everything is let go of.
  void stop();

 private:
  /// Ends a wait.
  struct Stopped {};

  void keep_club();

  // The thread of the shares.
  void keep_shares();
  void take_free(const std::vector<PostgresShares::Elsewhere>& elsewhere);
  bool may_take(const PostgresShares::Elsewhere& share, int taken) const;
  void serve(const std::set<int>& shares);
  void hand_over_surplus();
  void move_away(const std::set<int>& shares);
  /// Of the shares, so many are this server's part.
  int part() const;
  /// Looks whether there is a line to the club, and counts the servers that have one.
  void count_servers();

  bool stops() const;
  /// False if it stops before that time is over.
  bool rest(std::chrono::milliseconds time);

  PostgresStore& club_;
  Tables& tables_;
  Directory& directory_;
  HallUplink& hall_uplink_;
  const Tells tells_;
  PostgresShares shares_;

  std::size_t servers_ = 1;  ///< that reach the club
  bool reaches_club_ = false;
  std::chrono::steady_clock::time_point reached_club_{};  ///< when the line was last seen

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  bool stopping_ = false;
  std::atomic<bool> tables_run_ = true;
  std::vector<std::jthread> threads_;
  std::jthread leaving_;
};

}  // namespace avinas::server
