// SPDX-License-Identifier: MIT
#include "table/absence.hpp"

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
  for (Seat seat : kAllSeats) {
    const bool here = scene.presence.here(seat);
    if (!was_moving_ || here || was_here_[seat]) since_[seat] = scene.now.steady;
    was_here_[seat] = here;
  }
  was_moving_ = scene.moving();
}

std::vector<Seat> Absence::past_hold(const Scene& scene) const {
  std::vector<Seat> seats;
  if (!scene.moving()) return seats;
  for (Seat seat : kAllSeats) {
    const bool over = scene.now.steady - since_[seat] >= hold(scene);
    if (is_held(scene, seat) && over) seats.push_back(seat);
  }
  return seats;
}

std::optional<Millis> Absence::next(const Scene& scene) const {
  std::optional<Millis> first;
  if (!scene.moving()) return first;
  for (Seat seat : kAllSeats) {
    if (!is_held(scene, seat)) continue;
    const Millis at = since_[seat] + hold(scene);
    first = first ? std::min(*first, at) : at;
  }
  return first;
}

}  // namespace avinas::server
