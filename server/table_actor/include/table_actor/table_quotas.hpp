// SPDX-License-Identifier: MIT
// How many tables each player and each address have open at a time. Not for several threads.
#pragma once

#include <string>
#include <unordered_map>

namespace avinas::server {

/// Tables at a time: a host has one in play and a few prepared; behind one router plays a club.
inline constexpr int kTablesOfPlayer = 8, kTablesOfAddress = 100;

class TableQuotas {
 public:
  /// False if the player or the address has as many as may be.
  bool has_room(const std::string& player, const std::string& address) const {
    return count(of_player_, player) < kTablesOfPlayer &&
           (address.empty() || count(of_address_, address) < kTablesOfAddress);
  }
  /// The address is empty for a table that was there before the start.
  void opened(const std::string& code, const std::string& player, const std::string& address) {
    openers_[code] = {player, address};
    ++of_player_[player];
    if (!address.empty()) ++of_address_[address];
  }
  void closed(const std::string& code) {
    const auto found = openers_.find(code);
    if (found == openers_.end()) return;
    drop(of_player_, found->second.player);
    drop(of_address_, found->second.address);
    openers_.erase(found);
  }

 private:
  struct Opener {
    std::string player, address;
  };
  using Counts = std::unordered_map<std::string, int>;

  static int count(const Counts& counts, const std::string& whose) {
    const auto found = counts.find(whose);
    return found == counts.end() ? 0 : found->second;
  }
  static void drop(Counts& counts, const std::string& whose) {
    const auto found = counts.find(whose);
    if (found != counts.end() && --found->second == 0) counts.erase(found);
  }

  std::unordered_map<std::string, Opener> openers_;
  Counts of_player_, of_address_;
};

}  // namespace avinas::server
