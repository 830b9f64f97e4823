// SPDX-License-Identifier: MIT
// The other side of an uplink, at the server that keeps the club: what is told of tables elsewhere
// goes into the hall, and what becomes of the club goes to all who follow it.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/hall/hall.hpp"
#include "server/session/conversation.hpp"

namespace avinas::server {

class HallDownlink {
 public:
  /// The club as it is now is asked for on the thread where it changes; `give` is called there.
  using Snapshot =
      std::function<void(std::function<void(const std::vector<std::string>& entries)> give)>;
  /// `hall` outlives it.
  HallDownlink(Hall& hall, Snapshot club) : hall_(hall), club_(std::move(club)) {}

  /// Speaks with one of them.
  SessionFactory converse();

  /// Some server has told all tables of that share. Any thread may call.
  bool was_told(int share) const;
  /// To all of them. Any thread may call.
  void close_table(const std::string& code);

  // Thread of the club.
  void became(const std::vector<std::string>& entries);
  void barred(const PlayerId& player, bool banned);
  void devices_ended(const PlayerId& player, const std::string& only, const std::string& except);

 private:
  class Conversing;
  void tell(const std::string& message);
  void begin(ConnectionId id, const std::weak_ptr<Transport>& transport);
  void end(ConnectionId id);

  Hall& hall_;
  const Snapshot club_;
  mutable std::mutex mutex_;
  std::set<int> told_;  ///< shares
  std::unordered_map<ConnectionId, std::weak_ptr<Transport>> following_;
};

}  // namespace avinas::server
