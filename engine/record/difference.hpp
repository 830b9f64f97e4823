// SPDX-License-Identifier: MIT
// The first difference between what the engine found and what a record says, as a sentence.
#pragma once

#include <optional>
#include <string>

#include "engine/turned/result.hpp"
#include "protocol/names.hpp"

namespace avinas::record {

/// "RULE: what it is, the record says something else", or nothing if all agree.
using Difference = std::optional<std::string>;

inline std::string show(std::int8_t value) { return std::to_string(value); }
inline std::string show(int value) { return std::to_string(value); }
inline std::string show(bool value) { return value ? "true" : "false"; }
inline std::string show(Card value) { return std::string(to_text(value)); }
inline std::string show(Suit value) { return std::string(to_text(value)); }
inline std::string show(Seat value) { return std::string(to_text(value)); }
inline std::string show(Side value) { return std::string(to_text(value)); }
inline std::string show(const PerSide<int>& value) {
  return "NS " + show(value[Side::NorthSouth]) + ", EW " + show(value[Side::EastWest]);
}
template <typename T>
std::string show(const std::optional<T>& value);
template <typename T>
std::string show(const PerSeat<T>& values) {
  std::string all;
  for (const Seat seat : kAllSeats) {
    all += (all.empty() ? "" : ", ") + show(seat) + ' ' + show(values[seat]);
  }
  return all;
}
inline std::string show(const turned::Win& value) {
  return show(value.games) + " by " + show(value.side);
}
template <typename Enum>
requires std::is_enum_v<Enum> std::string show(Enum value) {
  return std::string(protocol::name_of(value));
}
template <typename T>
std::string show(const std::optional<T>& value) {
  return value ? show(*value) : "null";
}

/// A difference of two values that are shown as these texts.
inline Difference differ_as(const char* rule, const char* what, const std::string& found,
                            const std::string& claimed) {
  if (found == claimed) return std::nullopt;
  return std::string(rule) + ": " + what + " is " + found + ", the record says " + claimed;
}
template <typename T>
Difference differ(const char* rule, const char* what, const T& found, const T& claimed) {
  return differ_as(rule, what, show(found), show(claimed));
}

/// The first difference of several, in their order.
inline Difference first_of(std::initializer_list<Difference> differences) {
  for (const Difference& difference : differences) {
    if (difference) return difference;
  }
  return std::nullopt;
}

}  // namespace avinas::record
