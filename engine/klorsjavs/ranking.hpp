// SPDX-License-Identifier: MIT
// The orders of cards in the forms of Klørsjavs, and what cards count (K1.3 to K1.5, K8.1, K9.1).
#pragma once

#include <optional>

#include "engine/frame/order.hpp"
#include "engine/klorsjavs/options.hpp"

namespace avinas::klorsjavs {

/// Clubs are trumps, but in the auction the suit that declarer names, and before that the six
/// Wenzels alone.
const Order& order(Form form, std::optional<Suit> trump);

}  // namespace avinas::klorsjavs
