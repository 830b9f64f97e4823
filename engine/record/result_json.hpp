// SPDX-License-Identifier: MIT
// Reads what a record says of a hand's result.
#pragma once

#include "engine/model/score.hpp"
#include "protocol/json_reader.hpp"

namespace avinas::record {

/// FormatError if the object is no result.
HandResult read_result(const protocol::Json& object);
/// FormatError if the object is no outcome.
Outcome read_outcome(const protocol::Json& object, const char* name);

Side as_side(const protocol::Json& value, const char* name);
int as_int(const protocol::Json& value, const char* name);
/// `{"NS": 1, "EW": 2}`
PerSide<int> read_numbers(const protocol::Json& object);

/// A member that may be null: nothing, or what `read(value, name)` makes of it.
template <typename Read>
auto nullable(const protocol::Json& object, const char* name, Read read)
    -> std::optional<std::decay_t<decltype(read(object, name))>> {
  const protocol::Json& value = protocol::member(object, name);
  if (value.is_null()) return std::nullopt;
  return read(value, name);
}

}  // namespace avinas::record
