// SPDX-License-Identifier: MIT
// What is known of a connection below the network: its number, and what may happen to a message.
#pragma once

#include <cstdint>

namespace avinas::server {

/// A connection, for the process's lifetime.
using ConnectionId = std::uint64_t;

enum class SendKind : std::uint8_t {
  Reply,   ///< must arrive
  Update,  ///< may be replaced by a newer full view
  View,    ///< replaces every update before it
  Hall,    ///< may be replaced by a newer picture of the hall
};

}  // namespace avinas::server
