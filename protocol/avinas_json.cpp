// SPDX-License-Identifier: MIT
// The values of Avinas as JSON.
#include "protocol/action_json.hpp"
#include "protocol/game_json.hpp"

namespace avinas::protocol {
namespace {

template <typename T, typename Write>
void write_optional(JsonWriter& json, const std::optional<T>& value, Write write_value) {
  if (value) {
    write_value(*value);
  } else {
    json.null();
  }
}

void write(JsonWriter& json, const Penalty& penalty) {
  json.begin_object();
  json.key("kind").word(name_of(penalty.kind));
  json.key("side").word(to_text(penalty.side));
  json.key("amount").number(penalty.amount).end_object();
}

Penalty read_penalty(const Json& object, const char*) {
  return {as_word<PenaltyKind>(member(object, "kind"), "kind"),
          as_side(member(object, "side"), "side"), as_int(member(object, "amount"), "amount")};
}

}  // namespace

Options read_options(games::Avinas, const Json& object) {
  Options options;
  if (const Json* value = find_member(object, "overbid")) {
    options.overbid = as_word<Overbid>(*value, "overbid");
  }
  if (const Json* value = find_member(object, "signal")) {
    options.signal = as_word<SignalDuty>(*value, "signal");
  }
  if (const Json* value = find_member(object, "signal_seen_by")) {
    options.signal_seen_by = as_word<SignalSeenBy>(*value, "signal_seen_by");
  }
  if (const Json* value = find_member(object, "points_shown")) {
    options.points_shown = as_word<PointsShown>(*value, "points_shown");
  }
  if (const Json* value = find_member(object, "cats_tradition")) {
    options.cats_tradition = as_boolean(*value, "cats_tradition");
  }
  const Json* stakes = find_member(object, "stakes");
  if (!stakes) return options;
  options.stakes.kind = as_word<StakesKind>(member(*stakes, "kind"), "kind");
  if (options.stakes.kind != StakesKind::None) {
    const auto units = as_whole_number(member(*stakes, "units"), "units");
    if (units < 0 || units > kMaxStakeUnits) {
      throw FormatError("\"units\" must be from 0 to " + std::to_string(kMaxStakeUnits) + ".");
    }
    options.stakes.units = static_cast<int>(units);
  }
  return options;
}

void write_options_members(JsonWriter& json, const Options& options) {
  json.key("overbid").word(name_of(options.overbid));
  json.key("signal").word(name_of(options.signal));
  json.key("signal_seen_by").word(name_of(options.signal_seen_by));
  json.key("points_shown").word(name_of(options.points_shown));
  json.key("cats_tradition").boolean(options.cats_tradition);
  json.key("stakes").begin_object().key("kind").word(name_of(options.stakes.kind));
  if (options.stakes.kind != StakesKind::None) json.key("units").number(options.stakes.units);
  json.end_object();
}

HandResult read_result(games::Avinas, const Json& object) {
  HandResult result;
  result.form = as_word<Form>(member(object, "form"), "form");
  result.sevens = as_int(member(object, "sevens"), "sevens");
  result.trump = nullable(object, "trump", as_suit);
  result.declarer = nullable(object, "declarer", as_seat);
  result.bid = nullable(object, "bid", as_int);
  result.knock = as_word<KnockLevel>(member(object, "knock"), "knock");
  result.points = as_numbers(member(object, "points"), "points");
  result.tricks = as_numbers(member(object, "tricks"), "tricks");
  result.won_by = nullable(object, "won_by", as_side);
  result.overbid = as_boolean(member(object, "overbid"), "overbid");
  result.penalty = nullable(object, "penalty", read_penalty);
  return result;
}

Outcome read_outcome(games::Avinas, const Json& object) {
  const Json& settlement = member(object, "settlement");
  return {as_side(member(object, "winner"), "winner"),
          as_word<EndReason>(member(object, "reason"), "reason"),
          {as_side(member(settlement, "payer"), "payer"),
           as_whole_number(member(settlement, "units"), "units")}};
}

void write(JsonWriter& json, const HandResult& result) {
  const auto word = [&](auto value) { json.word(to_text(value)); };
  json.begin_object().key("form").word(name_of(result.form));
  json.key("sevens").number(result.sevens);
  json.key("trump");
  write_optional(json, result.trump, word);
  json.key("declarer");
  write_optional(json, result.declarer, word);
  json.key("bid");
  write_optional(json, result.bid, [&](int length) { json.number(length); });
  json.key("knock").word(name_of(result.knock));
  json.key("points");
  write(json, result.points);
  json.key("tricks");
  write(json, result.tricks);
  json.key("won_by");
  write_optional(json, result.won_by, word);
  json.key("overbid").boolean(result.overbid);
  json.key("penalty");
  write_optional(json, result.penalty, [&](const Penalty& penalty) { write(json, penalty); });
  json.end_object();
}

void write(JsonWriter& json, const Outcome& outcome) {
  json.begin_object().key("winner").word(to_text(outcome.winner));
  json.key("reason").word(name_of(outcome.reason));
  json.key("settlement").begin_object();
  json.key("payer").word(to_text(outcome.settlement.payer));
  json.key("units").number(outcome.settlement.units).end_object().end_object();
}

void write_totals(JsonWriter& json, const Sheet& sheet) {
  json.begin_object().key("rams");
  write(json, sheet.rams);
  const PerSide<int> pips{{sheet.pips(Side::NorthSouth), sheet.pips(Side::EastWest)}};
  json.key("pips");
  write(json, pips);
  json.end_object();
}

void write(JsonWriter& json, const Sheet& sheet) {
  json.begin_object().key("rams");
  write(json, sheet.rams);
  json.key("drawn");
  write(json, sheet.drawn);
  json.key("pips").begin_object();
  for (Side side : kBothSides) {
    json.key(to_text(side)).begin_array();
    for (std::uint8_t total : sheet.pip_totals[side]) json.number(total);
    json.end_array();
  }
  json.end_object().end_object();
}

Sheet read_sheet(games::Avinas, const Json& object) {
  Sheet sheet;
  for (Side side : kBothSides) {
    const Json& column = member(object, std::string(to_text(side)).c_str());
    sheet.rams[side] = static_cast<int>(as_whole_number(member(column, "rams"), "rams"));
    sheet.drawn[side] = static_cast<int>(as_whole_number(member(column, "drawn"), "drawn"));
    const Json& pips = member(column, "pips");
    if (!pips.is_array() || pips.size() > kPipsToEnd) throw FormatError("\"pips\" is too long.");
    for (const Json& total : pips) {
      sheet.pip_totals[side].push_back(static_cast<std::uint8_t>(as_whole_number(total, "pips")));
    }
  }
  return sheet;
}

void write_kept(JsonWriter& json, const Sheet& sheet) {
  json.begin_object();
  for (Side side : kBothSides) {
    json.key(to_text(side)).begin_object().key("rams").number(sheet.rams[side]);
    json.key("drawn").number(sheet.drawn[side]).key("pips").begin_array();
    for (std::uint8_t total : sheet.pip_totals[side]) json.number(total);
    json.end_array().end_object();
  }
  json.end_object();
}

std::span<const std::string_view> options_of_its_own(games::Avinas) {
  static constexpr std::string_view kNames[]{"overbid", "signal", "signal_seen_by", "points_shown",
                                             "cats_tradition"};
  return kNames;
}

bool is_feat(const Outcome& outcome) { return outcome.reason == EndReason::Cats; }

Sums sums_of(const Sheet& sheet) {
  return {of_pairs(sheet.rams), {{sheet.pips(Side::NorthSouth), sheet.pips(Side::EastWest)}}};
}

}  // namespace avinas::protocol
