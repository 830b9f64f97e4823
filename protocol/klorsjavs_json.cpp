// SPDX-License-Identifier: MIT
// The values of Klørsjavs as JSON.
#include "protocol/action_json.hpp"
#include "protocol/game_json.hpp"
#include "protocol/stakes_json.hpp"

namespace avinas::protocol {
namespace {

using klorsjavs::HandResult;
using klorsjavs::Options;
using klorsjavs::Outcome;
using klorsjavs::Sheet;

std::span<const Side> sides_of(int seats) { return Seating{seats, false}.sides(); }

/// `{"N": 1, "E": 2, "S": 0}`, of four with `"W"`.
void write_numbers(JsonWriter& json, const char* name, const PerSeat<int>& numbers, int seats) {
  json.key(name);
  write(json, of_each(numbers), sides_of(seats));
}

PerSeat<int> read_numbers(const Json& object, const char* name, int seats) {
  return {as_numbers(member(object, name), sides_of(seats)).items};
}

/// Seats that have a value in the member: three, or four if West has one.
int seats_in(const Json& object, const char* name) {
  return find_member(member(object, name), "W") ? 4 : 3;
}

/// The seats of which it is true, as a list.
void write_seats(JsonWriter& json, const char* name, const PerSeat<bool>& seats) {
  json.key(name).begin_array();
  for (const Seat seat : kAllSeats) {
    if (seats[seat]) json.word(to_text(seat));
  }
  json.end_array();
}

PerSeat<bool> read_seats(const Json& object, const char* name, int seats) {
  const Json& list = member(object, name);
  if (!list.is_array()) throw FormatError(std::string("\"") + name + "\" is a list of seats.");
  PerSeat<bool> found;
  for (const Json& each : list) {
    const Seat seat = as_seat(each, name);
    if (!Seating{seats, false}.has(seat)) {
      throw FormatError(std::string("\"") + name + "\" has a seat that does not play.");
    }
    found[seat] = true;
  }
  return found;
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

/// `{"totals": {"N": 60, "E": 52, "S": 60}, "hands": 1, "level": []}`
void write_sheet(JsonWriter& json, const Sheet& sheet) {
  json.begin_object();
  write_numbers(json, "totals", sheet.totals, sheet.seats);
  json.key("hands").number(sheet.hands);
  write_seats(json, "level", sheet.level);
  json.end_object();
}

}  // namespace

Options read_options(games::Klorsjavs, const Json& object) {
  Options options;
  const auto word = [&]<typename E>(const char* name, E& value) {
    if (const Json* given = find_member(object, name)) value = as_word<E>(*given, name);
  };
  word("form", options.form);
  word("cat", options.cat);
  word("hands", options.hands);
  if (const Json* given = find_member(object, "untouched")) {
    options.untouched = as_boolean(*given, "untouched");
  }
  options.stake = read_flat_stake(object);
  return options;
}

HandResult read_result(games::Klorsjavs, const Json& object) {
  HandResult result;
  result.seats = seats_in(object, "won");
  result.finished = as_boolean(member(object, "finished"), "finished");
  result.declarer = nullable(object, "declarer", as_seat);
  result.contract = word_or_null<klorsjavs::Contract>(object, "contract");
  result.trump = nullable(object, "trump", as_suit);
  result.cat = word_or_null<klorsjavs::CatFate>(object, "cat");
  result.folded = as_boolean(member(object, "folded"), "folded");
  result.points = read_numbers(object, "points", result.seats);
  result.tricks = read_numbers(object, "tricks", result.seats);
  result.lies = as_int(member(object, "lies"), "lies");
  result.won = read_numbers(object, "won", result.seats);
  return result;
}

Outcome read_outcome(games::Klorsjavs, const Json& object) {
  Outcome outcome;
  outcome.seats = seats_in(object, "units");
  outcome.won = read_seats(object, "won", outcome.seats);
  const Json& units = member(object, "units");
  for (const Seat seat : seats_for(outcome.seats)) {
    const std::string name(to_text(seat));
    outcome.units[seat] = as_whole_number(member(units, name.c_str()), name.c_str());
  }
  return outcome;
}

Sheet read_sheet(games::Klorsjavs, const Json& object) {
  Sheet sheet;
  sheet.seats = seats_in(object, "totals");
  sheet.totals = read_numbers(object, "totals", sheet.seats);
  sheet.hands = as_int(member(object, "hands"), "hands");
  sheet.level = read_seats(object, "level", sheet.seats);
  constexpr int kMost = 1'000'000;  // no match comes near it, and sums stay numbers
  for (const Seat seat : seats_for(sheet.seats)) {
    if (sheet.totals[seat] < -kMost || sheet.totals[seat] > kMost) {
      throw FormatError("\"totals\" are numbers from -1,000,000 to 1,000,000.");
    }
  }
  if (sheet.hands < 0 || sheet.hands > kMost) throw FormatError("\"hands\" is a number from 0 on.");
  return sheet;
}

void write_options_members(JsonWriter& json, const Options& options) {
  json.key("form").word(name_of(options.form)).key("cat").word(name_of(options.cat));
  json.key("hands").word(name_of(options.hands)).key("untouched").boolean(options.untouched);
  write_flat_stake(json, options.stake);
}

void write(JsonWriter& json, const HandResult& result) {
  json.begin_object().key("finished").boolean(result.finished).key("declarer");
  result.declarer ? json.word(to_text(*result.declarer)) : json.null();
  write_word_or_null(json, "contract", result.contract);
  json.key("trump");
  result.trump ? json.word(to_text(*result.trump)) : json.null();
  write_word_or_null(json, "cat", result.cat);
  json.key("folded").boolean(result.folded);
  write_numbers(json, "points", result.points, result.seats);
  write_numbers(json, "tricks", result.tricks, result.seats);
  json.key("lies").number(result.lies);
  write_numbers(json, "won", result.won, result.seats);
  json.end_object();
}

void write(JsonWriter& json, const Outcome& outcome) {
  json.begin_object();
  write_seats(json, "won", outcome.won);
  json.key("units").begin_object();
  for (const Seat seat : seats_for(outcome.seats)) {
    json.key(to_text(seat)).number(outcome.units[seat]);
  }
  json.end_object().end_object();
}

void write(JsonWriter& json, const Sheet& sheet) { write_sheet(json, sheet); }
void write_kept(JsonWriter& json, const Sheet& sheet) { write_sheet(json, sheet); }
void write_totals(JsonWriter& json, const Sheet& sheet) { write_sheet(json, sheet); }

std::span<const std::string_view> options_of_its_own(games::Klorsjavs) {
  static constexpr std::array<std::string_view, 4> kNames{"form", "cat", "hands", "untouched"};
  return kNames;
}

bool is_feat(const Outcome&) { return false; }
/// Øre that are left and jetons that are won do not add up.
Sums sums_of(const Sheet&) { return {}; }

}  // namespace avinas::protocol
