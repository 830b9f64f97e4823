// SPDX-License-Identifier: MIT
// The previous hand, for spectators while the next is played: all four hands where the table has it
// so, or those of players who opened theirs. All of it is public since that hand ended (section 7
// of the rules, "after the hand").
#pragma once

#include <map>
#include <optional>
#include <string>

#include "protocol/client_messages.hpp"
#include "server/table/effects.hpp"
#include "server/table/scene.hpp"

namespace avinas::server {

class PreviousHand {
 public:
  /// Shows it to spectators who may see more of it than they were shown so far.
  void show(const Scene& scene, Effects& effects);
  void left(ConnectionId id) { shown_.erase(id); }

 private:
  /// A finished hand, and whose cards of it somebody was shown.
  struct Shown {
    std::string match;
    std::size_t hand = 0;  ///< from 1
    SeatList seats;
    bool operator==(const Shown&) const = default;
  };
  std::map<ConnectionId, Shown> shown_;
};

/// Names of spectators that a player is offered to choose from.
inline constexpr std::size_t kMaxListedWatchers = 100;
/// The spectators, for those who play.
std::vector<protocol::Person> list_watchers(const Presence& presence);
/// Takes out who does not watch, and puts the names in.
void name_watchers(const Presence& presence, protocol::OpenHand& open);

}  // namespace avinas::server
