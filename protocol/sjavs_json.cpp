// SPDX-License-Identifier: MIT
// The values of Sjavs as JSON.
#include <limits>

#include "protocol/action_json.hpp"
#include "protocol/game_json.hpp"
#include "protocol/stakes_json.hpp"
#include "protocol/totals_json.hpp"

namespace avinas::protocol {
namespace {

template <typename T>
void write_word_or_null(JsonWriter& json, const std::optional<T>& value) {
  value ? json.word(to_text(*value)) : json.null();
}

sjavs::Deduction read_deduction(const Json& object, const char*) {
  return {as_side(member(object, "side"), "side"), as_int(member(object, "amount"), "amount")};
}

/// `{"totals": {"NS": [22, 18], "EW": []}, "ties": 0}`
void write_columns(JsonWriter& json, const sjavs::Sheet& sheet) {
  json.begin_object();
  write_columns_of(json, sheet);
  json.key("ties").number(sheet.ties).end_object();
}

}  // namespace

sjavs::Options read_options(games::Sjavs, const Json& object) {
  sjavs::Options options;
  const auto word = [&]<typename E>(const char* name, E& value) {
    if (const Json* given = find_member(object, name)) value = as_word<E>(*given, name);
  };
  const auto truth = [&](const char* name, bool& value) {
    if (const Json* given = find_member(object, name)) value = as_boolean(*given, name);
  };
  word("calls", options.calls);
  word("all_pass", options.all_pass);
  word("overtrump", options.overtrump);
  word("tie", options.tie);
  truth("solo_vol", options.solo_vol);
  truth("double_win", options.double_win);
  options.stake = read_flat_stake(object);
  return options;
}

sjavs::HandResult read_result(games::Sjavs, const Json& object) {
  sjavs::HandResult result;
  result.finished = as_boolean(member(object, "finished"), "finished");
  result.passed_out = as_boolean(member(object, "passed_out"), "passed_out");
  result.declarer = nullable(object, "declarer", as_seat);
  result.bid = nullable(object, "bid", as_int);
  result.better = as_boolean(member(object, "better"), "better");
  result.trump = nullable(object, "trump", as_suit);
  result.points = as_numbers(member(object, "points"), "points");
  result.tricks = as_numbers(member(object, "tricks"), "tricks");
  result.solo = nullable(object, "solo", as_seat);
  result.won_by = nullable(object, "won_by", as_side);
  result.deduction = nullable(object, "deduction", read_deduction);
  return result;
}

sjavs::Outcome read_outcome(games::Sjavs, const Json& object) {
  return {as_side(member(object, "winner"), "winner"), as_boolean(member(object, "cross"), "cross"),
          as_int(member(object, "units"), "units")};
}

sjavs::Sheet read_sheet(games::Sjavs, const Json& object) {
  sjavs::Sheet sheet;
  for (const Side side : kBothSides) {
    const Json& column = member(member(object, "totals"), std::string(to_text(side)).c_str());
    if (!column.is_array() || column.size() > sjavs::kStart / 2) {
      throw FormatError("\"totals\" is no list of a side's totals.");
    }
    for (const Json& total : column) {
      const int before = sheet.total(side), now = as_int(total, "totals");
      if (before <= 0 || now > before - 2 || now < std::numeric_limits<std::int16_t>::min()) {
        throw FormatError("\"totals\" come down from 24, by 2 at the least, to 0 or below.");
      }
      sheet.totals[side].push_back(static_cast<std::int16_t>(now));
    }
  }
  sheet.ties = as_int(member(object, "ties"), "ties");
  if (sheet.ties < 0) throw FormatError("\"ties\" is a number from 0.");
  return sheet;
}

void write_options_members(JsonWriter& json, const sjavs::Options& options) {
  json.key("calls").word(name_of(options.calls)).key("all_pass").word(name_of(options.all_pass));
  json.key("overtrump").word(name_of(options.overtrump)).key("tie").word(name_of(options.tie));
  json.key("solo_vol").boolean(options.solo_vol).key("double_win").boolean(options.double_win);
  write_flat_stake(json, options.stake);
}

void write(JsonWriter& json, const sjavs::HandResult& result) {
  json.begin_object().key("finished").boolean(result.finished);
  json.key("passed_out").boolean(result.passed_out).key("declarer");
  write_word_or_null(json, result.declarer);
  json.key("bid");
  result.bid ? json.number(*result.bid) : json.null();
  json.key("better").boolean(result.better).key("trump");
  write_word_or_null(json, result.trump);
  json.key("points");
  write(json, result.points);
  json.key("tricks");
  write(json, result.tricks);
  json.key("solo");
  write_word_or_null(json, result.solo);
  json.key("won_by");
  write_word_or_null(json, result.won_by);
  json.key("deduction");
  if (result.deduction) {
    json.begin_object().key("side").word(to_text(result.deduction->side));
    json.key("amount").number(result.deduction->amount).end_object();
  } else {
    json.null();
  }
  json.end_object();
}

void write(JsonWriter& json, const sjavs::Outcome& outcome) {
  json.begin_object().key("winner").word(to_text(outcome.winner));
  json.key("cross").boolean(outcome.cross).key("units").number(outcome.units).end_object();
}

void write(JsonWriter& json, const sjavs::Sheet& sheet) { write_columns(json, sheet); }
void write_kept(JsonWriter& json, const sjavs::Sheet& sheet) { write_columns(json, sheet); }

void write_totals(JsonWriter& json, const sjavs::Sheet& sheet) {
  json.begin_object().key("totals");
  write(json, totals_of(sheet));
  json.key("ties").number(sheet.ties).end_object();
}

std::span<const std::string_view> options_of_its_own(games::Sjavs) {
  static constexpr std::string_view kNames[]{"calls", "all_pass", "overtrump",
                                             "tie",   "solo_vol", "double_win"};
  return kNames;
}

bool is_feat(const sjavs::Outcome& outcome) { return outcome.cross; }
Sums sums_of(const sjavs::Sheet& sheet) { return {of_pairs(totals_of(sheet))}; }

}  // namespace avinas::protocol
