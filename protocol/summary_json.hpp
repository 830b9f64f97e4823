// SPDX-License-Identifier: MIT
// The summary of a finished match as JSON: on the wire, and in the archive beside the record.
#pragma once

#include <string>

#include "protocol/json_reader.hpp"
#include "protocol/json_writer.hpp"
#include "protocol/results.hpp"

namespace avinas::protocol {

void write(JsonWriter& json, const MatchSummary& match);
/// FormatError if it is none.
MatchSummary read_summary(const Json& object);

}  // namespace avinas::protocol
