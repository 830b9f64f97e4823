// SPDX-License-Identifier: MIT
// The order of cards in Sueca and what they count (U1.2, U1.3).
#pragma once

#include "engine/frame/order.hpp"

namespace avinas::sueca {

/// In every suit, trumps too: A 7 K J Q 6 5 4 3 2.
const Order& order(Suit trump);

}  // namespace avinas::sueca
