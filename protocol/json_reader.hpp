// SPDX-License-Identifier: MIT
// Takes values out of parsed JSON, with a sentence for whatever is missing or of a wrong type.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>

#include "protocol/names.hpp"

namespace avinas::protocol {

using Json = nlohmann::json;

/// Thrown by the readers below and caught by the decoder that called them; it never leaves it.
struct FormatError : std::runtime_error {
  /// A sentence for the author of a client or a file.
  explicit FormatError(const std::string& detail)
      : std::runtime_error(detail), refusal{Reason::BadFormat, {{"detail", detail}}} {}
  explicit FormatError(Refusal why)
      : std::runtime_error(in_english(why)), refusal(std::move(why)) {}
  Refusal refusal;
};

/// True if brackets nest deeper than that, strings aside. Asked before parsing what strangers
/// wrote: copying and writing a parsed document recurse.
bool nests_deeper(std::string_view bytes, int depth);

/// The word in quotes for an error's sentence: shortened, and without control characters.
std::string in_quotes(std::string_view word);

/// The member of that name; FormatError if `object` is none or lacks it.
const Json& member(const Json& object, const char* name);
/// The member of that name, or nullptr if it is absent. FormatError if `object` is no object.
const Json* find_member(const Json& object, const char* name);

const std::string& as_text(const Json& value, const char* name);
bool as_boolean(const Json& value, const char* name);
/// A whole number, also when written as 5.0 or 5e0; one beyond 64 bits becomes the nearest bound.
std::int64_t as_whole_number(const Json& value, const char* name);

Card as_card(const Json& value, const char* name);
Suit as_suit(const Json& value, const char* name);
Seat as_seat(const Json& value, const char* name);
Side as_side(const Json& value, const char* name);
/// A whole number; one beyond an int becomes the nearest bound.
int as_int(const Json& value, const char* name);
/// `{"NS": 1, "EW": 2}`
PerSide<int> as_numbers(const Json& value, const char* name);
/// The same of the sides of any game.
PerAnySide<int> as_numbers(const Json& value, std::span<const Side> sides);

/// A member that may be null: nothing, or what `read(value, name)` makes of it.
template <typename Read>
auto nullable(const Json& object, const char* name, Read read)
    -> std::optional<std::decay_t<decltype(read(object, name))>> {
  const Json& value = member(object, name);
  if (value.is_null()) return std::nullopt;
  return read(value, name);
}

/// The enumerated value whose word `value` is.
template <typename E>
E as_word(const Json& value, const char* name) {
  if (const auto parsed = parse_name<E>(as_text(value, name))) return *parsed;
  throw FormatError(in_quotes(value.get<std::string>()) + " is no word for \"" + name + "\".");
}

}  // namespace avinas::protocol
