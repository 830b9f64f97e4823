// SPDX-License-Identifier: MIT
// A connection as it is known below the network: its number, and what may happen to a message.
#pragma once

#include <cstdint>

namespace avinas::server {

/// A connection, for the process's lifetime.
using ConnectionId = std::uint64_t;

/// The number of a welcome of the club: of one player's connections the later hello is the newer,
/// whichever way its messages take. The epoch is that of the server that keeps the club.
struct WelcomeNumber {
  std::int64_t epoch = 0;
  std::int64_t count = 0;  ///< 0: not known
  auto operator<=>(const WelcomeNumber&) const = default;
};

enum class SendKind : std::uint8_t {
  Reply,   ///< must arrive
  Talk,    ///< must arrive, but not in a hand at another table
  Update,  ///< may be replaced by a newer full view
  View,    ///< replaces every update before it
  Hall,    ///< may be replaced by a newer picture of the hall
};

}  // namespace avinas::server
