// SPDX-License-Identifier: MIT
// The values of Einwerfen as JSON.
#include "protocol/action_json.hpp"
#include "protocol/game_json.hpp"
#include "protocol/stakes_json.hpp"
#include "protocol/totals_json.hpp"
#include "protocol/turned_json.hpp"

namespace avinas::protocol {
namespace {

einwerfen::Stakes read_stakes(const Json& object) {
  einwerfen::Stakes stakes;
  stakes.kind = as_word<einwerfen::StakesKind>(member(object, "kind"), "kind");
  if (stakes.kind == einwerfen::StakesKind::None) return stakes;
  stakes.units = read_units(object);
  return stakes;
}

/// A match goes on while hands are tied (E5.2); nobody plays more than these.
constexpr int kMostHands = 1'000'000;

void write_favourite(JsonWriter& json, const einwerfen::Sheet& sheet) {
  json.key("favourite");
  sheet.favourite ? json.word(to_text(*sheet.favourite)) : json.null();
  json.key("ties").number(sheet.ties).key("hands").number(sheet.hands);
}

/// `{"totals": {"NS": [2, 3], "EW": []}, "favourite": "H", "ties": 0, "hands": 2}`
void write_columns(JsonWriter& json, const einwerfen::Sheet& sheet) {
  json.begin_object();
  write_columns_of(json, sheet);
  write_favourite(json, sheet);
  json.end_object();
}

}  // namespace

einwerfen::Options read_options(games::Einwerfen, const Json& object) {
  einwerfen::Options options;
  if (const Json* given = find_member(object, "hands")) {
    options.hands = as_word<einwerfen::Hands>(*given, "hands");
  }
  if (const Json* stakes = find_member(object, "stakes")) options.stakes = read_stakes(*stakes);
  return options;
}

einwerfen::HandResult read_result(games::Einwerfen, const Json& object) {
  einwerfen::HandResult result{read_turned_result(object)};
  result.favourite = as_boolean(member(object, "favourite"), "favourite");
  return result;
}

einwerfen::Outcome read_outcome(games::Einwerfen, const Json& object) {
  return {as_side(member(object, "winner"), "winner"), as_int(member(object, "games"), "games"),
          as_whole_number(member(object, "units"), "units")};
}

einwerfen::Sheet read_sheet(games::Einwerfen, const Json& object) {
  einwerfen::Sheet sheet;
  read_rising_columns(object, sheet, einwerfen::kMostGames);
  sheet.favourite = nullable(object, "favourite", as_suit);
  sheet.ties = as_int(member(object, "ties"), "ties");
  sheet.hands = as_int(member(object, "hands"), "hands");
  if (sheet.ties < 0 || sheet.ties > einwerfen::kMostTies) {
    throw FormatError("\"ties\" is no number from 0 to 15.");
  }
  const auto wins = sheet.column(Side::NorthSouth).size() + sheet.column(Side::EastWest).size();
  if (wins > einwerfen::Sheet::kMostWins) throw FormatError("\"totals\" are of too many hands.");
  const auto written = static_cast<int>(wins) + sheet.ties;
  if (sheet.hands < written || sheet.hands > kMostHands) {
    throw FormatError("\"hands\" is not the number of hands that the sheet tells of.");
  }
  if (sheet.favourite.has_value() != (sheet.hands > 0)) {
    throw FormatError("\"favourite\" is the suit of the first hand that was played.");
  }
  return sheet;
}

void write_options_members(JsonWriter& json, const einwerfen::Options& options) {
  json.key("hands").word(name_of(options.hands));
  json.key("stakes").begin_object().key("kind").word(name_of(options.stakes.kind));
  if (options.stakes.kind != einwerfen::StakesKind::None)
    json.key("units").number(options.stakes.units);
  json.end_object();
}

void write(JsonWriter& json, const einwerfen::HandResult& result) {
  json.begin_object();
  write_how_it_was_played(json, result);
  json.key("favourite").boolean(result.favourite);
  write_how_it_was_won(json, result);
  json.end_object();
}

void write(JsonWriter& json, const einwerfen::Outcome& outcome) {
  json.begin_object().key("winner").word(to_text(outcome.winner));
  json.key("games").number(outcome.games).key("units").number(outcome.units).end_object();
}

void write(JsonWriter& json, const einwerfen::Sheet& sheet) { write_columns(json, sheet); }
void write_kept(JsonWriter& json, const einwerfen::Sheet& sheet) { write_columns(json, sheet); }

void write_totals(JsonWriter& json, const einwerfen::Sheet& sheet) {
  json.begin_object().key("totals");
  write(json, totals_of(sheet));
  write_favourite(json, sheet);
  json.end_object();
}

std::span<const std::string_view> options_of_its_own(games::Einwerfen) {
  static constexpr std::string_view kNames[]{"hands"};
  return kNames;
}

bool is_feat(const einwerfen::Outcome&) { return false; }
Sums sums_of(const einwerfen::Sheet& sheet) { return {of_pairs(totals_of(sheet))}; }

}  // namespace avinas::protocol
