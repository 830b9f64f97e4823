// SPDX-License-Identifier: MIT
// Takes members out of parsed JSON and throws a sentence for each that is wrong.
#include "protocol/json_reader.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace avinas::protocol {
namespace {

[[noreturn]] void wrong_type(const char* name, const char* wanted) {
  throw FormatError(std::string("\"") + name + "\" must be " + wanted + ".");
}

}  // namespace

bool nests_deeper(std::string_view bytes, int depth) {
  int open = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const char c = bytes[i];
    if (in_string) {
      if (c == '\\') ++i;
      if (c == '"') in_string = false;
      continue;
    }
    if (c == '"') in_string = true;
    if ((c == '{' || c == '[') && ++open > depth) return true;
    if (c == '}' || c == ']') --open;
  }
  return false;
}

std::string in_quotes(std::string_view word) {
  constexpr std::size_t kShown = 40;
  std::string text = "\"";
  for (const char c : word.substr(0, kShown)) {
    text += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
  }
  // A letter of several bytes may have been cut.
  while (word.size() > kShown && (text.back() & 0x80) != 0) text.pop_back();
  return text + (word.size() > kShown ? "…\"" : "\"");
}

const Json* find_member(const Json& object, const char* name) {
  if (!object.is_object()) {
    throw FormatError(std::string("The value that should hold \"") + name + "\" is no object.");
  }
  const auto found = object.find(name);
  return found == object.end() ? nullptr : &*found;
}

const Json& member(const Json& object, const char* name) {
  if (const Json* found = find_member(object, name)) return *found;
  throw FormatError(std::string("The member \"") + name + "\" is missing.");
}

const std::string& as_text(const Json& value, const char* name) {
  if (!value.is_string()) wrong_type(name, "a string");
  return value.get_ref<const std::string&>();
}

bool as_boolean(const Json& value, const char* name) {
  if (!value.is_boolean()) wrong_type(name, "true or false");
  return value.get<bool>();
}

std::int64_t as_whole_number(const Json& value, const char* name) {
  constexpr auto kMax = std::numeric_limits<std::int64_t>::max();
  constexpr auto kMin = std::numeric_limits<std::int64_t>::min();
  if (value.is_number_unsigned()) {
    const auto number = value.get<std::uint64_t>();
    return number > static_cast<std::uint64_t>(kMax) ? kMax : static_cast<std::int64_t>(number);
  }
  if (value.is_number_integer()) return value.get<std::int64_t>();
  if (!value.is_number_float()) wrong_type(name, "a whole number");
  const double number = value.get<double>();
  if (std::trunc(number) != number) wrong_type(name, "a whole number");
  if (number >= 9.2e18) return kMax;
  if (number <= -9.2e18) return kMin;
  return static_cast<std::int64_t>(number);
}

Card as_card(const Json& value, const char* name) {
  if (const auto card = parse_card(as_text(value, name))) return *card;
  throw FormatError(in_quotes(value.get<std::string>()) + " is no card; write one as \"QC\".");
}

Suit as_suit(const Json& value, const char* name) {
  if (const auto suit = parse_suit(as_text(value, name))) return *suit;
  throw FormatError(in_quotes(value.get<std::string>()) + " is no suit; it is C, S, H or D.");
}

Seat as_seat(const Json& value, const char* name) {
  if (const auto seat = parse_seat(as_text(value, name))) return *seat;
  throw FormatError(in_quotes(value.get<std::string>()) + " is no seat; it is N, E, S or W.");
}

Side as_side(const Json& value, const char* name) {
  const std::string& text = as_text(value, name);
  for (const Side side : kBothSides) {
    if (text == to_text(side)) return side;
  }
  throw FormatError(in_quotes(text) + " is no side; it is NS or EW.");
}

int as_int(const Json& value, const char* name) {
  return static_cast<int>(std::clamp<std::int64_t>(as_whole_number(value, name),
                                                   std::numeric_limits<int>::min(),
                                                   std::numeric_limits<int>::max()));
}

PerSide<int> as_numbers(const Json& value, const char*) {
  return {{as_int(member(value, "NS"), "NS"), as_int(member(value, "EW"), "EW")}};
}

PerAnySide<int> as_numbers(const Json& value, std::span<const Side> sides) {
  PerAnySide<int> numbers;
  for (const Side side : sides) {
    const std::string name(to_text(side));
    numbers[side] = as_int(member(value, name.c_str()), name.c_str());
  }
  return numbers;
}

}  // namespace avinas::protocol
