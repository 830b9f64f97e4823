// SPDX-License-Identifier: MIT
// Reads and writes the club's messages.
#include "protocol/club_json.hpp"

#include "protocol/codec.hpp"
#include "protocol/evening_json.hpp"
#include "protocol/game_json.hpp"
#include "protocol/names.hpp"

namespace avinas::protocol {
namespace {

void write(JsonWriter& json, const PersonHere& person) {
  json.begin_object().key("player").word(person.player).key("name").text(person.name);
  json.key("role").word(name_of(person.role)).key("muted").boolean(person.muted);
  json.key("table").word(person.table);
  if (person.wants) json.key("wants").boolean(true);
  json.end_object();
}

void write(JsonWriter& json, const TableSummary& table) {
  json.begin_object().key("code").word(table.code);
  write_game_member(json, table.game);
  json.key("name").text(table.name).key("stage").word(name_of(table.stage));
  json.key("seats").begin_object();
  for (const Seat seat : table.seating.table()) {
    json.key(to_text(seat)).text(table.seats[seat]);
  }
  json.end_object().key("watching").word(name_of(table.watching));
  json.key("spectators").number(table.spectators);
  if (!table.host.empty()) json.key("host").text(table.host);
  json.end_object();
}

void write(JsonWriter& json, const Member& member) {
  json.begin_object().key("player").word(member.player).key("name").text(member.name);
  json.key("role").word(name_of(member.role)).key("banned").boolean(member.banned);
  if (member.until_ms != 0) json.key("until").number(member.until_ms);
  json.end_object();
}

void write(JsonWriter& json, const AuditLine& line) {
  json.begin_object().key("at").number(line.at_ms).key("who").text(line.who);
  json.key("what").text(line.what).key("whom").text(line.whom).key("text").text(line.text);
  json.end_object();
}

template <typename Items>
void write_list(JsonWriter& json, const char* name, const Items& items) {
  json.key(name).begin_array();
  for (const auto& item : items) write(json, item);
  json.end_array();
}

void write_words(JsonWriter& json, const char* name, const std::vector<std::string>& words) {
  json.key(name).begin_array();
  for (const std::string& word : words) json.word(word);
  json.end_array();
}

/// Those that this program knows: a later one may have left others.
std::vector<std::string> known_games(const ClubInfo& club) {
  std::vector<std::string> games = club.games;
  std::erase_if(games, [](const std::string& game) { return !games::find(game); });
  return games;
}

void write_club(JsonWriter& json, const ClubInfo& club) {
  json.key("club").begin_object();
  json.key("name").text(club.name).key("guests").boolean(club.guests);
  json.key("password").boolean(club.password);
  json.key("tables_from").word(name_of(club.tables_from));
  json.key("archive_from").word(name_of(club.archive_from));
  if (club.night.at_ms != 0) {
    json.key("night").begin_object().key("at").number(club.night.at_ms);
    json.key("note").text(club.night.note).end_object();
  }
  const auto games = known_games(club);
  if (!games.empty()) write_words(json, "games", games);
  json.end_object();
}

}  // namespace

std::string encode_at_the_door(const ClubInfo& club) {
  JsonWriter json;
  json.begin_object();
  write_words(json, "games", known_games(club));
  json.end_object();
  return json.str();
}

void write(JsonWriter& json, const Person& person) {
  json.begin_object().key("player").word(person.player).key("name").text(person.name);
  json.end_object();
}

void write(JsonWriter& json, const InvitationInfo& invitation) {
  json.begin_object().key("role").word(name_of(invitation.role));
  json.key("uses_left").number(invitation.uses_left).key("until").number(invitation.until_ms);
  json.end_object();
}

void write(JsonWriter& json, const Hall& hall) {
  json.begin_object().key("type").word("hall");
  write_club(json, hall.club);
  write_list(json, "people", hall.people);
  write_list(json, "tables", hall.tables);
  json.key("people_in_all").number(hall.people_in_all);
  json.key("tables_in_all").number(hall.tables_in_all).end_object();
}

void write(JsonWriter& json, const HallChanged& told) {
  json.begin_object().key("type").word("hall_changed");
  if (told.club) write_club(json, *told.club);
  write_list(json, "people", told.people);
  write_words(json, "people_gone", told.people_gone);
  write_list(json, "tables", told.tables);
  write_words(json, "tables_gone", told.tables_gone);
  json.key("people_in_all").number(told.people_in_all);
  json.key("tables_in_all").number(told.tables_in_all).end_object();
}

void write(JsonWriter& json, const AuditLog& log) {
  json.begin_object().key("type").word("book").key("reply_to").text(log.reply_to);
  write_list(json, "members", log.members);
  write_list(json, "invitations", log.invitations);
  write_list(json, "lines", log.lines);
  write_list(json, "reports", log.reports);
  json.end_object();
}

void write(JsonWriter& json, const std::vector<Device>& devices) {
  json.key("devices").begin_array();
  for (const Device& device : devices) {
    json.begin_object().key("id").word(device.id).key("name").text(device.name);
    json.key("seen").number(device.seen_ms).key("here").boolean(device.here).end_object();
  }
  json.end_array();
}

void write(JsonWriter& json, const MyData& data) {
  json.begin_object().key("type").word("my_data").key("reply_to").text(data.reply_to);
  json.key("player").word(data.who.player).key("name").text(data.who.name);
  json.key("role").word(name_of(data.role)).key("seen").number(data.seen_ms);
  write(json, data.devices);
  write_list(json, "lines", data.lines);
  write_list(json, "reports", data.reports);
  write(json, data.evenings);
  write_words(json, "matches", data.matches);
  json.end_object();
}

std::string encode(const TableSummary& table) {
  JsonWriter json;
  write(json, table);
  return json.str();
}

}  // namespace avinas::protocol
