// SPDX-License-Identifier: MIT
// The trumps and suits of Sjavs, and the length that a call states (S1.3 to S1.5, S3.2).
#pragma once

#include <optional>

#include "engine/frame/order.hpp"

namespace avinas::sjavs {

/// The order with that trump suit; without one the six permanent trumps (S1.3) alone are trumps
/// (S3.8).
const Order& order(std::optional<Suit> trump);

/// The permanent trumps, and the other cards of `suit` (S3.2).
int length_in(CardSet hand, Suit suit);
/// The longest length that the hand holds in any suit (S3.5).
int longest_length(CardSet hand);
/// The hand is as long in clubs as in any suit, so that clubs must be named (S3.7).
bool clubs_are_longest(CardSet hand);

}  // namespace avinas::sjavs
