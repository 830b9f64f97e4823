// SPDX-License-Identifier: MIT
// How long players have been away. A seat is held for a while; then a stand-in plays it.
#pragma once

#include <optional>
#include <vector>

#include "server/table/scene.hpp"

namespace avinas::server {

class Absence {
 public:
  /// Counts on; the hold of an absent seat runs only while somebody waits for it. Coming back does
  /// not begin it anew: staying for as long as it, or acting, does.
  void note(const Scene& scene);
  void acted(Seat seat) { away_[seat] = Millis(0); }
  /// Seats whose hold is over, and which nobody plays yet.
  std::vector<Seat> past_hold(const Scene& scene) const;
  /// When the first hold is over; nothing if none runs.
  std::optional<Millis> next(const Scene& scene) const;

 private:
  Millis away(const Scene& scene, Seat seat) const;

  PerSeat<Millis> away_;    ///< how long, in all
  PerSeat<Millis> stayed_;  ///< how long without a break
  PerSeat<bool> was_here_;
  Millis noted_{0};
  bool was_moving_ = false;
};

}  // namespace avinas::server
