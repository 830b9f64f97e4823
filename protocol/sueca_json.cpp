// SPDX-License-Identifier: MIT
// The values of Sueca as JSON.
#include <algorithm>

#include "protocol/action_json.hpp"
#include "protocol/game_json.hpp"
#include "protocol/stakes_json.hpp"
#include "protocol/totals_json.hpp"
#include "protocol/turned_json.hpp"

namespace avinas::protocol {
namespace {

/// The members of a sheet after the totals.
void write_what_waits(JsonWriter& json, const sueca::Sheet& sheet) {
  json.key("ties").number(sheet.ties).key("three_to_none");
  sheet.three_to_none ? json.word(to_text(*sheet.three_to_none)) : json.null();
}

/// `{"totals": {"NS": [2, 3], "EW": []}, "ties": 0, "three_to_none": "NS"}`
void write_sheet(JsonWriter& json, const sueca::Sheet& sheet) {
  json.begin_object();
  write_columns_of(json, sheet);
  write_what_waits(json, sheet);
  json.end_object();
}

}  // namespace

sueca::Options read_options(games::Sueca, const Json& object) {
  sueca::Options options;
  const auto word = [&]<typename E>(const char* name, E& value) {
    if (const Json* given = find_member(object, name)) value = as_word<E>(*given, name);
  };
  word("games", options.games);
  word("bandeira", options.bandeira);
  word("tied_hand", options.tied_hand);
  options.stake = read_flat_stake(object);
  return options;
}

sueca::HandResult read_result(games::Sueca, const Json& object) {
  return {read_turned_result(object)};
}

sueca::Outcome read_outcome(games::Sueca, const Json& object) {
  return {as_side(member(object, "winner"), "winner"),
          as_word<sueca::Reason>(member(object, "reason"), "reason"),
          as_whole_number(member(object, "units"), "units")};
}

sueca::Sheet read_sheet(games::Sueca, const Json& object) {
  sueca::Sheet sheet;
  read_rising_columns(object, sheet, sueca::kBandeira + sueca::kMostTies);
  sheet.ties = as_int(member(object, "ties"), "ties");
  if (sheet.ties < 0 || sheet.ties > sueca::kMostTies) {
    throw FormatError("\"ties\" is no number from 0 to 15.");
  }
  sheet.three_to_none = nullable(object, "three_to_none", as_side);
  if (sheet.three_to_none) {
    const auto& column = sheet.totals[*sheet.three_to_none];
    if (std::find(column.begin(), column.end(), 3) == column.end()) {
      throw FormatError("\"three_to_none\" is a side that had three games.");
    }
  }
  return sheet;
}

void write_options_members(JsonWriter& json, const sueca::Options& options) {
  json.key("games").word(name_of(options.games));
  json.key("bandeira").word(name_of(options.bandeira));
  json.key("tied_hand").word(name_of(options.tied_hand));
  write_flat_stake(json, options.stake);
}

void write(JsonWriter& json, const sueca::HandResult& result) {
  json.begin_object();
  write_how_it_was_played(json, result);
  write_how_it_was_won(json, result);
  json.end_object();
}

void write(JsonWriter& json, const sueca::Outcome& outcome) {
  json.begin_object().key("winner").word(to_text(outcome.winner));
  json.key("reason").word(name_of(outcome.reason)).key("units").number(outcome.units).end_object();
}

void write(JsonWriter& json, const sueca::Sheet& sheet) { write_sheet(json, sheet); }
void write_kept(JsonWriter& json, const sueca::Sheet& sheet) { write_sheet(json, sheet); }

void write_totals(JsonWriter& json, const sueca::Sheet& sheet) {
  json.begin_object().key("totals");
  write(json, totals_of(sheet));
  write_what_waits(json, sheet);
  json.end_object();
}

std::span<const std::string_view> options_of_its_own(games::Sueca) {
  static constexpr std::string_view kNames[]{"games", "bandeira", "tied_hand"};
  return kNames;
}

bool is_feat(const sueca::Outcome& outcome) { return outcome.reason == sueca::Reason::Gato; }
Sums sums_of(const sueca::Sheet& sheet) { return {of_pairs(totals_of(sheet))}; }

}  // namespace avinas::protocol
