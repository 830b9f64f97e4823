// SPDX-License-Identifier: MIT
// People who came to a table, for the standings: members of the club, and from how many addresses.
// Kept in memory alone; after a restart it is known again of those who come back.
#pragma once

#include <boost/container/flat_map.hpp>
#include <string>

#include "server/table/state.hpp"

namespace avinas::server {

/// How a match was played, as far as standings ask.
struct Circumstances {
  bool four_members = false;  ///< members held all seats when it began
  int households = 0;         ///< known addresses that those four came from
};

class Entrants {
 public:
  /// `household`: the address, or the network that counts as one; empty if it is not known.
  void came(const PlayerId& player, bool member, const std::string& household);
  /// Of the match that is there.
  Circumstances of(const TableState& table) const;

 private:
  struct Entrant {
    bool member = false;
    std::size_t household = 0;  ///< a hash; 0: not known
  };
  /// People remembered beside those who sit: who watches may sit down.
  static constexpr std::size_t kMost = 64;

  boost::container::flat_map<PlayerId, Entrant> known_;
};

}  // namespace avinas::server
