// SPDX-License-Identifier: MIT
// A writing server's statements to an engine, in one session: each call is one statement, done
// whole or not at all. The calls throw EngineAway, EngineRefused, EngineWarned (connection.hpp).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/store/postgres/appending.hpp"
#include "server/store/postgres/connection.hpp"
#include "server/store/shares.hpp"

namespace avinas::server {

/// A server's right to write the club, or a share of its tables (server/store/shares.hpp), until
/// another server takes it.
struct Lease {
  int share = kClubItself;
  std::int64_t epoch = 0;
};
using Leases = std::vector<Lease>;

/// The keeper of the club, or of a share, as the engine knows it.
struct Keeper {
  int share = kClubItself;
  std::string node;  ///< its name; empty: it had none
  std::string link;  ///< where other servers reach it; empty: nowhere
  std::int64_t epoch = 0, beat = 0;
  bool serving = false;      ///< it did not end by itself
  bool has_session = false;  ///< the engine still knows the session in which it writes
};

/// A server's name and address for others; both may be empty.
struct ServerAddress {
  std::string node, link;
};

class EngineSession {
 public:
  virtual ~EngineSession() = default;

  /// Of the club alone, or of each share.
  virtual std::vector<Keeper> keepers() = 0;
  /// Takes what `before` kept, who ended or shows no life: its session is ended, its epoch is
  /// over. The new epoch, or 0 if it lives after all, or another server was faster.
  virtual std::int64_t take(const Keeper& before, const ServerAddress& place) = 0;
  /// The writer's session is this one from now on; false if one of the epochs is over.
  virtual bool move_here(const Leases& leases) = 0;
  /// Shows that the server lives; false if one of its epochs is over.
  virtual bool beat(const Leases& leases, const ServerAddress& place) = 0;
  /// Another server may begin at once.
  virtual void end(const Leases& leases, const ServerAddress& place) = 0;

  struct Appended {
    bool ours = false;        ///< all epochs stood, until all of it was committed
    std::size_t entries = 0;  ///< that were not there before
  };
  virtual Appended append(const Appending& appending, const Leases& leases,
                          const Patience& patience) = 0;
  /// All entries stand in the journal as they are here.
  virtual bool holds(const Appending& appending) = 0;
};

}  // namespace avinas::server
