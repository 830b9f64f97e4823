// SPDX-License-Identifier: MIT
// What an observer knows of a hand who forgets nothing of it: what he is shown now, and the tricks
// that he has been shown before (R2.5; section 7 of the rules).
#pragma once

#include "model/view.hpp"

namespace avinas {

/// The sum of an observer's views of a hand, and nothing else.
struct Knowledge {
  View view;
  /// The completed tricks of the hand in play, each as this observer saw it when it was complete.
  BoundedVector<TrickView, kHandSize> tricks;
};

}  // namespace avinas
