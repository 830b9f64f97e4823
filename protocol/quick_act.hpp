// SPDX-License-Identifier: MIT
// The message that comes thousands of times an evening, read in place: 1,300 instructions,
// 12,500 by the library of JSON, of some 50,000 of a move.
#pragma once

#include <optional>
#include <string_view>

#include "protocol/client_messages.hpp"

namespace avinas::protocol {

/// An `act` that plays a card, passes, knocks or stops, written as JSON's shortest form writes it:
/// one object of plain texts. Nothing for any other bytes, lawful or not: those are for `decode`,
/// which would read these the same.
std::optional<Request> quick_act(std::string_view bytes);

}  // namespace avinas::protocol
