// SPDX-License-Identifier: MIT
// The values of Sjavs for three or two as JSON.
#include "protocol/action_json.hpp"
#include "protocol/alone_json.hpp"
#include "protocol/game_json.hpp"
#include "protocol/stakes_json.hpp"

namespace avinas::protocol {
namespace {

/// Two sit opposite each other, so only three have a value for East.
sjavsalone::Form form_in(const Json& object, const char* name) {
  return find_member(member(object, name), "E") ? sjavsalone::Form::Three : sjavsalone::Form::Two;
}
const Seating& seating_of(sjavsalone::Form form) { return sjavsalone::shape_of(form).seating; }

/// Running totals that go down from 24; a match may go on below 0 (S8.9).
void read_column(const Json& object, Seat seat, sjavsalone::Sheet::Columns& totals) {
  constexpr int kFurthest = -1'000;
  const std::string name(to_text(seat));
  const Json& column = member(object, name.c_str());
  if (!column.is_array() || column.size() > sjavsalone::Sheet::kKept) {
    throw FormatError("\"totals\" holds the newest 16 totals of each player.");
  }
  int before = sjavsalone::kStart;
  for (const Json& total : column) {
    const int now = as_int(total, name.c_str());
    if (now >= before || now < kFurthest) throw FormatError("Totals go down from 24.");
    totals[seat].push_back(static_cast<std::int16_t>(now));
    before = now;
  }
}

}  // namespace

sjavsalone::Options read_options(games::SjavsAlone, const Json& object) {
  sjavsalone::Options options;
  const auto word = [&]<typename E>(const char* name, E& value) {
    if (const Json* given = find_member(object, name)) value = as_word<E>(*given, name);
  };
  word("form", options.form);
  word("calls", options.calls);
  word("overtrump", options.overtrump);
  word("tie", options.tie);
  if (const Json* given = find_member(object, "double_win")) {
    options.double_win = as_boolean(*given, "double_win");
  }
  options.stake = read_flat_stake(object);
  return options;
}

sjavsalone::HandResult read_result(games::SjavsAlone, const Json& object) {
  sjavsalone::HandResult result;
  result.form = form_in(object, "deducted");
  const Seating& seating = seating_of(result.form);
  result.finished = as_boolean(member(object, "finished"), "finished");
  result.passed_out = as_boolean(member(object, "passed_out"), "passed_out");
  result.declarer = nullable(object, "declarer", as_seat);
  result.bid = nullable(object, "bid", as_int);
  result.better = as_boolean(member(object, "better"), "better");
  result.trump = nullable(object, "trump", as_suit);
  result.points = read_numbers(object, "points", seating);
  result.tricks = read_numbers(object, "tricks", seating);
  result.lies = as_int(member(object, "lies"), "lies");
  result.deducted = read_numbers(object, "deducted", seating);
  return result;
}

sjavsalone::Outcome read_outcome(games::SjavsAlone, const Json& object) {
  sjavsalone::Outcome outcome;
  outcome.form = form_in(object, "units");
  outcome.winner = as_seat(member(object, "winner"), "winner");
  outcome.cross = as_boolean(member(object, "cross"), "cross");
  read_units(object, outcome.units, seating_of(outcome.form));
  return outcome;
}

sjavsalone::Sheet read_sheet(games::SjavsAlone, const Json& object) {
  sjavsalone::Sheet sheet;
  sheet.form = form_in(object, "totals");
  sjavsalone::Sheet::Columns totals;
  for (const Seat seat : seating_of(sheet.form).table()) {
    read_column(member(object, "totals"), seat, totals);
  }
  if (totals != sjavsalone::Sheet::Columns{}) sheet.totals = totals;
  sheet.ties = read_count(object, "ties");
  return sheet;
}

void write_options_members(JsonWriter& json, const sjavsalone::Options& options) {
  json.key("form").word(name_of(options.form)).key("calls").word(name_of(options.calls));
  json.key("overtrump").word(name_of(options.overtrump)).key("tie").word(name_of(options.tie));
  json.key("double_win").boolean(options.double_win);
  write_flat_stake(json, options.stake);
}

void write(JsonWriter& json, const sjavsalone::HandResult& result) {
  const Seating& seating = seating_of(result.form);
  json.begin_object().key("finished").boolean(result.finished);
  json.key("passed_out").boolean(result.passed_out);
  write_text_or_null(json, "declarer", result.declarer);
  json.key("bid");
  result.bid ? json.number(*result.bid) : json.null();
  json.key("better").boolean(result.better);
  write_text_or_null(json, "trump", result.trump);
  write_numbers(json, "points", result.points, seating);
  write_numbers(json, "tricks", result.tricks, seating);
  json.key("lies").number(result.lies);
  write_numbers(json, "deducted", result.deducted, seating);
  json.end_object();
}

void write(JsonWriter& json, const sjavsalone::Outcome& outcome) {
  json.begin_object().key("winner").word(to_text(outcome.winner));
  json.key("cross").boolean(outcome.cross);
  write_units(json, outcome.units, seating_of(outcome.form));
  json.end_object();
}

/// `{"totals": {"N": [20], "S": []}, "ties": 0}`
void write(JsonWriter& json, const sjavsalone::Sheet& sheet) {
  json.begin_object().key("totals").begin_object();
  for (const Seat seat : seating_of(sheet.form).table()) {
    json.key(to_text(seat)).begin_array();
    for (const int total : sheet.column(seat)) json.number(total);
    json.end_array();
  }
  json.end_object().key("ties").number(sheet.ties).end_object();
}
void write_kept(JsonWriter& json, const sjavsalone::Sheet& sheet) { write(json, sheet); }
void write_totals(JsonWriter& json, const sjavsalone::Sheet& sheet) { write(json, sheet); }

std::span<const std::string_view> options_of_its_own(games::SjavsAlone) {
  static constexpr std::array<std::string_view, 5> kNames{"form", "calls", "overtrump", "tie",
                                                          "double_win"};
  return kNames;
}

bool is_feat(const sjavsalone::Outcome& outcome) { return outcome.cross; }
/// Points that each has left do not add up.
Sums sums_of(const sjavsalone::Sheet&) { return {}; }

}  // namespace avinas::protocol
