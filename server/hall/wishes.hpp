// SPDX-License-Identifier: MIT
// The wishes to play with others: four of them make a table. A value, without a lock or a clock.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "server/base/connection.hpp"
#include "server/club/state.hpp"

namespace avinas::server {

/// Ticks until somebody who was gathered and not called waits for others again: half a minute.
inline constexpr int kCalledWithin = 100;
/// Ticks for which somebody who called nobody opens no table: ten minutes.
inline constexpr int kOpensNotFor = 20 * kCalledWithin;

class Wishes {
 public:
  /// Somebody's wish, and the connection over which they said so.
  struct Wish {
    PlayerId player;
    ConnectionId by;
    PlayerId opener{};    ///< the one who was told to call them; empty: they wait for others
    int called_within{};  ///< ticks
    bool opener_calls{};  ///< somebody of the same four was called
  };
  /// Four who wait: one opens a table and calls the others.
  struct Four {
    Wish opener;
    std::vector<Wish> others;
  };
  using MayOpen = std::function<bool(const PlayerId&)>;

  void add(const PlayerId& player, ConnectionId by) { wishes_.push_back({player, by}); }
  /// False: there was none.
  bool drop(const PlayerId& player);
  void drop_connection(ConnectionId by);
  /// Waits for others.
  bool waits(const PlayerId& player) const;
  /// Once four wait: the last of them who may open a table, and the first three others. The
  /// opener's wish ends; theirs is for the opener to fulfil. One who called nobody opens again for
  /// a while only where no other may.
  std::optional<Four> gather(const MayOpen& may_open);
  /// The opener calls the player: over which connection they said so. Nothing: they were not
  /// gathered by that opener.
  std::optional<ConnectionId> take(const PlayerId& player, const PlayerId& opener);
  /// A tick passes. Those whose opener did not call them wait for others again.
  std::vector<PlayerId> tick();

 private:
  std::vector<Wish> wishes_;          ///< the oldest first
  std::map<PlayerId, int> let_down_;  ///< openers who called nobody, and for how many ticks yet
};

}  // namespace avinas::server
