// SPDX-License-Identifier: MIT
// A table's own time: it stands still while what was decided waits for the disk. So a player's
// clock starts when the player has been told, and a slow disk is nobody's.
#pragma once

#include <optional>

#include "server/base/awake_time.hpp"
#include "server/base/time.hpp"

namespace avinas::server {

/// Table thread only.
class TableClock {
 public:
  /// The moment as the table counts it, where the process's clock shows `now`.
  Now at(Now now) const {
    now.steady -= waited_ + (waits_since_ ? now.steady - *waits_since_ : Millis(0));
    return now;
  }
  Now now() const { return at(current_time()); }
  /// Something waits for the disk from now on; or nothing any more.
  void wait(Millis now) {
    if (!waits_since_) waits_since_ = now;
  }
  void go_on(Millis now) {
    if (waits_since_) waited_ += now - *waits_since_;
    waits_since_.reset();
  }
  bool waits() const { return waits_since_.has_value(); }
  /// The machine's steady clock at a moment of the table's, if neither stands still until then.
  Millis real(Millis of_table) const { return of_table + waited_ + awake_time().lost(); }

 private:
  Millis waited_{0};
  std::optional<Millis> waits_since_;
};

}  // namespace avinas::server
