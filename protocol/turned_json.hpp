// SPDX-License-Identifier: MIT
// The results of hands whose trumps are turned as JSON.
#pragma once

#include "engine/turned/result.hpp"
#include "protocol/json_reader.hpp"
#include "protocol/json_writer.hpp"

namespace avinas::protocol {

/// Throws FormatError.
turned::Result read_turned_result(const Json& object);
/// The members from `finished` to `tricks`, and those from `ties` on.
void write_how_it_was_played(JsonWriter& json, const turned::Result& result);
void write_how_it_was_won(JsonWriter& json, const turned::Result& result);

}  // namespace avinas::protocol
