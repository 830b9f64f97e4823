// SPDX-License-Identifier: MIT
// A writing server's statements to an engine, in one session: each call is one statement, done
// whole or not at all. The calls throw EngineAway, EngineRefused, EngineWarned (connection.hpp).
#pragma once

#include <cstdint>
#include <string>

#include "server/store/postgres/appending.hpp"
#include "server/store/postgres/connection.hpp"

namespace avinas::server {

/// The keeper of the club, as the engine knows it.
struct Keeper {
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

  virtual Keeper keeper() = 0;
  /// Takes the club from `before`, who ended or shows no life: its session is ended, its epoch is
  /// over. The new epoch, or 0 if it lives after all, or another server was faster.
  virtual std::int64_t take(const Keeper& before, const ServerAddress& place) = 0;
  /// The writer's session is this one from now on; false if the epoch is over.
  virtual bool move_here(std::int64_t epoch) = 0;
  /// Shows that the server lives; false if its epoch is over.
  virtual bool beat(std::int64_t epoch, const ServerAddress& place) = 0;
  /// Another server may begin at once.
  virtual void end(std::int64_t epoch, const ServerAddress& place) = 0;

  struct Appended {
    bool ours = false;        ///< the epoch stood, until all of it was committed
    std::size_t entries = 0;  ///< that were not there before
  };
  virtual Appended append(const Appending& appending, std::int64_t epoch,
                          const Patience& patience) = 0;
  /// All entries stand in the journal as they are here.
  virtual bool holds(const Appending& appending) = 0;
};

}  // namespace avinas::server
