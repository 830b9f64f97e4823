// SPDX-License-Identifier: MIT
// The values of Einwerfen as JSON.
#include "protocol/action_json.hpp"
#include "protocol/game_json.hpp"

namespace avinas::protocol {
namespace {

einwerfen::Win read_win(const Json& object, const char*) {
  return {as_side(member(object, "side"), "side"), as_int(member(object, "games"), "games")};
}

einwerfen::Stakes read_stakes(const Json& object) {
  einwerfen::Stakes stakes;
  stakes.kind = as_word<einwerfen::StakesKind>(member(object, "kind"), "kind");
  if (stakes.kind == einwerfen::StakesKind::None) return stakes;
  const auto units = as_whole_number(member(object, "units"), "units");
  if (units < 1 || units > kMaxStakeUnits) {
    throw FormatError("\"units\" must be from 1 to " + std::to_string(kMaxStakeUnits) + ".");
  }
  stakes.units = static_cast<int>(units);
  return stakes;
}

/// A match goes on while hands are tied (E5.2); nobody plays more than these.
constexpr int kMostHands = 1'000'000;

PerSide<int> totals_of(const einwerfen::Sheet& sheet) {
  return {{sheet.total(Side::NorthSouth), sheet.total(Side::EastWest)}};
}

void write_favourite(JsonWriter& json, const einwerfen::Sheet& sheet) {
  json.key("favourite");
  sheet.favourite ? json.word(to_text(*sheet.favourite)) : json.null();
  json.key("ties").number(sheet.ties).key("hands").number(sheet.hands);
}

/// `{"totals": {"NS": [2, 3], "EW": []}, "favourite": "H", "ties": 0, "hands": 2}`
void write_columns(JsonWriter& json, const einwerfen::Sheet& sheet) {
  json.begin_object().key("totals").begin_object();
  for (const Side side : kBothSides) {
    json.key(to_text(side)).begin_array();
    for (const std::int32_t total : sheet.totals[side]) json.number(total);
    json.end_array();
  }
  json.end_object();
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
  einwerfen::HandResult result;
  result.finished = as_boolean(member(object, "finished"), "finished");
  result.turned = as_card(member(object, "turned"), "turned");
  result.trump = nullable(object, "trump", as_suit);
  result.points = as_numbers(member(object, "points"), "points");
  result.tricks = as_numbers(member(object, "tricks"), "tricks");
  result.favourite = as_boolean(member(object, "favourite"), "favourite");
  result.ties = as_int(member(object, "ties"), "ties");
  result.won_by = nullable(object, "won_by", as_side);
  result.win = nullable(object, "win", read_win);
  return result;
}

einwerfen::Outcome read_outcome(games::Einwerfen, const Json& object) {
  return {as_side(member(object, "winner"), "winner"), as_int(member(object, "games"), "games"),
          as_whole_number(member(object, "units"), "units")};
}

einwerfen::Sheet read_sheet(games::Einwerfen, const Json& object) {
  einwerfen::Sheet sheet;
  for (const Side side : kBothSides) {
    const Json& column = member(member(object, "totals"), std::string(to_text(side)).c_str());
    if (!column.is_array() || column.size() > einwerfen::Sheet::kMostWins) {
      throw FormatError("\"totals\" is no list of a side's totals.");
    }
    for (const Json& total : column) {
      const int now = as_int(total, "totals");
      if (now <= sheet.total(side)) throw FormatError("\"totals\" go up from 0.");
      if (now - sheet.total(side) > einwerfen::kMostGames) {
        throw FormatError("\"totals\" go up by more than a hand is worth.");
      }
      sheet.totals[side].push_back(now);
    }
  }
  sheet.favourite = nullable(object, "favourite", as_suit);
  sheet.ties = as_int(member(object, "ties"), "ties");
  sheet.hands = as_int(member(object, "hands"), "hands");
  if (sheet.ties < 0 || sheet.ties > einwerfen::kMostTies) {
    throw FormatError("\"ties\" is no number from 0 to 15.");
  }
  const auto wins = sheet.totals[Side::NorthSouth].size() + sheet.totals[Side::EastWest].size();
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
  json.begin_object().key("finished").boolean(result.finished);
  json.key("turned").word(to_text(result.turned)).key("trump");
  result.trump ? json.word(to_text(*result.trump)) : json.null();
  json.key("points");
  write(json, result.points);
  json.key("tricks");
  write(json, result.tricks);
  json.key("favourite").boolean(result.favourite).key("ties").number(result.ties).key("won_by");
  result.won_by ? json.word(to_text(*result.won_by)) : json.null();
  json.key("win");
  if (result.win) {
    json.begin_object().key("side").word(to_text(result.win->side));
    json.key("games").number(result.win->games).end_object();
  } else {
    json.null();
  }
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
Sums sums_of(const einwerfen::Sheet& sheet) { return {totals_of(sheet)}; }

}  // namespace avinas::protocol
