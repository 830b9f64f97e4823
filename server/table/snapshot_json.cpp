// SPDX-License-Identifier: MIT
// Reads and writes a table's snapshot.
#include "server/table/snapshot_json.hpp"

#include <algorithm>

#include "protocol/action_json.hpp"
#include "server/table/entry_parts.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

/// Actions of a hand at the most, in every game.
template <typename... G>
struct MostActions {
  static constexpr std::size_t kNumber =
      std::max({decltype(G::HandRecord::actions)::capacity()...});
};

void write_holder(JsonWriter& json, const Holder& holder) {
  json.begin_object();
  if (const HumanSeat* player = human(holder)) {
    json.key("player").word(player->player).key("name").text(player->name);
    json.key("stand_in").boolean(player->stand_in);
  } else if (const auto* bot = std::get_if<BotSeat>(&holder)) {
    json.key("bot").text(bot->name).key("level").word(name_of(bot->level));
  }
  json.end_object();
}

Holder read_holder(const Json& o) {
  if (find_member(o, "player")) {
    return HumanSeat{text_in(o, "player"), text_in(o, "name"),
                     as_boolean(member(o, "stand_in"), "stand_in")};
  }
  if (const Json* bot = find_member(o, "bot"))
    return BotSeat{as_text(*bot, "bot"), bot_level_in(o)};
  return Vacant{};
}

void write_last_hand(JsonWriter& json, const EndedMatch::LastHand& last) {
  json.begin_object().key("dealer").word(to_text(last.dealer)).key("deal");
  write(json, last.deal);
  json.key("actions").begin_array();
  for (const SeatAction& taken : last.actions) write(json, taken);
  json.end_array().key("seed").word(shuffle::to_hex(last.seeds.server));
  json.key("player_seeds").begin_object();
  const shuffle::PlayerSeeds& added = last.seeds.players.texts();
  for (const Seat seat : kAllSeats) json.key(to_text(seat)).word(added[seat]);
  json.end_object().end_object();
}

EndedMatch::LastHand read_last_hand(const Json& o) {
  EndedMatch::LastHand last;
  last.dealer = as_seat(member(o, "dealer"), "dealer");
  last.deal = deal_in(o);
  const Json& actions = member(o, "actions");
  if (!actions.is_array() || actions.size() > games::All::Apply<MostActions>::kNumber) {
    throw FormatError("\"actions\" is no list of a hand's actions.");
  }
  for (const Json& action : actions) last.actions.push_back({seat_in(action), read_action(action)});
  last.seeds = DealSeeds(seed_in(o));
  for (const Seat seat : kAllSeats) {
    const std::string name(to_text(seat));
    if (!last.seeds.players.set(seat, text_in(member(o, "player_seeds"), name.c_str()))) {
      throw FormatError("\"player_seeds\" has something that is no seed.");
    }
  }
  return last;
}

void write_match(JsonWriter& json, const EndedMatch& match) {
  json.begin_object().key("id").word(match.id).key("rules_version").number(match.rules_version);
  json.key("started").number(match.started_ms).key("ended").number(match.ended_ms);
  json.key("rules").begin_object();
  write_game_options_members(json, match.rules);
  json.end_object();
  write_sheet(json, match.sheet);
  json.key("hands_before").number(match.hands_before).key("given_up").boolean(match.given_up);
  if (match.last) {
    json.key("last");
    write_last_hand(json, *match.last);
  }
  json.end_object();
}

EndedMatch read_match(const Json& o) {
  EndedMatch match;
  match.id = text_in(o, "id");
  match.rules_version =
      static_cast<int>(as_whole_number(member(o, "rules_version"), "rules_version"));
  match.started_ms = as_whole_number(member(o, "started"), "started");
  match.ended_ms = as_whole_number(member(o, "ended"), "ended");
  match.rules = read_game_options(member(o, "rules"));
  match.sheet = sheet_in(o, match.rules.index());
  match.hands_before = static_cast<int>(as_whole_number(member(o, "hands_before"), "hands_before"));
  match.given_up = as_boolean(member(o, "given_up"), "given_up");
  if (const Json* last = find_member(o, "last")) match.last = read_last_hand(*last);
  return match;
}

template <typename Write>
void write_seats(JsonWriter& json, const char* name, Write write) {
  json.key(name).begin_object();
  for (const Seat seat : kAllSeats) {
    json.key(to_text(seat));
    write(seat);
  }
  json.end_object();
}

}  // namespace

void write_snapshot_members(JsonWriter& json, const TableSnapshot& snapshot) {
  json.key("code").word(snapshot.code).key("name").text(snapshot.name);
  json.key("host").word(snapshot.host).key("opening").text(snapshot.opening_request);
  json.key("options");
  write_table_options(json, snapshot.options);
  write_seats(json, "seats", [&](Seat seat) { write_holder(json, snapshot.seats[seat]); });
  write_seats(json, "open_to", [&](Seat seat) { write_people(json, snapshot.open_to[seat]); });
  json.key("card_back").number(snapshot.card_back);
  if (snapshot.cats_on_day) json.key("cats_on_day").number(*snapshot.cats_on_day);
  if (snapshot.match) {
    json.key("match");
    write_match(json, *snapshot.match);
  }
  json.key("requests").begin_array();
  for (const RememberedRequest& request : snapshot.requests) {
    json.begin_array().word(request.player).text(request.request).end_array();
  }
  json.end_array();
}

TableSnapshot read_snapshot(const Json& o) {
  TableSnapshot snapshot;
  snapshot.code = text_in(o, "code");
  snapshot.name = text_in(o, "name");
  snapshot.host = text_in(o, "host");
  snapshot.opening_request = text_in(o, "opening");
  snapshot.options = options_in(o);
  for (const Seat seat : kAllSeats) {
    const std::string name(to_text(seat));
    snapshot.seats[seat] = read_holder(member(member(o, "seats"), name.c_str()));
    snapshot.open_to[seat] = people_in(member(o, "open_to"), name.c_str());
  }
  snapshot.card_back = static_cast<int>(as_whole_number(member(o, "card_back"), "card_back"));
  if (const Json* day = find_member(o, "cats_on_day")) {
    snapshot.cats_on_day = as_whole_number(*day, "cats_on_day");
  }
  if (const Json* match = find_member(o, "match")) snapshot.match = read_match(*match);
  for (const Json& request : member(o, "requests")) {
    if (!request.is_array() || request.size() != 2) throw FormatError("\"requests\" is no list.");
    snapshot.requests.push_back({as_text(request[0], "player"), as_text(request[1], "request")});
  }
  return snapshot;
}

}  // namespace avinas::server
