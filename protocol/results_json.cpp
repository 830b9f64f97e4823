// SPDX-License-Identifier: MIT
// Reads and writes results and standings.
#include "protocol/results_json.hpp"

#include <algorithm>

#include "protocol/action_json.hpp"
#include "protocol/club_json.hpp"
#include "protocol/game_json.hpp"
#include "protocol/names.hpp"
#include "protocol/summary_json.hpp"

namespace avinas::protocol {
namespace {

void write(JsonWriter& json, const TallyOf& entry, games::GameIndex game) {
  const Tally& tally = entry.tally;
  const MarkNames names = marks_of(game);
  const auto count = [&json](std::string_view name, const char* whose, int number) {
    json.key(std::string(name) + whose).number(number);
  };
  json.begin_object().key("player").text(entry.who.player).key("name").text(entry.who.name);
  json.key("matches").number(tally.matches).key("won").number(tally.won);
  if (!names.feat.empty()) {
    count(names.feat, "_made", tally.feats_made);
    count(names.feat, "_been", tally.feats_been);
  }
  for (std::size_t i = 0; i < kSums && !names.sums[i].empty(); ++i) {
    count(names.sums[i], "_own", tally.own[i]);
    count(names.sums[i], "_theirs", tally.theirs[i]);
  }
  if (entry.rating) {
    json.key("rating").number(entry.rating->value).key("doubt").number(entry.rating->doubt);
  }
  json.end_object();
}

void write_tallies(JsonWriter& json, const char* name, const std::vector<TallyOf>& tallies,
                   games::GameIndex game) {
  json.key(name).begin_array();
  for (const TallyOf& tally : tallies) write(json, tally, game);
  json.end_array();
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

/// Those who played, by the members of `seats`; whether in pairs, by the game.
Seating read_seating(const Json& object, games::GameIndex game) {
  Seating seating = games::shape(games::default_options(game)).seating;
  const Json& seats = member(object, "seats");
  seating.seats = static_cast<int>(std::ranges::count_if(kAllSeats, [&](Seat seat) {
    return find_member(seats, std::string(to_text(seat)).c_str()) != nullptr;
  }));
  if (seating.seats < 2) throw FormatError("\"seats\" has fewer than two seats.");
  return seating;
}

JsonWriter& begin(JsonWriter& json, const char* type, const std::string& reply_to) {
  return json.begin_object().key("type").word(type).key("reply_to").text(reply_to);
}

}  // namespace

void write(JsonWriter& json, const MatchSummary& match) {
  json.begin_object().key("id").word(match.id);
  write_game_member(json, match.game);
  json.key("ended").number(match.ended_ms);
  json.key("hands").number(match.hands).key("seats").begin_object();
  for (const Seat seat : match.seating.table()) {
    json.key(to_text(seat));
    write(json, match.seats[seat]);
  }
  json.end_object().key("since").begin_object();
  for (const Seat seat : match.seating.table()) json.key(to_text(seat)).number(match.since[seat]);
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
  const MarkNames names = marks_of(match.game);
  for (std::size_t i = 0; i < kSums && !names.sums[i].empty(); ++i) {
    json.key(names.sums[i]);
    write(json, match.sums[i], match.seating.sides());
  }
  if (match.ranked) json.key("ranked").boolean(*match.ranked);
  json.end_object();
}

MatchSummary read_summary(const Json& object) {
  MatchSummary match;
  match.id = as_text(member(object, "id"), "id");
  match.ended_ms = as_whole_number(member(object, "ended"), "ended");
  match.hands = static_cast<int>(as_whole_number(member(object, "hands"), "hands"));
  match.game = read_game(object);
  match.seating = read_seating(object, match.game);
  for (const Seat seat : match.seating.table()) {
    const Json& person = member(member(object, "seats"), std::string(to_text(seat)).c_str());
    match.seats[seat] = {as_text(member(person, "player"), "player"),
                         as_text(member(person, "name"), "name")};
  }
  // Summaries of earlier versions have neither.
  if (const Json* since = find_member(object, "since")) {
    for (const Seat seat : match.seating.table()) {
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
    match.outcome = read_outcome(match.game, outcome);
  }
  const MarkNames names = marks_of(match.game);
  for (std::size_t i = 0; i < kSums && !names.sums[i].empty(); ++i) {
    const std::string name(names.sums[i]);
    match.sums[i] = as_numbers(member(object, name.c_str()), match.seating.sides());
  }
  if (const Json* ranked = find_member(object, "ranked")) {
    match.ranked = as_boolean(*ranked, "ranked");
  }
  return match;
}

void write(JsonWriter& json, const Results& results) {
  begin(json, "results", results.reply_to);
  write_game_member(json, results.game);
  json.key("player");
  write(json, results.player, results.game);
  write_tallies(json, "partners", results.partners, results.game);
  write_rows(json, "matches", results.matches);
  json.end_object();
}

void write(JsonWriter& json, const Standings& standings) {
  begin(json, "standings", standings.reply_to);
  write_game_member(json, standings.game);
  json.key("month").word(standings.month);
  write_tallies(json, "players", standings.players, standings.game);
  json.end_object();
}

void write(JsonWriter& json, const Activity& activity) {
  begin(json, "activity", activity.reply_to);
  write_rows(json, "days", activity.days);
  write_rows(json, "weeks", activity.weeks);
  json.end_object();
}

}  // namespace avinas::protocol
