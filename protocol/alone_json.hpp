// SPDX-License-Identifier: MIT
// Values of the games in which each plays alone: a number for each seat, the seats of which
// something is true, and an outcome that several may win.
#pragma once

#include "protocol/json_reader.hpp"
#include "protocol/json_writer.hpp"

namespace avinas::protocol {

/// `{"N": 1, "E": 2, "S": 0}`, of four with `"W"`.
void write_numbers(JsonWriter& json, const char* name, const PerSeat<int>& numbers,
                   const Seating& seating);
PerSeat<int> read_numbers(const Json& object, const char* name, const Seating& seating);
/// The same of a sheet: numbers from -1,000,000 to 1,000,000. No match comes near it, and sums stay
/// numbers.
PerSeat<int> read_accounts(const Json& object, const char* name, const Seating& seating);
/// A whole number from 0 to 1,000,000.
int read_count(const Json& object, const char* name);

/// The seats of which it is true, as a list.
void write_seats(JsonWriter& json, const char* name, const PerSeat<bool>& seats);
PerSeat<bool> read_seats(const Json& object, const char* name, const Seating& seating);

/// `"units": {"N": -40, "E": 80, "S": -40}`
void write_units(JsonWriter& json, const PerSeat<std::int64_t>& units, const Seating& seating);
void read_units(const Json& object, PerSeat<std::int64_t>& units, const Seating& seating);

/// `{"won": ["E"], "units": {"N": -40, "E": 80, "S": -40}}`
template <typename Outcome>
void write_winners(JsonWriter& json, const Outcome& outcome, const Seating& seating) {
  json.begin_object();
  write_seats(json, "won", outcome.won);
  write_units(json, outcome.units, seating);
  json.end_object();
}
template <typename Outcome>
void read_winners(const Json& object, Outcome& outcome, const Seating& seating) {
  outcome.won = read_seats(object, "won", seating);
  read_units(object, outcome.units, seating);
}

template <typename E>
std::optional<E> word_or_null(const Json& object, const char* name) {
  return nullable(object, name,
                  [](const Json& value, const char* of) { return as_word<E>(value, of); });
}
template <typename E>
void write_word_or_null(JsonWriter& json, const char* name, const std::optional<E>& value) {
  json.key(name);
  value ? json.word(name_of(*value)) : json.null();
}
/// A seat, a suit or a card.
template <typename T>
void write_text_or_null(JsonWriter& json, const char* name, const std::optional<T>& value) {
  json.key(name);
  value ? json.word(to_text(*value)) : json.null();
}

}  // namespace avinas::protocol
