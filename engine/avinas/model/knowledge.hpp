// SPDX-License-Identifier: MIT
// An observer's knowledge of a hand, with nothing forgotten: the view now, and the tricks that were
// shown before (R2.5; section 7 of the rules).
#pragma once

#include "engine/avinas/model/view.hpp"

namespace avinas {

/// The sum of an observer's views of a hand, and nothing else.
struct Knowledge {
  View view;
  CompletedTricks tricks;
};

}  // namespace avinas
