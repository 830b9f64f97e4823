// SPDX-License-Identifier: MIT
// Counts the time of absent players and calls stand-ins.
#include "server/table/absence.hpp"

#include <algorithm>

namespace avinas::server {
namespace {

bool is_held(const Scene& scene, Seat seat) {
  const HumanSeat* player = human(scene.state.seats[seat]);
  return player && !player->stand_in && !scene.presence.here(seat);
}

Millis hold(const Scene& scene) { return std::chrono::seconds(scene.state.options.hold_seconds); }

}  // namespace

void Absence::note(const Scene& scene) {
  const Millis passed = scene.now.steady - noted_;
  for (Seat seat : kAllSeats) {
    if (was_here_[seat]) {
      stayed_[seat] += passed;
      if (stayed_[seat] >= hold(scene)) away_[seat] = Millis(0);
    } else if (was_moving_) {
      away_[seat] += passed;
    }
    was_here_[seat] = scene.presence.here(seat);
    if (!was_here_[seat]) stayed_[seat] = Millis(0);
  }
  was_moving_ = scene.moving();
  noted_ = scene.now.steady;
}

/// As `note` would count it now.
Millis Absence::away(const Scene& scene, Seat seat) const {
  return away_[seat] + (was_moving_ ? scene.now.steady - noted_ : Millis(0));
}

std::vector<Seat> Absence::past_hold(const Scene& scene) const {
  std::vector<Seat> seats;
  if (!scene.moving()) return seats;
  for (Seat seat : kAllSeats) {
    if (is_held(scene, seat) && away(scene, seat) >= hold(scene)) seats.push_back(seat);
  }
  return seats;
}

std::optional<Millis> Absence::next(const Scene& scene) const {
  std::optional<Millis> first;
  if (!scene.moving()) return first;
  for (Seat seat : kAllSeats) {
    if (!is_held(scene, seat)) continue;
    const Millis at = scene.now.steady + std::max(Millis(0), hold(scene) - away(scene, seat));
    first = first ? std::min(*first, at) : at;
  }
  return first;
}

}  // namespace avinas::server
