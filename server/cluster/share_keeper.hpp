// SPDX-License-Identifier: MIT
// This server as one of several: it takes its turn at keeping the club, and its part of the shares
// of the tables, and lets go of what is more than its part.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "server/cluster/directory.hpp"
#include "server/cluster/hall_uplink.hpp"
#include "server/house/house.hpp"
#include "server/store/postgres/postgres_store.hpp"

namespace avinas::server {

class ShareKeeper {
 public:
  /// Called from any thread.
  struct Tells {
    /// The club is to be recovered here, from this; true when that is done.
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
  using Lock = std::unique_lock<std::mutex>;

  void keep_club();
  void keep_share(int share);
  void serve_share(int share, const std::shared_ptr<PostgresStore>& store);
  void move_away(int share);
  bool may_take(int share, std::chrono::milliseconds free_for);
  void is_elsewhere(int share, const std::string& where);
  void balance();
  /// Of the shares, so many are this server's part.
  int part() const;
  /// Looks whether there is a line to the club, and counts the servers that have one.
  std::optional<std::size_t> count_servers();
  /// False if it stops before that time is over.
  bool rest(std::chrono::milliseconds time);

  const PostgresSettings settings_;
  PostgresStore& club_;
  Tables& tables_;
  Directory& directory_;
  HallUplink& hall_uplink_;
  const Tells tells_;
  Census census_;

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  bool stopping_ = false;
  std::atomic<bool> tables_run_ = true;
  std::size_t servers_ = 1;  ///< that reach the club
  std::atomic<bool> reaches_club_ = false;
  std::chrono::steady_clock::time_point reached_club_{};  ///< when the line was last seen
  std::set<int> taking_;                                  ///< shares that are being taken
  std::set<int> to_hand_over_;
  /// Tables that moved away still know their journal: these are kept until the end.
  std::vector<std::shared_ptr<PostgresStore>> stores_;
  std::vector<std::jthread> threads_;
  std::jthread leaving_;
};

}  // namespace avinas::server
