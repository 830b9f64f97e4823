// SPDX-License-Identifier: MIT
// Reads and writes results and standings.
#include "protocol/results_json.hpp"

#include "protocol/action_json.hpp"
#include "protocol/club_json.hpp"
#include "protocol/names.hpp"
#include "protocol/summary_json.hpp"

namespace avinas::protocol {
namespace {

void write(JsonWriter& json, const TallyOf& entry) {
  const Tally& tally = entry.tally;
  json.begin_object().key("player").text(entry.who.player).key("name").text(entry.who.name);
  json.key("matches").number(tally.matches).key("won").number(tally.won);
  json.key("cats_made").number(tally.cats_made).key("cats_been").number(tally.cats_been);
  json.key("rams_own").number(tally.rams_own).key("rams_theirs").number(tally.rams_theirs);
  json.key("pips_own").number(tally.pips_own).key("pips_theirs").number(tally.pips_theirs);
  json.end_object();
}

void write(JsonWriter& json, const ActivityLine& line) {
  json.begin_object().key("from").word(line.from).key("matches").number(line.matches);
  json.key("players").number(line.players).end_object();
}

template <typename Items>
void write_rows(JsonWriter& json, const char* name, const Items& items) {
  json.key(name).begin_array();
  for (const auto& item : items) write(json, item);
  json.end_array();
}

JsonWriter& begin(JsonWriter& json, const char* type, const std::string& reply_to) {
  return json.begin_object().key("type").word(type).key("reply_to").text(reply_to);
}

PerSide<int> read_numbers(const Json& object, const char* name) {
  PerSide<int> numbers{};
  for (const Side side : kBothSides) {
    const Json& value = member(member(object, name), std::string(to_text(side)).c_str());
    numbers[side] = static_cast<int>(as_whole_number(value, name));
  }
  return numbers;
}

Side read_side(const Json& object, const char* name) {
  const std::string& text = as_text(member(object, name), name);
  for (const Side side : kBothSides) {
    if (text == to_text(side)) return side;
  }
  throw FormatError(in_quotes(text) + " is no side.");
}

}  // namespace

void write(JsonWriter& json, const MatchSummary& match) {
  json.begin_object().key("id").word(match.id).key("ended").number(match.ended_ms);
  json.key("hands").number(match.hands).key("seats").begin_object();
  for (const Seat seat : kAllSeats) {
    json.key(to_text(seat));
    write(json, match.seats[seat]);
  }
  json.end_object().key("since").begin_object();
  for (const Seat seat : kAllSeats) json.key(to_text(seat)).number(match.since[seat]);
  json.end_object().key("left").begin_array();
  for (const Leaver& leaver : match.left) {
    json.begin_object().key("seat").word(to_text(leaver.seat));
    json.key("player").word(leaver.who.player).key("name").text(leaver.who.name).end_object();
  }
  json.end_array().key("outcome");
  if (match.outcome) {
    write(json, *match.outcome);
  } else {
    json.null();
  }
  json.key("rams");
  write(json, match.rams);
  json.key("pips");
  write(json, match.pips);
  if (match.ranked) json.key("ranked").boolean(*match.ranked);
  json.end_object();
}

MatchSummary read_summary(const Json& object) {
  MatchSummary match;
  match.id = as_text(member(object, "id"), "id");
  match.ended_ms = as_whole_number(member(object, "ended"), "ended");
  match.hands = static_cast<int>(as_whole_number(member(object, "hands"), "hands"));
  for (const Seat seat : kAllSeats) {
    const Json& person = member(member(object, "seats"), std::string(to_text(seat)).c_str());
    match.seats[seat] = {as_text(member(person, "player"), "player"),
                         as_text(member(person, "name"), "name")};
  }
  // Summaries of earlier versions have neither.
  if (const Json* since = find_member(object, "since")) {
    for (const Seat seat : kAllSeats) {
      const std::string name(to_text(seat));
      match.since[seat] = static_cast<int>(as_whole_number(member(*since, name.c_str()), "since"));
    }
  }
  if (const Json* left = find_member(object, "left")) {
    if (!left->is_array()) throw FormatError("\"left\" is a list.");
    for (const Json& leaver : *left) {
      match.left.push_back(
          {as_seat(member(leaver, "seat"), "seat"),
           {as_text(member(leaver, "player"), "player"), as_text(member(leaver, "name"), "name")}});
    }
  }
  if (const Json& outcome = member(object, "outcome"); !outcome.is_null()) {
    const Json& settlement = member(outcome, "settlement");
    match.outcome = Outcome{
        read_side(outcome, "winner"),
        as_word<EndReason>(member(outcome, "reason"), "reason"),
        {read_side(settlement, "payer"), as_whole_number(member(settlement, "units"), "units")}};
  }
  match.rams = read_numbers(object, "rams");
  match.pips = read_numbers(object, "pips");
  if (const Json* ranked = find_member(object, "ranked")) {
    match.ranked = as_boolean(*ranked, "ranked");
  }
  return match;
}

void write(JsonWriter& json, const Results& results) {
  begin(json, "results", results.reply_to).key("player");
  write(json, results.player);
  write_rows(json, "partners", results.partners);
  write_rows(json, "matches", results.matches);
  json.end_object();
}

void write(JsonWriter& json, const Standings& standings) {
  begin(json, "standings", standings.reply_to).key("month").word(standings.month);
  write_rows(json, "players", standings.players);
  json.end_object();
}

void write(JsonWriter& json, const Activity& activity) {
  begin(json, "activity", activity.reply_to);
  write_rows(json, "days", activity.days);
  write_rows(json, "weeks", activity.weeks);
  json.end_object();
}

}  // namespace avinas::protocol
