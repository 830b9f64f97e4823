// SPDX-License-Identifier: MIT
#include "table/automatic_seats.hpp"

#include <algorithm>

#include "rules/match.hpp"
#include "rules/view.hpp"

namespace avinas::server {
namespace {

/// Between hands that only bots wait for, spectators get this many times a bot's pause to look.
constexpr int kPausesBetweenHands = 4;

bool may_act(const Scene& scene) {
  if (!scene.moving()) return false;
  const TableState& state = scene.state;
  if (awaits_deal(state)) {
    return std::all_of(kAllSeats.begin(), kAllSeats.end(),
                       [&](Seat seat) { return is_automatic(state.seats[seat]); });
  }
  return std::any_of(kAllSeats.begin(), kAllSeats.end(), [&](Seat seat) {
    return is_automatic(state.seats[seat]) && !legal_actions(state.match->state, seat).empty();
  });
}

}  // namespace

bool AutomaticSeats::wake(const Scene& scene, std::uint64_t position) {
  if (!due_at_ || scene.now.steady < *due_at_) return false;
  due_at_.reset();
  if (!scene.moving()) return false;  // another pause is drawn when it moves again
  considered_ = position;
  return true;
}

std::optional<SeatAction> AutomaticSeats::choose(const Scene& scene,
                                                 const Strategy& strategy) const {
  if (!scene.moving() || awaits_deal(scene.state)) return std::nullopt;
  for (Seat seat : kAllSeats) {
    if (!is_automatic(scene.state.seats[seat])) continue;
    if (const auto action = strategy(view(scene.state.match->state, Observer::of(seat)))) {
      return SeatAction{seat, *action};
    }
  }
  return std::nullopt;
}

void AutomaticSeats::schedule(const Scene& scene, std::uint64_t position) {
  if (considered_ == position || due_at_ || !may_act(scene)) return;
  const auto range = static_cast<std::uint32_t>((pace_.most - pace_.least).count() + 1);
  Millis pause = pace_.least + Millis(chance_.below(range));
  const bool for_one = std::any_of(kAllSeats.begin(), kAllSeats.end(), [&](Seat seat) {
    return human(scene.state.seats[seat]) && among_bots(scene.state, seat);
  });
  if (for_one) pause = std::max(pause, least_for_one_);
  if (awaits_deal(scene.state)) pause *= kPausesBetweenHands;
  due_at_ = scene.now.steady + pause;
}

}  // namespace avinas::server
