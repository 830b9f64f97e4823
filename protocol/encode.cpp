// SPDX-License-Identifier: MIT
// Writes the server's messages.
#include "protocol/action_json.hpp"
#include "protocol/club_json.hpp"
#include "protocol/codec.hpp"
#include "protocol/evening_json.hpp"
#include "protocol/game_json.hpp"
#include "protocol/results_json.hpp"
#include "protocol/view_json.hpp"

namespace avinas::protocol {
namespace {

struct Encoder {
  JsonWriter json{};

  void head(std::string_view type, std::string_view reply_to) {
    json.begin_object().key("type").word(type);
    if (!reply_to.empty()) json.key("reply_to").text(reply_to);
  }

  void write_people(std::string_view type, std::string_view reply_to,
                    const std::vector<Person>& people) {
    head(type, reply_to);
    json.key("people").begin_array();
    for (const Person& person : people) write(json, person);
    json.end_array().end_object();
  }

  void write_params(const Params& params) {
    if (params.empty()) return;
    json.key("params").begin_object();
    for (const auto& [name, value] : params) json.key(name).text(value);
    json.end_object();
  }

  void operator()(const Welcome& m) {
    head("welcome", m.reply_to);
    json.key("player").word(m.player).key("name").text(m.name);
    if (!m.token.empty()) json.key("token").word(m.token);
    json.key("role").word(name_of(m.role));
    if (!m.tables.empty()) {
      json.key("tables").begin_array();
      for (const std::string& code : m.tables) json.word(code);
      json.end_array();
    }
    if (m.for_server) {
      json.key("number").begin_array().number(m.for_server->epoch).number(m.for_server->count);
      json.end_array().key("device").word(m.for_server->device);
    }
    json.end_object();
  }
  void operator()(const Hall& m) { write(json, m); }
  void operator()(const HallChanged& m) { write(json, m); }
  void operator()(const Said& m) {
    head("said", {});
    json.key("place").word(m.place).key("player").word(m.player);
    json.key("name").text(m.name).key("text").text(m.text).end_object();
  }
  void operator()(const Shown& m) {
    head("shown", {});
    json.key("player").word(m.player).key("name").text(m.name);
    json.key("what").word(name_of(m.what)).end_object();
  }
  void operator()(const Gathered& m) { write_people("gathered", {}, m.people); }
  void operator()(const Watchers& m) { write_people("watchers", m.reply_to, m.people); }
  void operator()(const Hint& m) {
    head("hint", m.reply_to);
    json.key("action");
    write(json, m.action);
    json.key("why").word(m.why).key("facts").begin_object();
    if (m.facts.n) json.key("n").number(*m.facts.n);
    if (m.facts.higher) json.key("higher").number(*m.facts.higher);
    if (m.facts.points) json.key("points").number(*m.facts.points);
    if (m.facts.suit) json.key("suit").word(to_text(*m.facts.suit));
    if (m.facts.card) json.key("card").word(to_text(*m.facts.card));
    json.end_object().end_object();
  }
  void operator()(const Review& m) {
    head("review", m.reply_to);
    json.key("match").word(m.match).key("hand").number(m.hand).key("record");
    write(json, *m.record);
    json.key("analysis").raw(m.analysis).end_object();
  }
  void operator()(const DeviceLink& m) {
    head("device_link", m.reply_to);
    json.key("secret").word(m.secret).key("until").number(m.until_ms).end_object();
  }
  void operator()(const Devices& m) {
    head("devices", m.reply_to);
    write(json, m.devices);
    json.end_object();
  }
  void operator()(const MyData& m) { write(json, m); }
  void operator()(const PreviousHandShown& m) {
    head("behind", {});
    json.key("hand").number(m.hand).key("seats").begin_array();
    for (const Seat seat : m.seats) json.word(to_text(seat));
    json.end_array().key("record");
    write(json, *m.record);
    json.end_object();
  }
  void operator()(const Results& m) { write(json, m); }
  void operator()(const Standings& m) { write(json, m); }
  void operator()(const Evening& m) { write(json, m); }
  void operator()(const Evenings& m) { write(json, m); }
  void operator()(const Activity& m) { write(json, m); }
  void operator()(const Route& m) {
    head("route", {});
    json.key("share").number(m.share).end_object();
  }
  void operator()(const Invited& m) {
    head("invited", m.reply_to);
    json.key("secret").word(m.secret).key("invitation");
    write(json, m.invitation);
    json.end_object();
  }
  void operator()(const AuditLog& m) { write(json, m); }
  void operator()(const Opened& m) {
    head("opened", m.reply_to);
    json.key("table").word(m.table).end_object();
  }
  void operator()(const Done& m) {
    head("done", m.reply_to);
    json.end_object();
  }
  void operator()(const Error& m) {
    head("error", m.reply_to);
    json.key("code").word(name_of(code_of(m.why))).key("reason").word(word_of(m.why));
    if (!m.why.rule.empty()) json.key("rule").word(m.why.rule);
    write_params(m.why.params);
    if (m.wait) json.key("wait_ms").number(m.wait->count());
    json.key("message").text(in_english(m.why)).end_object();
  }
  void operator()(const Notice& m) {
    head("notice", {});
    json.key("code").word(name_of(m.code));
    write_params(m.params);
    json.key("message").text(in_english(m)).end_object();
  }
};

std::string frame(std::string_view type, std::string_view reply_to, std::uint64_t version,
                  std::string_view member, std::string_view body) {
  JsonWriter json;
  json.begin_object().key("type").word(type);
  if (!reply_to.empty()) json.key("reply_to").text(reply_to);
  json.key("version").number(version).key(member).raw(body).end_object();
  return json.str();
}

}  // namespace

std::string in_english(const Notice& notice) {
  switch (notice.code) {
    case NoticeCode::TakenOver:
      return "You opened this table in another place, which plays on.";
    case NoticeCode::Restarting:
      return "The server restarts; the game goes on in a moment.";
    case NoticeCode::Storage:
      return fill_in(
          "The server cannot save the game ({why}). The table waits; nothing that was confirmed is "
          "lost.",
          notice.params);
    case NoticeCode::StorageBack:
      return "The server saves again; play goes on.";
    case NoticeCode::TooSlow:
      return "Your connection could not keep up with the table and was ended; it comes back by "
             "itself.";
    case NoticeCode::Closed:
      return "This table was closed by the club's host.";
    case NoticeCode::Called:
      return fill_in("{by} asks you to come to the table {table}.", notice.params);
  }
  return {};
}

std::string encode(const ServerMessage& message) {
  Encoder encoder;
  std::visit(encoder, message);
  return encoder.json.str();
}

std::string encode_view(const TableView& view) {
  JsonWriter json;
  json.begin_object();
  write_members(json, view);
  json.end_object();
  return json.str();
}

std::string frame_update(std::string_view reply_to, std::uint64_t version,
                         std::string_view changes) {
  return frame("update", reply_to, version, "changes", changes);
}

std::string frame_view(std::string_view reply_to, std::uint64_t version, std::string_view view) {
  return frame("view", reply_to, version, "view", view);
}

}  // namespace avinas::protocol
