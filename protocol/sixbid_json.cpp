// SPDX-License-Identifier: MIT
// The values of Six-Bid and Frog as JSON.
#include "protocol/alone_json.hpp"
#include "protocol/game_json.hpp"
#include "protocol/stakes_json.hpp"

namespace avinas::protocol {

namespace {

constexpr const Seating& three_alone() { return sixbid::kShape.seating; }

}  // namespace

sixbid::Options read_options(games::Sixbid, const Json& object) {
  sixbid::Options options;
  const auto word = [&]<typename E>(const char* name, E& value) {
    if (const Json* given = find_member(object, name)) value = as_word<E>(*given, name);
  };
  word("form", options.form);
  word("hands", options.hands);
  options.stake = read_flat_stake(object);
  return options;
}

sixbid::HandResult read_result(games::Sixbid, const Json& object) {
  sixbid::HandResult result;
  result.finished = as_boolean(member(object, "finished"), "finished");
  result.soloist = nullable(object, "soloist", as_seat);
  result.contract = word_or_null<sixbid::Contract>(object, "contract");
  result.trump = nullable(object, "trump", as_suit);
  result.asked = nullable(object, "asked", as_card);
  result.asked_of = nullable(object, "asked_of", as_seat);
  result.points = read_numbers(object, "points", three_alone());
  result.tricks = read_numbers(object, "tricks", three_alone());
  result.lies = as_int(member(object, "lies"), "lies");
  result.won = read_numbers(object, "won", three_alone());
  return result;
}

sixbid::Outcome read_outcome(games::Sixbid, const Json& object) {
  sixbid::Outcome outcome;
  read_winners(object, outcome, three_alone());
  return outcome;
}

sixbid::Sheet read_sheet(games::Sixbid, const Json& object) {
  return {read_accounts(object, "accounts", three_alone()), read_count(object, "played")};
}

void write_options_members(JsonWriter& json, const sixbid::Options& options) {
  json.key("form").word(name_of(options.form)).key("hands").word(name_of(options.hands));
  write_flat_stake(json, options.stake);
}

void write(JsonWriter& json, const sixbid::HandResult& result) {
  json.begin_object().key("finished").boolean(result.finished);
  write_text_or_null(json, "soloist", result.soloist);
  write_word_or_null(json, "contract", result.contract);
  write_text_or_null(json, "trump", result.trump);
  write_text_or_null(json, "asked", result.asked);
  write_text_or_null(json, "asked_of", result.asked_of);
  write_numbers(json, "points", result.points, three_alone());
  write_numbers(json, "tricks", result.tricks, three_alone());
  json.key("lies").number(result.lies);
  write_numbers(json, "won", result.won, three_alone());
  json.end_object();
}

void write(JsonWriter& json, const sixbid::Outcome& outcome) {
  write_winners(json, outcome, three_alone());
}

/// `{"accounts": {"N": -10, "E": 20, "S": -10}, "played": 3}`
void write(JsonWriter& json, const sixbid::Sheet& sheet) {
  json.begin_object();
  write_numbers(json, "accounts", sheet.accounts, three_alone());
  json.key("played").number(sheet.played).end_object();
}
void write_kept(JsonWriter& json, const sixbid::Sheet& sheet) { write(json, sheet); }
void write_totals(JsonWriter& json, const sixbid::Sheet& sheet) { write(json, sheet); }

std::span<const std::string_view> options_of_its_own(games::Sixbid) {
  static constexpr std::array<std::string_view, 2> kNames{"form", "hands"};
  return kNames;
}

bool is_feat(const sixbid::Outcome&) { return false; }
/// Units that are owed do not add up.
Sums sums_of(const sixbid::Sheet&) { return {}; }

}  // namespace avinas::protocol
