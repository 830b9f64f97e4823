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
  Deal deal(kHandSize);
  for (Seat seat : kAllSeats) {
    const std::string name(to_text(seat));
    const Json& cards = member(member(o, "deal"), name.c_str());
    if (!cards.is_array() || cards.size() != kHandSize) throw FormatError("A hand has 8 cards.");
    for (std::size_t i = 0; i < kHandSize; ++i) deal[seat][i] = as_card(cards[i], name.c_str());
  }
  return deal;
}

Sheet sheet_in(const Json& o) {
  Sheet sheet;
  for (Side side : kBothSides) {
    const Json& column = member(member(o, "sheet"), std::string(to_text(side)).c_str());
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

void write_people(JsonWriter& json, const std::vector<Person>& people) {
  json.begin_array();
  for (const Person& person : people) {
    json.begin_object().key("player").word(person.player);
    json.key("name").text(person.name).end_object();
  }
  json.end_array();
}

void write_sheet(JsonWriter& json, const Sheet& sheet) {
  json.key("sheet").begin_object();
  for (Side side : kBothSides) {
    json.key(to_text(side)).begin_object().key("rams").number(sheet.rams[side]);
    json.key("drawn").number(sheet.drawn[side]).key("pips").begin_array();
    for (std::uint8_t total : sheet.pip_totals[side]) json.number(total);
    json.end_array().end_object();
  }
  json.end_object();
}

}  // namespace avinas::server
