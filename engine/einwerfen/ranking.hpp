// SPDX-License-Identifier: MIT
// The order of cards in Einwerfen (E1.2).
#pragma once

#include "engine/frame/order.hpp"

namespace avinas::einwerfen {

/// In every suit, trumps too: A K Q J T 9 8 7.
const Order& order(Suit trump);

}  // namespace avinas::einwerfen
