// SPDX-License-Identifier: MIT
// The values of Bavarian Tarock as JSON.
#include "protocol/alone_json.hpp"
#include "protocol/game_json.hpp"
#include "protocol/stakes_json.hpp"

namespace avinas::protocol {
namespace {

int as_figure(const Json& value, const char* name) {
  const int figure = as_int(value, name);
  if (!tarock::is_figure(figure)) {
    throw FormatError(std::string("\"") + name + "\" is none of 61, 66 and so on to 116.");
  }
  return figure;
}

}  // namespace

tarock::Options read_options(games::Tarock, const Json& object) {
  tarock::Options options;
  if (const Json* pot = find_member(object, "pot")) {
    options.pot = as_word<tarock::Pot>(*pot, "pot");
  }
  if (const Json* given = find_member(object, "raise_alone")) {
    options.raise_alone = as_boolean(*given, "raise_alone");
  }
  options.stake = read_flat_stake(object);
  return options;
}

tarock::HandResult read_result(games::Tarock, const Json& object) {
  tarock::HandResult result;
  result.finished = as_boolean(member(object, "finished"), "finished");
  result.soloist = nullable(object, "soloist", as_seat);
  result.figure = nullable(object, "figure", as_figure);
  result.contract = word_or_null<tarock::Contract>(object, "contract");
  result.trump = nullable(object, "trump", as_suit);
  result.points = read_numbers(object, "points", tarock::kShape.seating);
  result.tricks = read_numbers(object, "tricks", tarock::kShape.seating);
  result.lies = as_int(member(object, "lies"), "lies");
  result.won = read_numbers(object, "won", tarock::kShape.seating);
  return result;
}

tarock::Outcome read_outcome(games::Tarock, const Json& object) {
  tarock::Outcome outcome;
  read_winners(object, outcome, tarock::kShape.seating);
  return outcome;
}

tarock::Sheet read_sheet(games::Tarock, const Json& object) {
  return {read_accounts(object, "accounts", tarock::kShape.seating), read_count(object, "pot")};
}

void write_options_members(JsonWriter& json, const tarock::Options& options) {
  json.key("pot").word(name_of(options.pot)).key("raise_alone").boolean(options.raise_alone);
  write_flat_stake(json, options.stake);
}

void write(JsonWriter& json, const tarock::HandResult& result) {
  json.begin_object().key("finished").boolean(result.finished);
  write_text_or_null(json, "soloist", result.soloist);
  json.key("figure");
  result.figure ? json.number(*result.figure) : json.null();
  write_word_or_null(json, "contract", result.contract);
  write_text_or_null(json, "trump", result.trump);
  write_numbers(json, "points", result.points, tarock::kShape.seating);
  write_numbers(json, "tricks", result.tricks, tarock::kShape.seating);
  json.key("lies").number(result.lies);
  write_numbers(json, "won", result.won, tarock::kShape.seating);
  json.end_object();
}

void write(JsonWriter& json, const tarock::Outcome& outcome) {
  write_winners(json, outcome, tarock::kShape.seating);
}

/// `{"accounts": {"N": -100, "E": -90, "S": -100}, "pot": 290}`
void write(JsonWriter& json, const tarock::Sheet& sheet) {
  json.begin_object();
  write_numbers(json, "accounts", sheet.accounts, tarock::kShape.seating);
  json.key("pot").number(sheet.pot).end_object();
}
void write_kept(JsonWriter& json, const tarock::Sheet& sheet) { write(json, sheet); }
void write_totals(JsonWriter& json, const tarock::Sheet& sheet) { write(json, sheet); }

std::span<const std::string_view> options_of_its_own(games::Tarock) {
  static constexpr std::array<std::string_view, 2> kNames{"pot", "raise_alone"};
  return kNames;
}

bool is_feat(const tarock::Outcome&) { return false; }
/// An account begins below 0, and units that are owed do not add up.
Sums sums_of(const tarock::Sheet&) { return {}; }

}  // namespace avinas::protocol
