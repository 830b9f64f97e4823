// SPDX-License-Identifier: MIT
// Reads and writes the parts that several journal entries share.
#include "server/table/entry_parts.hpp"

#include <algorithm>

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

std::shared_ptr<const EveningTable> evening_in(const Json& o) {
  const Json* object = find_member(o, "evening");
  if (!object) return nullptr;
  EveningTable evening{{text_in(*object, "code"), text_in(*object, "name"),
                        as_int(member(*object, "round"), "round")},
                       {},
                       text_in(*object, "mix")};
  const Json& hands = member(*object, "hands");
  if (!hands.is_array()) throw FormatError("\"hands\" is a list.");
  for (const Json& hand : hands) {
    evening.hands.push_back({as_seat(member(hand, "dealer"), "dealer"), seed_in(hand)});
  }
  evening.shown.hands = static_cast<int>(evening.hands.size());
  return std::make_shared<const EveningTable>(std::move(evening));
}

void write_evening(JsonWriter& json, const EveningTable& evening) {
  json.key("evening").begin_object().key("code").word(evening.shown.code);
  json.key("name").text(evening.shown.name).key("round").number(evening.shown.round);
  json.key("mix").word(evening.mix).key("hands").begin_array();
  for (const EveningTable::Hand& hand : evening.hands) {
    json.begin_object().key("dealer").word(to_text(hand.dealer));
    json.key("seed").word(shuffle::to_hex(hand.seed)).end_object();
  }
  json.end_array().end_object();
}

Deal deal_in(const Json& o) {
  const Json& hands = member(o, "deal");
  const auto size_of = [&](const char* name) -> std::size_t {
    const Json* cards = find_member(hands, name);
    return cards ? cards->size() : 0;
  };
  const auto seats = std::ranges::count_if(
      kAllSeats, [&](Seat seat) { return size_of(std::string(to_text(seat)).c_str()) > 0; });
  const std::size_t each = size_of("N"), rest = size_of("rest");
  if (seats < 2 || static_cast<std::size_t>(seats) * each + rest > Deal::kMostCards) {
    throw FormatError("A deal is of at most 40 cards, for two to four seats.");
  }
  Deal deal(static_cast<int>(each), static_cast<int>(seats), static_cast<int>(rest));
  const auto read_cards = [&](const char* name, std::span<Card> dealt) {
    const Json& cards = member(hands, name);
    if (!cards.is_array() || cards.size() != dealt.size()) {
      throw FormatError("The hands of a deal have the same number of cards.");
    }
    for (std::size_t i = 0; i < cards.size(); ++i) dealt[i] = as_card(cards[i], name);
  };
  for (const Seat seat : deal.table()) {
    read_cards(std::string(to_text(seat)).c_str(), deal[seat]);
  }
  if (rest > 0) read_cards("rest", deal.rest());
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
