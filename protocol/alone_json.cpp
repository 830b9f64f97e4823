// SPDX-License-Identifier: MIT
// Reads and writes numbers and lists by seat.
#include "protocol/alone_json.hpp"

#include "protocol/action_json.hpp"

namespace avinas::protocol {
namespace {

constexpr int kMost = 1'000'000;

[[noreturn]] void refuse(const char* name, const char* what) {
  throw FormatError(std::string("\"") + name + "\" " + what);
}

}  // namespace

void write_numbers(JsonWriter& json, const char* name, const PerSeat<int>& numbers,
                   const Seating& seating) {
  json.key(name);
  write(json, of_each(numbers), seating.sides());
}

PerSeat<int> read_numbers(const Json& object, const char* name, const Seating& seating) {
  return {as_numbers(member(object, name), seating.sides()).items};
}

PerSeat<int> read_accounts(const Json& object, const char* name, const Seating& seating) {
  const PerSeat<int> accounts = read_numbers(object, name, seating);
  for (const Seat seat : seating.table()) {
    if (accounts[seat] < -kMost || accounts[seat] > kMost) {
      refuse(name, "are numbers from -1,000,000 to 1,000,000.");
    }
  }
  return accounts;
}

int read_count(const Json& object, const char* name) {
  const int count = as_int(member(object, name), name);
  if (count < 0 || count > kMost) refuse(name, "is a number from 0 to 1,000,000.");
  return count;
}

void write_units(JsonWriter& json, const PerSeat<std::int64_t>& units, const Seating& seating) {
  json.key("units").begin_object();
  for (const Seat seat : seating.table()) json.key(to_text(seat)).number(units[seat]);
  json.end_object();
}

void read_units(const Json& object, PerSeat<std::int64_t>& units, const Seating& seating) {
  const Json& given = member(object, "units");
  for (const Seat seat : seating.table()) {
    const std::string name(to_text(seat));
    units[seat] = as_whole_number(member(given, name.c_str()), name.c_str());
  }
}

void write_seats(JsonWriter& json, const char* name, const PerSeat<bool>& seats) {
  json.key(name).begin_array();
  for (const Seat seat : kAllSeats) {
    if (seats[seat]) json.word(to_text(seat));
  }
  json.end_array();
}

PerSeat<bool> read_seats(const Json& object, const char* name, const Seating& seating) {
  const Json& list = member(object, name);
  if (!list.is_array()) refuse(name, "is a list of seats.");
  PerSeat<bool> found;
  for (const Json& each : list) {
    const Seat seat = as_seat(each, name);
    if (!seating.has(seat)) refuse(name, "has a seat that does not play.");
    found[seat] = true;
  }
  return found;
}

}  // namespace avinas::protocol
