// SPDX-License-Identifier: MIT
// The values of Owcy Głowa as JSON.
#include "protocol/action_json.hpp"
#include "protocol/game_json.hpp"
#include "protocol/stakes_json.hpp"

namespace avinas::protocol {
namespace {

constexpr std::span<const Seat> kTable = owcyglowa::kShape.table();

/// `{"N": 1, "E": 2, "S": 0}`
void write_numbers(JsonWriter& json, const PerSeat<int>& numbers) {
  write(json, of_each(numbers), owcyglowa::kShape.seating.sides());
}

PerSeat<int> read_numbers(const Json& object, const char* name) {
  return {as_numbers(member(object, name), owcyglowa::kShape.seating.sides()).items};
}

std::int8_t as_range(const Json& value, const char* name) {
  const int range = as_int(value, name);
  if (range < 1 || range > owcyglowa::kRanges) {
    throw FormatError(std::string("\"") + name + "\" is no range from 1 to 4.");
  }
  return static_cast<std::int8_t>(range);
}

/// `{"totals": {"N": 1, "E": 2, "S": 0}}`
void write_sheet(JsonWriter& json, const owcyglowa::Sheet& sheet) {
  json.begin_object().key("totals");
  write_numbers(json, sheet.totals);
  json.end_object();
}

}  // namespace

owcyglowa::Options read_options(games::OwcyGlowa, const Json& object) {
  return {read_flat_stake(object)};
}

owcyglowa::HandResult read_result(games::OwcyGlowa, const Json& object) {
  owcyglowa::HandResult result;
  result.finished = as_boolean(member(object, "finished"), "finished");
  result.soloist = nullable(object, "soloist", as_seat);
  const Json& bids = member(object, "bids");
  for (const Seat seat : kTable) {
    result.bids[seat] = nullable(bids, std::string(to_text(seat)).c_str(), as_range);
  }
  result.points = read_numbers(object, "points");
  result.tricks = read_numbers(object, "tricks");
  result.won = read_numbers(object, "won");
  return result;
}

owcyglowa::Outcome read_outcome(games::OwcyGlowa, const Json& object) {
  return {as_seat(member(object, "winner"), "winner"),
          as_whole_number(member(object, "units"), "units")};
}

owcyglowa::Sheet read_sheet(games::OwcyGlowa, const Json& object) {
  owcyglowa::Sheet sheet{read_numbers(object, "totals")};
  constexpr int kMost = 1'000'000;  // no match comes near it, and sums stay numbers
  for (const Seat seat : kTable) {
    if (sheet.totals[seat] < 0 || sheet.totals[seat] > kMost) {
      throw FormatError("\"totals\" are numbers from 0 on.");
    }
  }
  return sheet;
}

void write_options_members(JsonWriter& json, const owcyglowa::Options& options) {
  write_flat_stake(json, options.stake);
}

void write(JsonWriter& json, const owcyglowa::HandResult& result) {
  json.begin_object().key("finished").boolean(result.finished).key("soloist");
  result.soloist ? json.word(to_text(*result.soloist)) : json.null();
  json.key("bids").begin_object();
  for (const Seat seat : kTable) {
    json.key(to_text(seat));
    result.bids[seat] ? json.number(*result.bids[seat]) : json.null();
  }
  json.end_object().key("points");
  write_numbers(json, result.points);
  json.key("tricks");
  write_numbers(json, result.tricks);
  json.key("won");
  write_numbers(json, result.won);
  json.end_object();
}

void write(JsonWriter& json, const owcyglowa::Outcome& outcome) {
  json.begin_object().key("winner").word(to_text(outcome.winner));
  json.key("units").number(outcome.units).end_object();
}

void write(JsonWriter& json, const owcyglowa::Sheet& sheet) { write_sheet(json, sheet); }
void write_kept(JsonWriter& json, const owcyglowa::Sheet& sheet) { write_sheet(json, sheet); }
void write_totals(JsonWriter& json, const owcyglowa::Sheet& sheet) { write_sheet(json, sheet); }

/// Stakes are of every game.
std::span<const std::string_view> options_of_its_own(games::OwcyGlowa) { return {}; }

bool is_feat(const owcyglowa::Outcome&) { return false; }
Sums sums_of(const owcyglowa::Sheet& sheet) { return {of_each(sheet.totals)}; }

}  // namespace avinas::protocol
