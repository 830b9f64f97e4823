// SPDX-License-Identifier: MIT
// The places of people: connections at tables, and players. Decides whom talk about a hand does not
// reach. Any thread may call.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/base/connection.hpp"
#include "server/table/news.hpp"

namespace avinas::server {

/// A connection at a table.
struct Stay {
  PlayerId player;
  std::string code;
};

class Whereabouts {
 public:
  /// The connection of that player went to a table; or to none.
  void at_table(ConnectionId id, const PlayerId& player, const std::string& code);
  /// The player whose connection left one, if it was at one.
  std::optional<PlayerId> left_table(ConnectionId id);
  void table_changed(const TableNews& table);
  void table_closed(const std::string& code);

  /// The table where the player's first connection that is at one is; empty: none.
  std::string table_of(const PlayerId& player) const;
  /// The players of all connections that are at that table.
  std::vector<PlayerId> people_at(const std::string& code) const;
  /// Sits in a match that is being played.
  bool in_match(const PlayerId& player) const;
  /// Sits in a hand in play that is not with bots alone: there nobody gains by what they are told.
  bool in_hand_with_people(const PlayerId& player) const;
  /// Sits in a hand with people, of whom somebody is there, and not at that table.
  bool plays_elsewhere(const PlayerId& player, const std::string& code) const;
  /// At a table with any connection, or sits in a hand in play: hears nothing that is said
  /// elsewhere.
  bool kept_from_hall(const PlayerId& player) const;
  /// Tables where the player sits, or is.
  std::vector<std::string> tables_with(const PlayerId& player) const;
  /// In a match that goes on at some table they had a seat, and have it no more.
  bool left_a_match(const PlayerId& player) const;
  /// Tables where the player sits; or those to which they may go back.
  std::vector<std::string> tables_of(const PlayerId& player) const;
  std::vector<std::string> games_of(const PlayerId& player) const;

 private:
  struct Seated {
    PerSeat<const PlayerId*> players{};  ///< their names in `tables_of_`; null: nobody
    bool in_match = false;
    bool in_hand = false;
    bool with_people = false;      ///< in a hand, and others who sit are people
    bool done = false;             ///< nobody goes back there
    std::vector<PlayerId> left{};  ///< had a seat in the match that goes on
  };
  using Tables = std::unordered_map<std::string, Seated>;

  std::optional<PlayerId> leave(ConnectionId id);
  void forget(const std::string& code);
  /// The player sits at a table of that kind.
  bool sits(const PlayerId& player, bool Seated::*kind) const;

  mutable std::mutex mutex_;
  std::map<ConnectionId, Stay> stays_;
  std::unordered_multimap<PlayerId, ConnectionId> connections_of_;  ///< those at tables
  Tables tables_;
  std::unordered_multimap<PlayerId, const Tables::value_type*> tables_of_;  ///< where they sit
};

}  // namespace avinas::server
