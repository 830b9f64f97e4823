// SPDX-License-Identifier: MIT
// Reads and writes stakes.
#include "protocol/stakes_json.hpp"

#include "engine/avinas/model/options.hpp"

namespace avinas::protocol {

int read_units(const Json& stakes) {
  const auto units = as_whole_number(member(stakes, "units"), "units");
  if (units < 1 || units > kMaxStakeUnits) {
    throw FormatError("\"units\" must be from 1 to " + std::to_string(kMaxStakeUnits) + ".");
  }
  return static_cast<int>(units);
}

int read_flat_stake(const Json& options) {
  const Json* stakes = find_member(options, "stakes");
  if (!stakes) return 0;
  const std::string& kind = as_text(member(*stakes, "kind"), "kind");
  if (kind == "none") return 0;
  if (kind != "flat") {
    throw FormatError(in_quotes(kind) + " is no kind of stakes in this game; it is none or flat.");
  }
  return read_units(*stakes);
}

void write_flat_stake(JsonWriter& json, int units) {
  json.key("stakes").begin_object().key("kind").word(units > 0 ? "flat" : "none");
  if (units > 0) json.key("units").number(units);
  json.end_object();
}

}  // namespace avinas::protocol
