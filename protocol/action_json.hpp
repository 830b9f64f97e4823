// SPDX-License-Identifier: MIT
// Actions, rules options, results and sheets as JSON: the parts that the wire and the match record
// have in common.
#pragma once

#include "engine/model/hand_record.hpp"
#include "engine/model/options.hpp"
#include "protocol/json_reader.hpp"
#include "protocol/json_writer.hpp"

namespace avinas::protocol {

/// Reads the members of an action: `{"action": "bid", "length": 5}`. FormatError if it is none.
Action read_action(const Json& object);
/// Writes the members of an action into the object that is open.
void write_action_members(JsonWriter& json, const Action& action);
/// `{"seat": "N", "action": ...}`
void write(JsonWriter& json, const SeatAction& taken);

/// Options that the rules know; a missing one has its default. FormatError on anything else.
Options read_options(const Json& object);
void write_options_members(JsonWriter& json, const Options& options);

void write(JsonWriter& json, const Deal& deal);
void write(JsonWriter& json, const HandResult& result);
void write(JsonWriter& json, const Outcome& outcome);
/// `{"NS": 1, "EW": 2}`
void write(JsonWriter& json, const PerSide<int>& numbers);
/// `{"rams": {...}, "pips": {...}}`, as records have it.
void write_sheet_totals(JsonWriter& json, const Sheet& sheet);

}  // namespace avinas::protocol
