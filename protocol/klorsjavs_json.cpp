// SPDX-License-Identifier: MIT
// The values of Klørsjavs as JSON.
#include "protocol/alone_json.hpp"
#include "protocol/game_json.hpp"
#include "protocol/stakes_json.hpp"

namespace avinas::protocol {
namespace {

/// Seats that have a value in the member: three, or four if West has one.
int seats_in(const Json& object, const char* name) {
  return find_member(member(object, name), "W") ? 4 : 3;
}

Seating seating(int seats) { return {seats, false}; }

}  // namespace

klorsjavs::Options read_options(games::Klorsjavs, const Json& object) {
  klorsjavs::Options options;
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

klorsjavs::HandResult read_result(games::Klorsjavs, const Json& object) {
  klorsjavs::HandResult result;
  result.seats = seats_in(object, "won");
  result.finished = as_boolean(member(object, "finished"), "finished");
  result.declarer = nullable(object, "declarer", as_seat);
  result.contract = word_or_null<klorsjavs::Contract>(object, "contract");
  result.trump = nullable(object, "trump", as_suit);
  result.cat = word_or_null<klorsjavs::CatFate>(object, "cat");
  result.folded = as_boolean(member(object, "folded"), "folded");
  result.points = read_numbers(object, "points", seating(result.seats));
  result.tricks = read_numbers(object, "tricks", seating(result.seats));
  result.lies = as_int(member(object, "lies"), "lies");
  result.won = read_numbers(object, "won", seating(result.seats));
  return result;
}

klorsjavs::Outcome read_outcome(games::Klorsjavs, const Json& object) {
  klorsjavs::Outcome outcome;
  outcome.seats = seats_in(object, "units");
  read_winners(object, outcome, seating(outcome.seats));
  return outcome;
}

klorsjavs::Sheet read_sheet(games::Klorsjavs, const Json& object) {
  klorsjavs::Sheet sheet;
  sheet.seats = seats_in(object, "totals");
  sheet.totals = read_accounts(object, "totals", seating(sheet.seats));
  sheet.hands = read_count(object, "hands");
  sheet.level = read_seats(object, "level", seating(sheet.seats));
  return sheet;
}

void write_options_members(JsonWriter& json, const klorsjavs::Options& options) {
  json.key("form").word(name_of(options.form)).key("cat").word(name_of(options.cat));
  json.key("hands").word(name_of(options.hands)).key("untouched").boolean(options.untouched);
  write_flat_stake(json, options.stake);
}

void write(JsonWriter& json, const klorsjavs::HandResult& result) {
  json.begin_object().key("finished").boolean(result.finished);
  write_text_or_null(json, "declarer", result.declarer);
  write_word_or_null(json, "contract", result.contract);
  write_text_or_null(json, "trump", result.trump);
  write_word_or_null(json, "cat", result.cat);
  json.key("folded").boolean(result.folded);
  write_numbers(json, "points", result.points, seating(result.seats));
  write_numbers(json, "tricks", result.tricks, seating(result.seats));
  json.key("lies").number(result.lies);
  write_numbers(json, "won", result.won, seating(result.seats));
  json.end_object();
}

void write(JsonWriter& json, const klorsjavs::Outcome& outcome) {
  write_winners(json, outcome, seating(outcome.seats));
}

/// `{"totals": {"N": 60, "E": 52, "S": 60}, "hands": 1, "level": []}`
void write(JsonWriter& json, const klorsjavs::Sheet& sheet) {
  json.begin_object();
  write_numbers(json, "totals", sheet.totals, seating(sheet.seats));
  json.key("hands").number(sheet.hands);
  write_seats(json, "level", sheet.level);
  json.end_object();
}
void write_kept(JsonWriter& json, const klorsjavs::Sheet& sheet) { write(json, sheet); }
void write_totals(JsonWriter& json, const klorsjavs::Sheet& sheet) { write(json, sheet); }

std::span<const std::string_view> options_of_its_own(games::Klorsjavs) {
  static constexpr std::array<std::string_view, 4> kNames{"form", "cat", "hands", "untouched"};
  return kNames;
}

bool is_feat(const klorsjavs::Outcome&) { return false; }
/// Øre that are left and jetons that are won do not add up.
Sums sums_of(const klorsjavs::Sheet&) { return {}; }

}  // namespace avinas::protocol
