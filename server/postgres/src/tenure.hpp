// SPDX-License-Identifier: MIT
// The right to write: an epoch that every append asks for, so that a server that was replaced while
// it did not run changes nothing when it goes on.
#pragma once

#include <cstdint>
#include <string>

#include "connection.hpp"
#include "store/rows.hpp"
#include "turn.hpp"

namespace avinas::server {

/// Another server was faster.
struct AnotherBegan : UnusableData {
  using UnusableData::UnusableData;
};

class Tenure {
 public:
  /// What others know this server by; both may be empty.
  struct Place {
    std::string node, link;
  };
  /// Takes the right from `before`, who ended or shows no life: its session is ended, its epoch is
  /// over. Throws AnotherBegan.
  Tenure(Connection& connection, const Keeper& before, Place place);

  std::int64_t epoch() const { return epoch_; }
  /// Shows that this server lives; false if its epoch is over.
  bool beat(Connection& connection) const;
  /// After a new session at the engine; false if the epoch is over.
  bool move_to(Connection& connection) const;
  /// Another server may begin at once.
  void end(Connection& connection) const;

 private:
  const Place place_;
  std::int64_t epoch_ = 0;
};

}  // namespace avinas::server
