// SPDX-License-Identifier: MIT
// Club events as JSON: one place for both ways. The words are those of the first version, so that
// its journals are read.
#include "protocol/json_reader.hpp"
#include "protocol/json_writer.hpp"
#include "server/club/event.hpp"

namespace avinas::server {

using namespace protocol;

namespace {

struct ClubEventWriter {
  JsonWriter& json;

  JsonWriter& type(std::string_view word) const { return json.key("type").word(word); }
  void optional_text(const char* name, const std::string& value) const {
    if (!value.empty()) json.key(name).text(value);
  }

  void operator()(const OwnerLinkMade& e) const { type("owner_link").key("hash").word(e.hash); }
  void operator()(const InvitationMade& e) const {
    type("invited").key("hash").word(e.hash).key("role").word(name_of(e.invitation.role));
    json.key("uses").number(e.invitation.uses_left).key("until").number(e.invitation.until_ms);
    if (e.used_up) json.key("used_up").boolean(true);
    optional_text("by", e.by);
    optional_text("by_id", e.by_id);
  }
  void operator()(const RoleGiven& e) const {
    type("role").key("player").word(e.player).key("name").text(e.name);
    json.key("role").word(name_of(e.role));
    optional_text("invitation", e.invitation);
    optional_text("by", e.by);
  }
  void operator()(const PasswordSet& e) const {
    type("password").key("player").word(e.player).key("hash").text(e.hash);
    optional_text("name", e.name);
    optional_text("by", e.by);
  }
  void operator()(const Renamed& e) const {
    type("renamed").key("player").word(e.player).key("name").text(e.name);
    optional_text("by", e.by);
  }
  void operator()(const Forgotten& e) const {
    type("forgotten").key("player").word(e.player);
    optional_text("by", e.by);
  }
  void operator()(const GuestAdmitted& e) const { type("admitted").key("player").word(e.player); }
  void operator()(const MeasureTaken& e) const {
    type(name_of(e.what)).key("player").word(e.player).key("name").text(e.name);
    optional_text("by", e.by);
    if (e.until_ms != 0) json.key("until").number(e.until_ms);
  }
  void operator()(const Reported& e) const {
    type("report").key("name").text(e.about).key("text").text(e.text);
    optional_text("by", e.by);
    optional_text("about_id", e.about_id);
    optional_text("by_id", e.by_id);
  }
  void operator()(const ClubSet& e) const {
    type("club").key("name").text(e.name).key("guests").boolean(e.guests);
    if (e.password_hash) json.key("password").text(*e.password_hash);
    if (e.tables_from) json.key("tables_from").word(name_of(*e.tables_from));
    if (e.archive_from) json.key("archive_from").word(name_of(*e.archive_from));
    if (e.night) {
      json.key("night").begin_object().key("at").number(e.night->at_ms);
      json.key("note").text(e.night->note).end_object();
    }
    if (e.games) {
      json.key("games").begin_array();
      for (const std::string& game : *e.games) json.word(game);
      json.end_array();
    }
    if (e.owned) json.key("owned").boolean(true);
    optional_text("by", e.by);
  }
  void operator()(const LineKept& e) const {
    type("line").key("report").boolean(e.is_report).key("who").text(e.line.who);
    json.key("what").text(e.line.what).key("whom").text(e.line.whom).key("text").text(e.line.text);
    optional_text("by_id", e.line.who_id);
    optional_text("about_id", e.line.whom_id);
  }
  void operator()(const SessionAdded& e) const {
    type("session").key("player").word(e.player).key("token_hash").word(e.token_hash);
  }
};

std::string text_in(const Json& object, const char* name) {
  return as_text(member(object, name), name);
}
std::string optional_in(const Json& object, const char* name) {
  const Json* value = find_member(object, name);
  return value ? as_text(*value, name) : std::string();
}
std::optional<Role> role_in(const Json& object, const char* name) {
  const Json* value = find_member(object, name);
  return value ? std::optional(as_word<Role>(*value, name)) : std::nullopt;
}

bool is_set(const Json& object, const char* name) {
  const Json* value = find_member(object, name);
  return value && as_boolean(*value, name);
}

ClubEvent read_club_set(const Json& o) {
  ClubSet set;
  set.name = text_in(o, "name");
  set.guests = as_boolean(member(o, "guests"), "guests");
  if (find_member(o, "password")) set.password_hash = text_in(o, "password");
  set.tables_from = role_in(o, "tables_from");
  set.archive_from = role_in(o, "archive_from");
  if (const Json* night = find_member(o, "night")) {
    set.night = ClubNight{as_whole_number(member(*night, "at"), "at"), text_in(*night, "note")};
  }
  if (const Json* games = find_member(o, "games")) {
    if (!games->is_array()) throw FormatError("\"games\" is a list.");
    set.games.emplace();
    for (const Json& game : *games) set.games->push_back(as_text(game, "games"));
  }
  set.by = optional_in(o, "by");
  set.owned = is_set(o, "owned");
  return set;
}

ClubEvent read_invitation(const Json& o) {
  return InvitationMade{text_in(o, "hash"),
                        {as_word<Role>(member(o, "role"), "role"),
                         static_cast<int>(as_whole_number(member(o, "uses"), "uses")),
                         as_whole_number(member(o, "until"), "until")},
                        optional_in(o, "by"),
                        is_set(o, "used_up"),
                        optional_in(o, "by_id")};
}

LineKept read_line(const Json& o) {
  return {as_boolean(member(o, "report"), "report"),
          {as_whole_number(member(o, "at"), "at"), text_in(o, "who"), text_in(o, "what"),
           text_in(o, "whom"), text_in(o, "text"), optional_in(o, "by_id"),
           optional_in(o, "about_id")}};
}

ClubEvent read_club_event(const Json& o) {
  const std::string type = text_in(o, "type");
  if (type == "owner_link") return OwnerLinkMade{text_in(o, "hash")};
  if (type == "invited") return read_invitation(o);
  if (type == "role") {
    return RoleGiven{text_in(o, "player"), text_in(o, "name"),
                     as_word<Role>(member(o, "role"), "role"), optional_in(o, "invitation"),
                     optional_in(o, "by")};
  }
  if (type == "password") {
    return PasswordSet{text_in(o, "player"), text_in(o, "hash"), optional_in(o, "name"),
                       optional_in(o, "by")};
  }
  if (type == "renamed") {
    return Renamed{text_in(o, "player"), text_in(o, "name"), optional_in(o, "by")};
  }
  if (type == "forgotten") return Forgotten{text_in(o, "player"), optional_in(o, "by")};
  if (type == "admitted") return GuestAdmitted{text_in(o, "player")};
  if (type == "report") {
    return Reported{optional_in(o, "name"), text_in(o, "text"), optional_in(o, "by"),
                    optional_in(o, "about_id"), optional_in(o, "by_id")};
  }
  if (type == "club") return read_club_set(o);
  if (type == "line") return read_line(o);
  if (type == "session") return SessionAdded{text_in(o, "player"), text_in(o, "token_hash")};
  return MeasureTaken{as_word<Measure>(member(o, "type"), "type"), text_in(o, "player"),
                      optional_in(o, "name"), optional_in(o, "by"),
                      find_member(o, "until") ? as_whole_number(member(o, "until"), "until") : 0};
}

}  // namespace

std::string write_club_entry(const ClubEntry& entry) {
  JsonWriter json;
  json.begin_object();
  std::visit(ClubEventWriter{json}, entry.event);
  json.key("at").number(entry.at_ms);
  if (!entry.request.empty()) json.key("request").text(entry.request);
  json.end_object();
  return json.str();
}

ClubEntry read_club_entry(std::string_view text) {
  const Json object = Json::parse(text, nullptr, false);
  return {read_club_event(object), as_whole_number(member(object, "at"), "at"),
          optional_in(object, "request")};
}

}  // namespace avinas::server
