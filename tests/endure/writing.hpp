// SPDX-License-Identifier: MIT
// The amount that one connection can have written down, when it asks as fast as it may.
#pragma once

namespace avinas::endure {

struct WritingResult {
  double unchanged_asked = 0, unchanged_bytes = 0;  ///< a second: `open_hand` that changes nothing
  double changing_done = 0,
         changing_bytes = 0;  ///< a second: `set_options`, once its burst is over
};
/// Each measured for so many seconds.
WritingResult writing(int seconds);

}  // namespace avinas::endure
