// SPDX-License-Identifier: MIT
// Reads and writes actions, rules options, results and sheets.
#include "protocol/action_json.hpp"

#include <algorithm>

namespace avinas::protocol {
namespace {

Play read_play(const Json& object) {
  Play play{as_card(member(object, "card"), "card")};
  if (const Json* face_down = find_member(object, "face_down")) {
    play.face_down = as_boolean(*face_down, "face_down");
  }
  if (const Json* signal = find_member(object, "signal")) {
    play.signal = as_word<Signal>(*signal, "signal");
  }
  return play;
}

struct MemberWriter {
  JsonWriter& json;

  void operator()(const Pass&) const { json.key("action").word("pass"); }
  void operator()(const Knock&) const { json.key("action").word("knock"); }
  void operator()(const Stop&) const { json.key("action").word("stop"); }
  void operator()(const Bid& bid) const {
    json.key("action").word("bid").key("length").number(bid.length);
  }
  void operator()(const Better& better) const {
    json.key("action").word("better").key("length").number(better.length);
  }
  void operator()(const NameTrump& naming) const {
    json.key("action").word("name_trump").key("suit").word(to_text(naming.suit));
  }
  void operator()(const Play& play) const {
    json.key("action").word("play").key("card").word(to_text(play.card));
    if (play.face_down) json.key("face_down").boolean(true);
    if (play.signal) json.key("signal").word(name_of(*play.signal));
  }
};

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

}  // namespace

Action read_action(const Json& object) {
  const std::string& kind = as_text(member(object, "action"), "action");
  if (kind == "play") return read_play(object);
  if (kind == "pass") return Pass{};
  if (kind == "knock") return Knock{};
  if (kind == "stop") return Stop{};
  if (kind == "name_trump") return NameTrump{as_suit(member(object, "suit"), "suit")};
  if (kind == "bid") {
    const auto length = as_whole_number(member(object, "length"), "length");
    return Bid{static_cast<int>(std::clamp<std::int64_t>(length, -1, 99))};
  }
  throw FormatError(in_quotes(kind) +
                    " is no action; it is bid, pass, knock, play, name_trump or stop.");
}

void write_action_members(JsonWriter& json, const Action& action) {
  std::visit(MemberWriter{json}, action);
}

void write(JsonWriter& json, const SeatAction& taken) {
  json.begin_object().key("seat").word(to_text(taken.seat));
  write_action_members(json, taken.action);
  json.end_object();
}

Options read_options(const Json& object) {
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

void write(JsonWriter& json, const Deal& deal) {
  json.begin_object();
  for (Seat seat : kAllSeats) {
    json.key(to_text(seat)).begin_array();
    for (Card card : deal[seat]) json.word(to_text(card));
    json.end_array();
  }
  json.end_object();
}

void write(JsonWriter& json, const PerSide<int>& numbers) {
  json.begin_object();
  for (Side side : kBothSides) json.key(to_text(side)).number(numbers[side]);
  json.end_object();
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

void write_sheet_totals(JsonWriter& json, const Sheet& sheet) {
  json.begin_object().key("rams");
  write(json, sheet.rams);
  const PerSide<int> pips{{sheet.pips(Side::NorthSouth), sheet.pips(Side::EastWest)}};
  json.key("pips");
  write(json, pips);
  json.end_object();
}

}  // namespace avinas::protocol
