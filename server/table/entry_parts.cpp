// SPDX-License-Identifier: MIT
// Reads and writes the parts that several journal entries share.
#include "server/table/entry_parts.hpp"

namespace avinas::server {

using namespace protocol;

Seat seat_in(const Json& o) { return as_seat(member(o, "seat"), "seat"); }
const std::string& text_in(const Json& o, const char* name) {
  return as_text(member(o, name), name);
}
BotLevel bot_level_in(const Json& o) {
  const Json* level = find_member(o, "level");
  return level ? as_word<BotLevel>(*level, "level") : BotLevel::Learner;
}
bool on_in(const Json& o) { return as_boolean(member(o, "on"), "on"); }
TableOptions options_in(const Json& o) { return read_table_options(member(o, "options")); }

shuffle::ServerSeed seed_in(const Json& o) {
  if (const auto seed = shuffle::parse_seed(text_in(o, "seed"))) return *seed;
  throw FormatError("\"seed\" is no seed.");
}

std::vector<Person> people_in(const Json& o, const char* name) {
  const Json& list = member(o, name);
  if (!list.is_array()) throw FormatError(in_quotes(name) + " is a list.");
  std::vector<Person> people;
  for (const Json& person : list) {
    people.push_back({text_in(person, "player"), text_in(person, "name")});
  }
  return people;
}

Deal deal_in(const Json& o) {
  Deal deal(kDealtHand);
  for (Seat seat : kAllSeats) {
    const std::string name(to_text(seat));
    const Json& cards = member(member(o, "deal"), name.c_str());
    if (!cards.is_array() || cards.size() != kDealtHand) throw FormatError("A hand has 8 cards.");
    for (std::size_t i = 0; i < kDealtHand; ++i) deal[seat][i] = as_card(cards[i], name.c_str());
  }
  return deal;
}

games::Sheet sheet_in(const Json& o, games::GameIndex game) {
  return read_sheet(game, member(o, "sheet"));
}

void write_people(JsonWriter& json, const std::vector<Person>& people) {
  json.begin_array();
  for (const Person& person : people) {
    json.begin_object().key("player").word(person.player);
    json.key("name").text(person.name).end_object();
  }
  json.end_array();
}

void write_sheet(JsonWriter& json, const games::Sheet& sheet) {
  json.key("sheet");
  write_kept(json, sheet);
}

}  // namespace avinas::server
