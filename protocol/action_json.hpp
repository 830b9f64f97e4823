// SPDX-License-Identifier: MIT
// Actions and deals as JSON: the same for every game, on the wire, in journals and in records.
#pragma once

#include "engine/frame/action.hpp"
#include "engine/frame/deal.hpp"
#include "protocol/json_reader.hpp"
#include "protocol/json_writer.hpp"

namespace avinas::protocol {

/// Reads the members of an action: `{"action": "bid", "length": 5}`. FormatError if it is none.
Action read_action(const Json& object);
/// Writes the members of an action into the object that is open.
void write_action_members(JsonWriter& json, const Action& action);
/// `{"seat": "N", "action": ...}`
void write(JsonWriter& json, const SeatAction& taken);
/// The same of what is heard of it: cards that were laid away are `"laid"`, and not named.
void write(JsonWriter& json, const Call& call);

/// The cards of each seat that plays, and under `rest` those that nobody was dealt, if any.
void write(JsonWriter& json, const Deal& deal);
/// `{"NS": 1, "EW": 2}`
void write(JsonWriter& json, const PerSide<int>& numbers);
/// The same of the sides of any game.
void write(JsonWriter& json, const PerAnySide<int>& numbers, std::span<const Side> sides);

}  // namespace avinas::protocol
