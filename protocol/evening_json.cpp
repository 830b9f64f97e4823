// SPDX-License-Identifier: MIT
// Writes and reads evenings, and checks their bounds.
#include "protocol/evening_json.hpp"

#include "protocol/club_json.hpp"
#include "protocol/codec.hpp"
#include "protocol/view_values.hpp"

namespace avinas::protocol {
namespace {

void head(JsonWriter& json, std::string_view type, const std::string& reply_to) {
  json.begin_object().key("type").word(type);
  if (!reply_to.empty()) json.key("reply_to").text(reply_to);
}

void write_list(JsonWriter& json, const std::vector<Person>& people) {
  json.begin_array();
  for (const Person& person : people) protocol::write(json, person);
  json.end_array();
}

void write(JsonWriter& json, const EveningPair& pair) {
  json.begin_object().key("people");
  write_list(json, pair.people);
  if (pair.gone) json.key("gone").boolean(true);
  json.key("hundredths").number(pair.hundredths).key("tenths").number(pair.tenths);
  json.key("counted").number(pair.counted).end_object();
}

void write(JsonWriter& json, const EveningMeeting& meeting) {
  json.begin_object().key("north_south").number(meeting.north_south);
  json.key("east_west").number(meeting.east_west).key("people").begin_array();
  for (const auto& people : meeting.people) write_list(json, people);
  json.end_array().key("table").word(meeting.table);
  json.key("played").number(meeting.played);
  if (!meeting.match.empty()) json.key("match").word(meeting.match);
  if (!meeting.scores.empty()) {
    json.key("scores").begin_array();
    for (const int score : meeting.scores) json.number(score);
    json.end_array();
  }
  json.end_object();
}

int bounded(const Json& object, const char* name, int least, int most) {
  const int number = as_int(member(object, name), name);
  if (number < least || number > most) {
    throw FormatError(in_quotes(name) + " must be from " + std::to_string(least) + " to " +
                      std::to_string(most) + ".");
  }
  return number;
}

std::string short_text(const Json& object, const char* name, std::size_t most) {
  const std::string& text = as_text(member(object, name), name);
  if (text.size() > most) {
    throw FormatError(in_quotes(name) + " is longer than " + std::to_string(most) + " bytes.");
  }
  return text;
}

constexpr std::size_t kCodeBytes = 16, kEveningNameBytes = 160;

}  // namespace

void write(JsonWriter& json, const EveningPlan& plan) {
  json.begin_object().key("movement").word(name_of(plan.movement));
  json.key("rounds").number(plan.rounds).key("hands").number(plan.hands).end_object();
}

void write(JsonWriter& json, const Evening& evening) {
  head(json, "evening", evening.reply_to);
  json.key("code").word(evening.code).key("name").text(evening.name).key("host");
  write(json, evening.host);
  json.key("options");
  write_table_options(json, evening.options);
  json.key("plan");
  write(json, evening.plan);
  json.key("stage").word(name_of(evening.stage)).key("round").number(evening.round);
  json.key("shown").number(evening.shown).key("pairs").begin_array();
  for (const EveningPair& pair : evening.pairs) write(json, pair);
  json.end_array().key("meetings").begin_array();
  for (const EveningMeeting& meeting : evening.meetings) write(json, meeting);
  json.end_array().key("commitment");
  write(json, evening.commitment);
  if (!evening.seed.empty()) {
    json.key("seed").word(evening.seed).key("seeds").begin_array();
    for (const std::string& seed : evening.seeds) json.word(seed);
    json.end_array();
  }
  json.end_object();
}

void write(JsonWriter& json, const std::vector<EveningLine>& evenings) {
  json.key("evenings").begin_array();
  for (const EveningLine& line : evenings) {
    json.begin_object().key("code").word(line.code).key("name").text(line.name).key("host");
    write(json, line.host);
    json.key("game").word(games::name_of(line.game)).key("stage").word(name_of(line.stage));
    json.key("pairs").number(line.pairs).end_object();
  }
  json.end_array();
}

void write(JsonWriter& json, const Evenings& evenings) {
  head(json, "evenings", evenings.reply_to);
  write(json, evenings.evenings);
  json.end_object();
}

EveningPlan read_evening_plan(const Json& object) {
  return {as_word<Movement>(member(object, "movement"), "movement"),
          bounded(object, "rounds", 1, kMostRounds),
          bounded(object, "hands", 0, kMostHandsOfRound)};
}

OpenEvening read_open_evening(const Json& object) {
  OpenEvening open{
      short_text(object, "name", kEveningNameBytes), {}, read_evening_plan(member(object, "plan"))};
  for (char& c : open.name) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = ' ';
  }
  if (open.name.find_first_not_of(' ') == std::string::npos) {
    throw FormatError("\"name\" must not be empty.");
  }
  open.options = read_table_options(member(object, "options"));
  return open;
}

LookAtEvening read_look_at_evening(const Json& object) {
  LookAtEvening look{short_text(object, "code", kCodeBytes)};
  if (find_member(object, "round")) look.round = bounded(object, "round", 0, kMostRounds);
  return look;
}

EveningStep read_evening_step(const Json& object, std::string seed) {
  EveningStep step{short_text(object, "code", kCodeBytes),
                   as_word<EveningDo>(member(object, "what"), "what")};
  if (find_member(object, "pair")) step.pair = bounded(object, "pair", 0, kMostPairs);
  constexpr std::size_t kIdBytes = 32;
  if (find_member(object, "player")) step.player = short_text(object, "player", kIdBytes);
  step.seed = std::move(seed);
  return step;
}

}  // namespace avinas::protocol
