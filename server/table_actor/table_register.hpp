// SPDX-License-Identifier: MIT
// The tables that are open, by their codes and by who opened them: how many each player and each
// address may have. Not for several threads.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/table_actor/actor.hpp"

namespace avinas::server {

/// Tables at a time: a host has one in play and a few prepared; behind one router plays a club.
inline constexpr int kTablesOfPlayer = 8, kTablesOfAddress = 100;

class TableRegister {
 public:
  using Counts = std::unordered_map<std::string, int>;
  struct Entry {
    std::shared_ptr<TableActor> actor;
    PlayerId player;                        ///< who opened it
    std::string request;                    ///< with which
    Counts::value_type* address = nullptr;  ///< from where; null: it was there before the start
  };
  using Entries = std::unordered_map<std::string, Entry>;

  /// False if the player or the address has as many as may be.
  bool has_room(const PlayerId& player, const std::string& address) const;
  /// `entry` without its address.
  void add(const std::string& code, Entry entry, const std::string& address);
  void remove(const std::string& code);

  /// Null if there is none.
  std::shared_ptr<TableActor> find(const std::string& code) const;
  bool contains(const std::string& code) const { return entries_.contains(code); }
  /// The table that this request opened; null if there is none.
  const Entries::value_type* opened_by(const PlayerId& player, const std::string& request) const;
  /// By code.
  const Entries& entries() const { return entries_; }

 private:
  Entries entries_;
  /// The entries own the names.
  std::unordered_multimap<std::string_view, const Entries::value_type*> of_player_;
  Counts of_address_;
};

}  // namespace avinas::server
