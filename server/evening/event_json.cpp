// SPDX-License-Identifier: MIT
// An evening's events as JSON: one place for both ways.
#include "protocol/club_json.hpp"
#include "protocol/codec.hpp"
#include "protocol/evening_json.hpp"
#include "server/evening/event.hpp"

namespace avinas::server {
namespace {

using namespace protocol;

constexpr std::string_view kOpened = "evening_opened";

struct EveningEventWriter {
  JsonWriter& json;

  JsonWriter& type(std::string_view word) const { return json.key("type").word(word); }
  void meeting(const Meeting& pairs) const {
    json.key("north_south").number(pairs.north_south).key("east_west").number(pairs.east_west);
  }

  void operator()(const EveningOpened& e) const {
    type(kOpened).key("code").word(e.code).key("name").text(e.name);
    json.key("host");
    write(json, e.host);
    json.key("request").text(e.request).key("options");
    write_table_options(json, e.options);
    json.key("plan");
    write(json, e.plan);
    json.key("seed").word(shuffle::to_hex(e.seed));
  }
  void operator()(const PairEntered& e) const {
    type("entered").key("pair").number(e.pair);
    json.key("person");
    write(json, e.person);
    json.key("seed").word(e.seed);
  }
  void operator()(const PairLeft& e) const { type("left").key("player").word(e.player); }
  void operator()(const RoundBegun& e) const {
    type("round").key("number").number(e.number).key("tables").begin_array();
    for (const RoundBegun::Table& table : e.tables) {
      json.begin_object();
      meeting(table.pairs);
      json.key("people").begin_array();
      for (const auto& people : table.people) {
        json.begin_array();
        for (const Person& person : people) write(json, person);
        json.end_array();
      }
      json.end_array().key("table").word(table.code).end_object();
    }
    json.end_array();
  }
  void operator()(const MeetingDone& e) const {
    type("done").key("table").word(e.table).key("match").word(e.match);
    json.key("scores").begin_array();
    for (const int score : e.scores) json.number(score);
    json.end_array();
  }
  void operator()(const RoundOver&) const { type("round_over"); }
  void operator()(const EveningOver&) const { type("over"); }
};

std::string text_in(const Json& object, const char* name) {
  return as_text(member(object, name), name);
}

Person read_person(const Json& who) { return {text_in(who, "player"), text_in(who, "name")}; }
Person person_in(const Json& object, const char* name) { return read_person(member(object, name)); }

const Json& list_in(const Json& object, const char* name) {
  const Json& list = member(object, name);
  if (!list.is_array()) throw FormatError(in_quotes(name) + " is a list.");
  return list;
}

/// A number of a pair, counted from 0.
int pair_in(const Json& object, const char* name) {
  const int pair = as_int(member(object, name), name);
  if (pair < 0 || pair >= kMostPairs) throw FormatError(in_quotes(name) + " is no pair.");
  return pair;
}

EveningOpened opened_in(const Json& object) {
  EveningOpened opened{text_in(object, "code"),
                       text_in(object, "name"),
                       person_in(object, "host"),
                       text_in(object, "request"),
                       read_table_options(member(object, "options")),
                       read_evening_plan(member(object, "plan")),
                       {}};
  const auto seed = shuffle::parse_seed(text_in(object, "seed"));
  if (!seed) throw FormatError("\"seed\" is not 64 hexadecimal digits.");
  opened.seed = *seed;
  return opened;
}

RoundBegun round_in(const Json& object) {
  RoundBegun round{as_int(member(object, "number"), "number"), {}};
  for (const Json& table : list_in(object, "tables")) {
    const Meeting pairs{pair_in(table, "north_south"), pair_in(table, "east_west")};
    auto& read = round.tables.emplace_back(RoundBegun::Table{pairs, {}, text_in(table, "table")});
    const Json& people = list_in(table, "people");
    if (people.size() != read.people.size()) throw FormatError("\"people\" are of two pairs.");
    for (std::size_t pair = 0; pair < read.people.size(); ++pair) {
      for (const Json& who : people[pair]) read.people[pair].push_back(read_person(who));
    }
  }
  return round;
}

MeetingDone done_in(const Json& object) {
  MeetingDone done{text_in(object, "table"), text_in(object, "match"), {}};
  for (const Json& score : list_in(object, "scores"))
    done.scores.push_back(as_int(score, "scores"));
  return done;
}

EveningEvent read_evening_event(const Json& object) {
  const std::string type = text_in(object, "type");
  if (type == kOpened) return opened_in(object);
  if (type == "entered") {
    return PairEntered{pair_in(object, "pair"), person_in(object, "person"),
                       text_in(object, "seed")};
  }
  if (type == "left") return PairLeft{text_in(object, "player")};
  if (type == "round") return round_in(object);
  if (type == "done") return done_in(object);
  if (type == "round_over") return RoundOver{};
  if (type == "over") return EveningOver{};
  throw FormatError("There is no event of type " + in_quotes(type) + ".");
}

}  // namespace

std::string write_evening_entry(const EveningEntry& entry) {
  JsonWriter json;
  json.begin_object();
  std::visit(EveningEventWriter{json}, entry.event);
  json.key("at").number(entry.at_ms).end_object();
  return json.str();
}

EveningEntry read_evening_entry(std::string_view text) {
  const Json object = Json::parse(text, nullptr, false);
  EveningEntry entry;
  entry.event = read_evening_event(object);
  entry.at_ms = as_whole_number(member(object, "at"), "at");
  return entry;
}

bool opens_evening(std::string_view entry) {
  return entry.starts_with("{\"type\":\"" + std::string(kOpened) + "\"");
}

}  // namespace avinas::server
