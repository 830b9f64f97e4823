// SPDX-License-Identifier: MIT
// The right to write: an epoch that every append asks for, so that a server that was replaced while
// it did not run changes nothing when it goes on.
#pragma once

#include <chrono>
#include <cstdint>

#include "connection.hpp"

namespace avinas::server {

class Tenure {
 public:
  struct Waits {
    std::chrono::milliseconds silence;  ///< after which a server that shows no life is replaced
    std::chrono::milliseconds look;     ///< between looks at it
  };

  /// Takes the right from a server that ended, or that shows no life: its session is ended, its
  /// epoch is over. Throws UnusableData if another one serves.
  Tenure(Connection& connection, const Waits& patience);

  std::int64_t epoch() const { return epoch_; }
  /// Shows that this server lives; false if its epoch is over.
  bool beat(Connection& connection) const;
  /// After a new session at the engine; false if the epoch is over.
  bool move_to(Connection& connection) const;
  /// Another server may begin at once.
  void end(Connection& connection) const;

 private:
  std::int64_t epoch_ = 0;
};

}  // namespace avinas::server
