// SPDX-License-Identifier: MIT
// The people who ask to be let into a seat of a match. Kept while they are there; nothing of it is
// journalled, because asking changes nothing.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "server/table/presence.hpp"

namespace avinas::server {

/// People who may ask at one table at a time: as many as a host can look through.
inline constexpr std::size_t kMaxSeatRequests = 8;

class SeatRequests {
 public:
  /// Asking for another seat gives the first request up; where many ask, the oldest goes.
  void add(Seat seat, const protocol::Person& person);
  /// Drops the requests of those who are gone or sit, and all of them where no match is played.
  void follow(const TableState& state, const Presence& presence);

  using Asked = PerSeat<std::vector<protocol::Person>>;
  const Asked& all() const;
  /// Another number whenever they changed.
  std::uint64_t version() const { return version_; }

 private:
  std::size_t count() const;
  std::unique_ptr<Asked> asked_;  ///< null until somebody asks
  std::uint64_t version_ = 0;
};

}  // namespace avinas::server
