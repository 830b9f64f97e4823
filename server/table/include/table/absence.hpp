// SPDX-License-Identifier: MIT
// How long players have been away. A seat is held for a while; then a stand-in plays it.
#pragma once

#include <optional>
#include <vector>

#include "table/scene.hpp"

namespace avinas::server {

class Absence {
 public:
  /// Counts on; the hold of an absent seat runs only while somebody waits for it.
  void note(const Scene& scene);
  /// Seats whose hold is over, and which nobody plays yet.
  std::vector<Seat> past_hold(const Scene& scene) const;
  /// When the first hold is over; nothing if none runs.
  std::optional<Millis> next(const Scene& scene) const;

 private:
  PerSeat<Millis> since_;
  PerSeat<bool> was_here_;
  bool was_moving_ = false;
};

}  // namespace avinas::server
