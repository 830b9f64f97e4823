// SPDX-License-Identifier: MIT
// The players' clocks: a time for each decision, then the reserve of the hand. Time that nobody
// is charged for (a pause, a stopped server) simply is not run. A player who goes away stops no
// clock: else leaving and coming back would be time to think.
#pragma once

#include <optional>

#include "engine/frame/seat.hpp"
#include "protocol/table_view.hpp"
#include "server/base/time.hpp"

namespace avinas::server {

/// The time of one seat: of the decision in hand, and in reserve.
struct SeatClock {
  Millis decision{0};
  Millis reserve{0};
  bool deciding = false;
  bool running = false;
};

class Clocks {
 public:
  /// A new hand: every reserve is full again.
  void start_hand(const protocol::TableOptions& options);
  /// This seat has acted: its next decision starts with its full time.
  void acted(Seat seat) {
    if (seats_) (*seats_)[seat].deciding = false;
  }
  /// Somebody's decision has begun and was not made yet.
  bool deciding() const;
  /// Charges the time since the last call to the seats that ran, then lets exactly `running` run.
  void run(Millis now, const PerSeat<bool>& running, const protocol::TableOptions& options);
  /// When the first running seat has nothing left; nothing if none runs.
  std::optional<Millis> next_expiry() const;
  /// The seat runs and has nothing left.
  bool expired(Seat seat) const;
  /// The clock that the players are shown for `seat`.
  protocol::ClockView view(Seat seat) const;

 private:
  std::optional<PerSeat<SeatClock>> seats_;  ///< nothing where no clock has run
  Millis charged_until_{0};
};

}  // namespace avinas::server
