// SPDX-License-Identifier: MIT
// Runs the players' clocks.
#include "server/table/clocks.hpp"

#include <algorithm>

namespace avinas::server {

void Clocks::start_hand(const protocol::TableOptions& options) {
  if (options.decision_seconds == 0) return seats_.reset();
  seats_ = PerSeat<SeatClock>{};
  for (SeatClock& clock : seats_->items) {
    clock.reserve = std::chrono::seconds(options.reserve_seconds);
  }
}

void Clocks::run(Millis now, const PerSeat<bool>& running, const protocol::TableOptions& options) {
  const Millis passed = std::max(now - charged_until_, Millis{0});
  charged_until_ = now;
  if (!seats_) seats_ = PerSeat<SeatClock>{};
  for (Seat seat : kAllSeats) {
    SeatClock& clock = (*seats_)[seat];
    if (clock.running) {
      const Millis from_decision = std::min(passed, clock.decision);
      clock.decision -= from_decision;
      clock.reserve = std::max(clock.reserve - (passed - from_decision), Millis{0});
    }
    clock.running = running[seat];
    if (clock.running && !clock.deciding) {
      clock.deciding = true;
      clock.decision = std::chrono::seconds(options.decision_seconds);
    }
  }
}

bool Clocks::deciding() const {
  return seats_ && std::any_of(seats_->items.begin(), seats_->items.end(),
                               [](const SeatClock& clock) { return clock.deciding; });
}

std::optional<Millis> Clocks::next_expiry() const {
  if (!seats_) return std::nullopt;
  std::optional<Millis> first;
  for (const SeatClock& clock : seats_->items) {
    const Millis left = clock.decision + clock.reserve;
    if (!clock.running || left == Millis{0}) continue;
    const Millis at = charged_until_ + left;
    first = first ? std::min(*first, at) : at;
  }
  return first;
}

bool Clocks::expired(Seat seat) const {
  if (!seats_) return false;
  const SeatClock& clock = (*seats_)[seat];
  return clock.running && clock.decision + clock.reserve == Millis{0};
}

protocol::ClockView Clocks::view(Seat seat) const {
  const SeatClock clock = seats_ ? (*seats_)[seat] : SeatClock{};
  return {static_cast<std::int32_t>(clock.decision.count()),
          static_cast<std::int32_t>(clock.reserve.count()), clock.running};
}

}  // namespace avinas::server
