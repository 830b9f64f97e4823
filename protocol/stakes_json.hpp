// SPDX-License-Identifier: MIT
// Stakes as JSON: units that the losers of a match owe.
#pragma once

#include "protocol/json_reader.hpp"
#include "protocol/json_writer.hpp"

namespace avinas::protocol {

/// The member `units` of stakes that are not none. Throws FormatError beyond 1 to kMaxStakeUnits.
int read_units(const Json& stakes);
/// The member `stakes` of options that know none and flat ones: units for a match, or 0. Throws
/// FormatError.
int read_flat_stake(const Json& options);
void write_flat_stake(JsonWriter& json, int units);

}  // namespace avinas::protocol
