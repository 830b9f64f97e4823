// SPDX-License-Identifier: MIT
// A sheet of running totals as JSON.
#pragma once

#include "engine/frame/seat.hpp"
#include "protocol/json_reader.hpp"
#include "protocol/json_writer.hpp"

namespace avinas::protocol {

/// The total of each side.
template <typename Sheet>
PerSide<int> totals_of(const Sheet& sheet) {
  return {{sheet.total(Side::NorthSouth), sheet.total(Side::EastWest)}};
}

/// `"totals": {"NS": [2, 3], "EW": []}`
template <typename Sheet>
void write_columns_of(JsonWriter& json, const Sheet& sheet) {
  json.key("totals").begin_object();
  for (const Side side : kBothSides) {
    json.key(to_text(side)).begin_array();
    for (const auto total : sheet.column(side)) json.number(total);
    json.end_array();
  }
  json.end_object();
}

/// Reads the columns into a sheet whose totals go up, by `most` at a time. Throws FormatError.
template <typename Sheet>
void read_rising_columns(const Json& object, Sheet& sheet, int most) {
  for (const Side side : kBothSides) {
    const Json& column = member(member(object, "totals"), std::string(to_text(side)).c_str());
    if (!column.is_array() || column.size() > Sheet::kMostWins) {
      throw FormatError("\"totals\" is no list of a side's totals.");
    }
    for (const Json& total : column) {
      const int now = as_int(total, "totals");
      if (now <= sheet.total(side)) throw FormatError("\"totals\" go up from 0.");
      if (now - sheet.total(side) > most) {
        throw FormatError("\"totals\" go up by more than a hand is worth.");
      }
      sheet.write(side, now);
    }
  }
}

}  // namespace avinas::protocol
