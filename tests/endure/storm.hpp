// SPDX-License-Identifier: MIT
// A club that comes back at once after its server was killed.
#pragma once

#include <string>

namespace avinas::endure {

struct StormResult {
  int people = 0;
  int back = 0;                ///< at their tables, with a view
  double slowest_seconds = 0;  ///< after the new server's start, of those who are back
};

/// So many people at tables of four; the server is killed and started again, and they come back
/// with a browser's pauses. Behind a named proxy each has an address of their own, else all share
/// one.
StormResult storm(int people, bool behind_proxy);

}  // namespace avinas::endure
