// SPDX-License-Identifier: MIT
// The values of Bavarian Tarock as JSON.
#include "protocol/action_json.hpp"
#include "protocol/game_json.hpp"
#include "protocol/stakes_json.hpp"

namespace avinas::protocol {
namespace {

using tarock::HandResult;
using tarock::Options;
using tarock::Outcome;
using tarock::Sheet;

constexpr std::span<const Seat> kTable = tarock::kShape.table();

/// `{"N": 1, "E": 2, "S": 0}`
void write_numbers(JsonWriter& json, const char* name, const PerSeat<int>& numbers) {
  json.key(name);
  write(json, of_each(numbers), tarock::kShape.seating.sides());
}

PerSeat<int> read_numbers(const Json& object, const char* name) {
  return {as_numbers(member(object, name), tarock::kShape.seating.sides()).items};
}

int as_figure(const Json& value, const char* name) {
  const int figure = as_int(value, name);
  if (!tarock::is_figure(figure)) {
    throw FormatError(std::string("\"") + name + "\" is none of 61, 66 and so on to 116.");
  }
  return figure;
}

tarock::Contract as_contract(const Json& value, const char* name) {
  return as_word<tarock::Contract>(value, name);
}

/// `{"accounts": {"N": -100, "E": -90, "S": -100}, "pot": 290}`
void write_sheet(JsonWriter& json, const Sheet& sheet) {
  json.begin_object();
  write_numbers(json, "accounts", sheet.accounts);
  json.key("pot").number(sheet.pot).end_object();
}

}  // namespace

Options read_options(games::Tarock, const Json& object) {
  Options options;
  if (const Json* pot = find_member(object, "pot")) {
    options.pot = as_word<tarock::Pot>(*pot, "pot");
  }
  if (const Json* given = find_member(object, "raise_alone")) {
    options.raise_alone = as_boolean(*given, "raise_alone");
  }
  options.stake = read_flat_stake(object);
  return options;
}

HandResult read_result(games::Tarock, const Json& object) {
  HandResult result;
  result.finished = as_boolean(member(object, "finished"), "finished");
  result.soloist = nullable(object, "soloist", as_seat);
  result.figure = nullable(object, "figure", as_figure);
  result.contract = nullable(object, "contract", as_contract);
  result.trump = nullable(object, "trump", as_suit);
  result.points = read_numbers(object, "points");
  result.tricks = read_numbers(object, "tricks");
  result.lies = as_int(member(object, "lies"), "lies");
  result.won = read_numbers(object, "won");
  return result;
}

Outcome read_outcome(games::Tarock, const Json& object) {
  Outcome outcome;
  const Json& won = member(object, "won");
  if (!won.is_array()) throw FormatError("\"won\" is a list of seats.");
  for (const Json& each : won) outcome.won[as_seat(each, "won")] = true;
  const Json& units = member(object, "units");
  for (const Seat seat : kTable) {
    const std::string name(to_text(seat));
    outcome.units[seat] = as_whole_number(member(units, name.c_str()), name.c_str());
  }
  return outcome;
}

Sheet read_sheet(games::Tarock, const Json& object) {
  const Sheet sheet{read_numbers(object, "accounts"), as_int(member(object, "pot"), "pot")};
  constexpr int kMost = 1'000'000;  // no match comes near it, and sums stay numbers
  for (const Seat seat : kTable) {
    const int account = sheet.accounts[seat];
    if (account < -kMost || account > kMost) {
      throw FormatError("\"accounts\" are numbers from -1,000,000 to 1,000,000.");
    }
  }
  if (sheet.pot < 0 || sheet.pot > kMost) throw FormatError("\"pot\" is a number from 0 on.");
  return sheet;
}

void write_options_members(JsonWriter& json, const Options& options) {
  json.key("pot").word(name_of(options.pot)).key("raise_alone").boolean(options.raise_alone);
  write_flat_stake(json, options.stake);
}

void write(JsonWriter& json, const HandResult& result) {
  json.begin_object().key("finished").boolean(result.finished).key("soloist");
  result.soloist ? json.word(to_text(*result.soloist)) : json.null();
  json.key("figure");
  result.figure ? json.number(*result.figure) : json.null();
  json.key("contract");
  result.contract ? json.word(name_of(*result.contract)) : json.null();
  json.key("trump");
  result.trump ? json.word(to_text(*result.trump)) : json.null();
  write_numbers(json, "points", result.points);
  write_numbers(json, "tricks", result.tricks);
  json.key("lies").number(result.lies);
  write_numbers(json, "won", result.won);
  json.end_object();
}

void write(JsonWriter& json, const Outcome& outcome) {
  json.begin_object().key("won").begin_array();
  for (const Seat seat : kTable) {
    if (outcome.won[seat]) json.word(to_text(seat));
  }
  json.end_array().key("units").begin_object();
  for (const Seat seat : kTable) json.key(to_text(seat)).number(outcome.units[seat]);
  json.end_object().end_object();
}

void write(JsonWriter& json, const Sheet& sheet) { write_sheet(json, sheet); }
void write_kept(JsonWriter& json, const Sheet& sheet) { write_sheet(json, sheet); }
void write_totals(JsonWriter& json, const Sheet& sheet) { write_sheet(json, sheet); }

std::span<const std::string_view> options_of_its_own(games::Tarock) {
  static constexpr std::array<std::string_view, 2> kNames{"pot", "raise_alone"};
  return kNames;
}

bool is_feat(const Outcome&) { return false; }
/// An account begins below 0, and units that are owed do not add up.
Sums sums_of(const Sheet&) { return {}; }

}  // namespace avinas::protocol
